import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/tables';
import { unauthenticated } from '../http/errors';
import type { Clock } from '../time';
import { findAthleteIds } from '../users/users';
import type { Viewer } from './access';
import { findUserOfToken, noteUse } from './authTokens';
import { readRoles } from './roles';
import { hashToken } from './tokens';

/** The name of the request's decorator that holds the viewer. */
export const viewerDecorator = 'viewer';

/** Returns who sends the request. Only for routes behind `authenticate`. */
export const viewerOf = (request: FastifyRequest): Viewer => request.getDecorator<Viewer>(viewerDecorator);

/** Returns the token in `Bearer {token}` [API-2, LC-3], or undefined when there is none. */
const tokenOf = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];

/** Returns the owner of the token in `Bearer {token}` [API-2, LC-3], or undefined when the token is not valid. */
export const findUserOfAuthorization = async (
  db: Database,
  authorization: string | undefined,
  now: number,
) => {
  const token = tokenOf(authorization);
  return token === undefined ? undefined : findUserOfToken(db, hashToken(token), now);
};

/** Returns what is stored of the token of a signed-in request. */
export const tokenHashOfRequest = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  hashToken(tokenOf(headers.authorization) ?? '');

/**
 * An `onRequest` hook that finds the viewer. Throws 401 when nobody is signed in. The browser's cache must not give an
 * answer to the next person at the device, so the answer varies with the token.
 */
export const authenticate =
  (db: Database, now: Clock) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('vary', 'Authorization');
    const user = await findUserOfAuthorization(db, request.headers.authorization, now());
    if (!user) throw unauthenticated();
    const { id, username, agreedVersion } = user;
    // A request does not fail because its time could not be noted.
    await noteUse(db, tokenHashOfRequest(request), user, now()).catch((error: unknown) =>
      request.log.warn(error),
    );
    request.setDecorator<Viewer>(viewerDecorator, {
      id,
      username,
      agreedVersion,
      authorities: readRoles(user.authorities),
      athleteIds: await findAthleteIds(db, user.id),
    });
  };
