import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { invitationAnswerSchema, invitationSchema } from '../../src/contract/invitation';
import { currentUserSchema } from '../../src/contract/schemas';
import { needsGuardian } from '../../src/domain/minors';
import { createLinkLimit } from '../account/linkLimit';
import { readClub } from '../club/club';
import { type Api, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import { networkOf } from '../http/network';
import { setXsrfCookies } from '../http/xsrf';
import { type SignInDependencies, signInOn } from '../session/signIn';
import { yearOf } from '../system/time';
import { hasRole } from '../users/memberUser';
import { acceptInvitation, type InvitationDependencies } from './acceptInvitation';
import { findInvitation, isOpen } from './invitations';
import type { Mailing } from './mailing';
import { invalidInvitation } from './refusals';

const byToken = { params: z.object({ token: z.string() }) };

/** Opening and accepting an invitation by its token or its short code [MB-4]; open to everybody [GU-8]. */
export const invitationRoutes = (
  app: Api,
  dependencies: InvitationDependencies & SignInDependencies & { mailing: Mailing },
): void => {
  const { db, now } = dependencies;
  const limitGuesses = createLinkLimit(dependencies, 'invitation');

  /** Returns what `find` finds. Throws 404 when that is nothing, and 429 when that happened too often. */
  const limited = async <Found>(address: string, find: () => Promise<Found | undefined>): Promise<Found> => {
    let found: Found | undefined;
    await limitGuesses(address, async () => {
      found = await find();
      return found !== undefined;
    });
    if (found === undefined) throw invalidInvitation();
    return found;
  };

  app.get('/invitation/:token', returns(invitationSchema, byToken), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const member = await limited(networkOf(request.ip), async () => {
      const invitation = await findInvitation(db, request.params.token);
      return invitation && isOpen(invitation, now()) ? invitation : undefined;
    });
    const club = await readClub(db);
    return {
      clubName: club.name,
      firstName: member.firstName,
      needsGuardian: hasRole(member, 'ROLE_ATHLETE') && needsGuardian(member.birthYear, yearOf(now())),
      consentText: club.consentText,
      consentVersion: club.consentVersion,
    };
  });

  const accepting = {
    bodyLimit: smallBodyLimit,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => setXsrfCookies(request, reply),
    ...returns(currentUserSchema, { ...byToken, body: invitationAnswerSchema }),
  };
  app.post('/invitation/:token', accepting, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const user = await limited(networkOf(request.ip), () =>
      acceptInvitation(dependencies, request.params.token, request.body),
    );
    if (request.body.guardianEmail !== null) await dependencies.mailing.sendSoon();
    return signInOn(dependencies, reply, user);
  });
};
