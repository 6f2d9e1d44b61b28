import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '../../src/contract/schemas';
import type { Database } from '../database/tables';
import { wrongCredentials } from '../http/errors';
import { findUserDetails } from '../users/users';
import { storeToken } from './authTokens';
import { deviceOf } from './device';
import { createToken, hashToken, tokenLifetime } from './tokens';

/** Whose password was right, and what it was checked against. */
export interface CheckedUser {
  username: string;
  passwordHash: string;
}

/**
 * Signs a user in on the device that sends the request. `now` is in milliseconds. Throws 401 when the password has
 * changed since it was checked.
 */
export const signIn = async (
  db: Database,
  { username, passwordHash }: CheckedUser,
  request: Pick<FastifyRequest, 'headers'>,
  now: number,
): Promise<CurrentUser> => {
  const user = await findUserDetails(db, username);
  if (!user) throw wrongCredentials();
  const token = createToken();
  const stored = {
    tokenHash: hashToken(token),
    userId: user.id,
    expiresAt: now + tokenLifetime,
    device: deviceOf(request.headers['user-agent']),
    lastUsedAt: now,
  };
  if (!(await storeToken(db, stored, passwordHash, now))) throw wrongCredentials();
  return { ...user, token };
};
