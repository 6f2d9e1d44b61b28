import type { Database } from '../database/tables';
import type { Recipient } from '../mail/mails';
import { createToken, hashToken } from '../session/tokens';
import type { AccountDependencies } from './dependencies';

/** Mails a link that verifies the address of a user. Earlier links stay valid: any of the mails may be opened. */
export const sendVerification = async (
  { db, mails, sendMail }: AccountDependencies,
  user: Recipient & { id: number },
): Promise<void> => {
  const token = createToken();
  await db
    .insertInto('verificationToken')
    .values({ tokenHash: hashToken(token), userId: user.id })
    .execute();
  await sendMail(mails.verification(user, token));
};

/**
 * Verifies the address of the token's user, any number of times [CO-13]. A new address counts from then on [AC-1]. Returns
 * false when the token is unknown.
 */
export const verifyEmailByToken = async (db: Database, tokenHash: string): Promise<boolean> => {
  const token = await db
    .selectFrom('verificationToken')
    .select(['userId', 'email'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (!token) return false;
  const verified = { emailVerified: 1, ...(token.email !== null && { email: token.email }) };
  await db.updateTable('user').set(verified).where('id', '=', token.userId).execute();
  return true;
};
