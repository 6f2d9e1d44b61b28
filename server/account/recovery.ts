import { notFound } from '../http/errors';
import { normaliseMailAddress } from '../mail/mailAddress';
import { createToken, hashToken } from '../secrets/tokens';
import { findUsersOfEmail } from '../users/users';
import type { AccountDependencies } from './dependencies';
import { tellOfPassword } from './passwordNotice';
import { demandGoodPassword, namesOf } from './passwordRule';
import {
  findOpenRecovery,
  findReplayableHash,
  setPasswordByToken,
  storeRecoveryToken,
} from './recoveryTokens';

/** How long a link to set a new password lasts, in milliseconds. */
export const recoveryLifetime = 60 * 60 * 1000;

/**
 * Mails a link to set a new password to the address, one for each account that has it [API-13, MB-1]. Throws 404 when
 * the address is unknown, and 503 when a mail could not be sent. Such a mail is not tried again: the person is told,
 * and a link that comes after an hour is of no use.
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
    const expiresAt = now() + recoveryLifetime;
    const stored = { tokenHash: hashToken(token), userId: user.id, email: address, expiresAt };
    if (!(await storeRecoveryToken(db, stored, now()))) continue;
    await sendMail(mails.recovery({ ...user, email: address }, token));
  }
};

/**
 * Sets the password of the token's user [API-12]. The same password with the same token is accepted again for ten
 * minutes, since the answer may have been lost [CO-15]. A mail tells the person [AC-1]. Returns false when the token is
 * unknown, expired or used for another password. Throws 422 when the password is not good.
 */
export const recoverPassword = async (
  dependencies: AccountDependencies,
  tokenHash: string,
  password: string,
): Promise<boolean> => {
  const { db, passwords, now } = dependencies;
  const ownerId = await findOpenRecovery(db, tokenHash, now());
  if (ownerId !== undefined) {
    await demandGoodPassword(password, await namesOf(db, ownerId));
    const userId = await setPasswordByToken(db, tokenHash, await passwords.hash(password), now());
    if (userId !== undefined) {
      await tellOfPassword(dependencies, userId);
      return true;
    }
  }
  const setBefore = await findReplayableHash(db, tokenHash, now());
  return setBefore !== undefined && (await passwords.isCorrect(password, setBefore));
};
