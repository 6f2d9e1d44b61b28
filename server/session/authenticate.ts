import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import type { Database } from '../database/tables';
import { unauthenticated } from '../http/errors';
import { findAthleteIds } from '../users/users';
import type { Viewer } from './access';
import { findUserOfToken, type SignedInUser } from './authTokens';
import { hashToken } from './tokens';

/** The name under which a request carries who asks. */
export const viewerDecorator = 'viewer';

/** Who asks. Only for routes behind `authenticate`. */
export const viewerOf = (request: FastifyRequest): Viewer => request.getDecorator<Viewer>(viewerDecorator);

/** Whose valid token `Bearer {token}` carries [API-2, LC-3], or undefined. */
export const findUserOfAuthorization = async (
  db: Database,
  authorization: string | undefined,
  now: number,
): Promise<SignedInUser | undefined> => {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  return token === undefined ? undefined : findUserOfToken(db, hashToken(token), now);
};

/** An `onRequest` hook that finds out who asks, or throws 401. */
export const authenticate =
  (db: Database, now: Clock) =>
  async (request: FastifyRequest): Promise<void> => {
    const user = await findUserOfAuthorization(db, request.headers.authorization, now());
    if (!user) throw unauthenticated();
    request.setDecorator<Viewer>(viewerDecorator, { ...user, athleteIds: await findAthleteIds(db, user.id) });
  };
