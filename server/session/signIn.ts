import type { FastifyReply } from 'fastify';
import type { CurrentUser, UserDetails } from '../../src/contract/schemas';
import type { Dependencies } from '../config/dependencies';
import type { Live } from '../live/live';
import { createToken, hashToken, tokenLifetime } from '../secrets/tokens';
import { findUserDetails } from '../users/users';
import { storeToken } from './authTokens';
import type { CheckedUser } from './checkedUser';
import { deviceOf } from './device';
import { rememberDevice } from './knownDevice';
import { wrongCredentials } from './refusals';

export type SignInDependencies = Pick<Dependencies, 'db' | 'now'> & {
  live: Live;
  config: Pick<Dependencies['config'], 'publicUrl'>;
};

/** Who signs in. `passwordHash` is what the password was checked against, or what was just stored. */
interface SignIn {
  user: UserDetails;
  passwordHash: string;
  /** See `deviceOf`. */
  device: string;
}

/**
 * Signs somebody in and returns the user with the new token [API-6]. Returns undefined when the password has changed
 * since it was checked.
 */
const signIn = async (
  { live, now }: Pick<SignInDependencies, 'live' | 'now'>,
  { user, passwordHash, device }: SignIn,
): Promise<CurrentUser | undefined> => {
  const token = createToken();
  const stored = { tokenHash: hashToken(token), userId: user.id, expiresAt: now() + tokenLifetime, device };
  // A sign-in says what the contract says. What is ours comes with the update.
  const { painConsent: _, ...details } = user;
  return (await storeToken(live, stored, passwordHash, now())) ? { ...details, token } : undefined;
};

/**
 * Signs somebody in on the device that gets the reply, and lets it know so. Throws 401 when the password has changed
 * since it was checked.
 */
export const signInOn = async (
  dependencies: SignInDependencies,
  reply: FastifyReply,
  { username, passwordHash }: CheckedUser,
): Promise<CurrentUser> => {
  const user = await findUserDetails(dependencies.db, username);
  const device = deviceOf(reply.request.headers['user-agent']);
  const signedIn = user && (await signIn(dependencies, { user, passwordHash, device }));
  if (!signedIn) throw wrongCredentials();
  rememberDevice(reply, { username, passwordHash }, dependencies.config.publicUrl);
  return signedIn;
};
