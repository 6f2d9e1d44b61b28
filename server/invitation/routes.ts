import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { invitationAnswerSchema, invitationSchema } from '../../src/contract/invitation';
import { currentUserSchema } from '../../src/contract/schemas';
import { needsGuardian } from '../../src/domain/minors';
import { createLinkLimit } from '../account/linkLimit';
import { readClub } from '../club/club';
import type { Dependencies } from '../dependencies';
import { type Api, returns } from '../http/api';
import { invalidInvitation } from '../http/errors';
import { smallBodyLimit } from '../http/limits';
import { setXsrfCookies } from '../http/xsrf';
import { readRoles } from '../session/roles';
import { signInOn } from '../session/signIn';
import { yearOf } from '../time';
import { acceptInvitation } from './accept';
import { findInvitation } from './invitations';

const byToken = { params: z.object({ token: z.string() }) };

/** Invitations, open to everybody who has the token or the code of one [MB-4]. Guessing is limited like sign-in. */
export const invitationRoutes = (
  app: Api,
  dependencies: Pick<Dependencies, 'db' | 'passwords' | 'now'>,
): void => {
  const { db, now } = dependencies;
  const limit = createLinkLimit(now);

  /** Returns what `find` returns, and counts a failure when that is nothing. Throws 404 then. */
  const demandFound = async <Found>(address: string, find: () => Promise<Found | undefined>) => {
    let found: Found | undefined;
    await limit(address, async () => {
      found = await find();
      return found !== undefined;
    });
    if (found === undefined) throw invalidInvitation();
    return found;
  };

  app.get('/invitation/:token', returns(invitationSchema, byToken), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const invitation = await demandFound(request.ip, async () => {
      const found = await findInvitation(db, request.params.token, now());
      return found?.usedAt === null ? found : undefined;
    });
    const { firstName, birthYear, authorities } = invitation;
    const { name, consentText } = await readClub(db);
    const isAthlete = readRoles(authorities).includes('ROLE_ATHLETE');
    const isGuarded = isAthlete && needsGuardian(birthYear, yearOf(now()));
    return { clubName: name, firstName, needsGuardian: isGuarded, consentText };
  });

  const accepting = {
    bodyLimit: smallBodyLimit,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => setXsrfCookies(request, reply),
    ...returns(currentUserSchema, { ...byToken, body: invitationAnswerSchema }),
  };
  app.post('/invitation/:token', accepting, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const user = await demandFound(request.ip, () =>
      acceptInvitation(dependencies, request.params.token, request.body),
    );
    return signInOn(dependencies, request, user);
  });
};
