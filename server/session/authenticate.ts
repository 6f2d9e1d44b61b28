import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Viewer } from '../access/access';
import { readRoles } from '../access/roles';
import { viewerDecorator } from '../access/viewer';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';
import { unauthenticated } from '../http/errors';
import { findEnding } from '../journal/endSignins';
import { hashToken } from '../secrets/tokens';
import type { Clock } from '../system/time';
import { findUserOfToken } from './authTokens';
import { endedSignin, goneAccount } from './refusals';

const idsSchema = z.array(z.int());

/** Returns the token in `Bearer {token}` [API-2, LC-3], or undefined. */
const tokenIn = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];

/**
 * Returns who sends a request with the token in `Bearer {token}` [API-2, LC-3], or undefined when it is not valid.
 */
export const findViewer = async (
  db: Database,
  authorization: string | undefined,
  now: number,
): Promise<Viewer | undefined> => {
  const token = tokenIn(authorization);
  if (token === undefined) return undefined;
  const [user] = await findUserOfToken(db, { tokenHash: hashToken(token), now });
  if (!user) return undefined;
  const { signinId, lastUsedAt, authorities, athleteIds, awaitsGuardian, ...rest } = user;
  return {
    ...rest,
    awaitsGuardian: awaitsGuardian === 1,
    authorities: readRoles(authorities),
    athleteIds: readJson(idsSchema, athleteIds),
    signin: { id: signinId, lastUsedAt },
  };
};

const refusals = { ended: endedSignin, erased: goneAccount, unknown: unauthenticated };

/**
 * An `onRequest` hook that finds the viewer. Throws 401 when nobody is signed in; it says so when the sign-in was
 * ended on purpose, so that the device gives up what it has [CO-27], and throws 410 when its owner was erased
 * [MB-7]. The browser's cache must not give an answer to the next person at the device, so the answer varies with
 * the token.
 */
export const authenticate =
  (db: Database, now: Clock) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('vary', 'Authorization');
    const { authorization } = request.headers;
    const viewer = await findViewer(db, authorization, now());
    if (!viewer) throw refusals[(await findEnding(db, tokenIn(authorization))) ?? 'unknown']();
    request.setDecorator<Viewer>(viewerDecorator, viewer);
  };
