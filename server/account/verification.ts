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
 * Verifies the address of the token's user, any number of times [CO-13]. The link to a new address makes it that of the
 * account the first time [AC-1]. Returns false when the token is unknown.
 */
export const verifyEmailByToken = (db: Database, tokenHash: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const token = await transaction
      .selectFrom('verificationToken')
      .select(['userId', 'email'])
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst();
    if (!token) return false;
    const newEmail = token.email === null ? {} : { email: token.email };
    await transaction
      .updateTable('user')
      .set({ emailVerified: 1, ...newEmail })
      .where('id', '=', token.userId)
      .execute();
    // From now on it is a link to the address of the account, like any other.
    await transaction
      .updateTable('verificationToken')
      .set({ email: null })
      .where('tokenHash', '=', tokenHash)
      .execute();
    return true;
  });
