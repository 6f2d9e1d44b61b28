import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access';
import type { Clock } from '../clock';
import { findUserOfToken } from '../database/authTokens';
import type { Database } from '../database/tables';
import { findAthleteIds } from '../database/users';
import { unauthenticated } from '../errors';
import { hashToken } from './tokens';

/** The name under which a request carries who asks. */
export const viewerDecorator = 'viewer';

/** Who asks. Only for routes behind `authenticate`. */
export const viewerOf = (request: FastifyRequest): Viewer => request.getDecorator<Viewer>(viewerDecorator);

/** An `onRequest` hook that finds out who asks by `Authorization: Bearer {token}` [API-2], or throws 401. */
export const authenticate =
  (db: Database, now: Clock) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const user = token === undefined ? undefined : await findUserOfToken(db, hashToken(token), now());
    if (!user) throw unauthenticated();
    request.setDecorator<Viewer>(viewerDecorator, { ...user, athleteIds: await findAthleteIds(db, user.id) });
  };
