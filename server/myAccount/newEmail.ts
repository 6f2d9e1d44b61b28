import type { AccountDependencies } from '../account/dependencies';
import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import { mailAddressSchema, normaliseMailAddress } from '../mail/mailAddress';
import { createToken, hashToken } from '../session/tokens';

/** Returns the address that a user wants and has not verified yet, or null. */
export const findNewEmail = async (db: Database, userId: number): Promise<string | null> => {
  const row = await db
    .selectFrom('verificationToken')
    .select('email')
    .where('userId', '=', userId)
    .where('email', 'is not', null)
    .executeTakeFirst();
  return row?.email ?? null;
};

/** Ends the link to the address that a user wanted. The links that verify the address of the account stay. */
const forgetNewEmail = async (db: Database, userId: number): Promise<void> => {
  await db
    .deleteFrom('verificationToken')
    .where('userId', '=', userId)
    .where('email', 'is not', null)
    .execute();
};

/** Stores the wish in place of an earlier one. Returns the link's token. */
const storeNewEmail = (db: Database, userId: number, email: string): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    const token = createToken();
    await forgetNewEmail(transaction, userId);
    await transaction
      .insertInto('verificationToken')
      .values({ tokenHash: hashToken(token), userId, email })
      .execute();
    return token;
  });

/** Returns the address as it is stored. Throws 422 when it is none. */
const readAddress = (written: string): string => {
  const address = mailAddressSchema.safeParse(written.trim());
  if (!address.success) throw unprocessable('Das ist keine gültige E-Mail-Adresse.');
  return normaliseMailAddress(address.data);
};

/**
 * Mails a link to the address that a user wants. It counts once the link was opened, see `verifyEmailByToken` [AC-1]. The
 * address that the account has already takes the wish back. Throws 422 when the address is invalid, and 503 when the mail
 * could not be sent; then nothing is wanted any more.
 */
export const requestNewEmail = async (
  { db, mails, sendMail }: AccountDependencies,
  userId: number,
  written: string,
): Promise<void> => {
  const email = readAddress(written);
  const user = await db
    .selectFrom('user')
    .select(['firstName', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (email === user.email) return forgetNewEmail(db, userId);
  const token = await storeNewEmail(db, userId, email);
  try {
    await sendMail(mails.newEmail({ firstName: user.firstName, email }, token));
  } catch (error) {
    await forgetNewEmail(db, userId);
    throw error;
  }
};
