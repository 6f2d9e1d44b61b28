import type { CurrentUser, UserDetails } from '../../src/contract/schemas';
import type { Dependencies } from '../dependencies';
import { storeToken } from './authTokens';
import { createToken, hashToken, tokenLifetime } from './tokens';

/** Who signs in. `passwordHash` is what the password was checked against, or what was just stored. */
interface SignIn {
  user: UserDetails;
  passwordHash: string;
  /** See `deviceOf`. */
  device: string;
}

/**
 * Signs somebody in and returns the user with the new token [API-6]. Returns undefined when the password has changed since
 * it was checked.
 */
export const signIn = async (
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  { user, passwordHash, device }: SignIn,
): Promise<CurrentUser | undefined> => {
  const token = createToken();
  const stored = { tokenHash: hashToken(token), userId: user.id, expiresAt: now() + tokenLifetime, device };
  return (await storeToken(db, stored, passwordHash, now())) ? { ...user, token } : undefined;
};
