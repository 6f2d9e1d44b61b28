import { notFound } from '../http/errors';
import { normaliseMailAddress } from '../mail/mailAddress';
import { createToken, hashToken } from '../session/tokens';
import { findUsersOfEmail } from '../users/users';
import type { AccountDependencies } from './dependencies';
import { demandGoodPassword } from './passwordRule';
import { findReplayableHash, isRecoveryOpen, setPasswordByToken, storeRecoveryToken } from './recoveryTokens';

/** How long a link to set a new password lasts, in milliseconds. */
export const recoveryLifetime = 60 * 60 * 1000;

/**
 * Mails a link to set a new password to the address, one for each account that has it [API-13, MB-1]. Throws 404 when the
 * address is unknown.
 */
export const requestRecovery = async (
  { db, mails, sendMail, now }: AccountDependencies,
  email: string,
): Promise<void> => {
  const address = normaliseMailAddress(email);
  const users = await findUsersOfEmail(db, address);
  if (users.length === 0) throw notFound('Ein Konto mit dieser E-Mail-Adresse');
  for (const user of users) {
    const token = createToken();
    const stored = { tokenHash: hashToken(token), userId: user.id, expiresAt: now() + recoveryLifetime };
    await storeRecoveryToken(db, stored, now());
    await sendMail(mails.recovery({ ...user, email: address }, token));
  }
};

/**
 * Sets the password of the token's user [API-12]. The same password with the same token is accepted again for ten minutes,
 * since the answer may have been lost [CO-15]. Returns false when the token is unknown, expired or used for another
 * password. Throws 422 when the password is too short or too long.
 */
export const recoverPassword = async (
  { db, passwords, now }: AccountDependencies,
  tokenHash: string,
  password: string,
): Promise<boolean> => {
  if (await isRecoveryOpen(db, tokenHash, now())) {
    demandGoodPassword(password);
    if (await setPasswordByToken(db, tokenHash, await passwords.hash(password), now())) return true;
  }
  const setBefore = await findReplayableHash(db, tokenHash, now());
  return setBefore !== undefined && (await passwords.isCorrect(password, setBefore));
};
