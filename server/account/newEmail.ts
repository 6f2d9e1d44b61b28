import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import { faultOf } from '../mail/faults';
import { mailAddressSchema, normaliseMailAddress } from '../mail/mailAddress';
import { createToken, hashToken } from '../secrets/tokens';
import type { AccountDependencies } from './dependencies';
import { queueNotice } from './waitingNotices';

/** How long the link to a new address lasts, in milliseconds [AC-1]. */
export const newEmailLifetime = 24 * 60 * 60 * 1000;

/** A new address, and the secret of the link that makes it count. */
export interface NewEmail {
  userId: number;
  email: string;
  token: string;
}

const selectOpen = (db: Database, now: number) =>
  db
    .selectFrom('verificationToken')
    .select(['userId', 'email'])
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now);

/** Returns the new addresses that nobody has verified yet, by user. */
export const findNewEmails = async (db: Database, now: number): Promise<Map<number, string>> =>
  new Map((await selectOpen(db, now).execute()).map(({ userId, email }) => [userId, email]));

/** Returns the new address that a user has not verified yet, or null. */
export const findNewEmail = async (db: Database, userId: number, now: number): Promise<string | null> => {
  const row = await selectOpen(db, now).where('userId', '=', userId).executeTakeFirst();
  return row?.email ?? null;
};

/** Ends the link to a new address. Those that verify the address of the account stay. */
export const forgetNewEmail = async (db: Database, userId: number): Promise<void> => {
  await db
    .deleteFrom('verificationToken')
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('email', 'is not', null)
    .execute();
};

/** Stores a new address in place of an earlier one. To be called in a transaction. */
export const storeNewEmail = async (
  db: Database,
  { userId, email, now }: Omit<NewEmail, 'token'> & { now: number },
): Promise<NewEmail> => {
  const token = createToken();
  await forgetNewEmail(db, userId);
  await db
    .insertInto('verificationToken')
    .values({ tokenHash: hashToken(token), userId, email, expiresAt: now + newEmailLifetime })
    .execute();
  return { userId, email, token };
};

/** Returns an address as it is stored. Throws 422 when the text is no address. */
export const readAddress = (written: string): string => {
  const address = mailAddressSchema.safeParse(written.trim());
  if (!address.success) throw unprocessable('Das ist keine gültige E-Mail-Adresse.');
  return normaliseMailAddress(address.data);
};

const undeliverable = () =>
  unprocessable(
    'Der Mailserver nimmt keine E-Mails an diese Adresse an. Bitte prüf, ob sie stimmt. Es hat sich nichts geändert.',
  );

/**
 * Mails the link to the new address, and tells the address that counts until then [AC-1]. Throws what `mayMail` throws,
 * 422 when the address takes no mails, and 503 when the link could not be sent; then the new address is forgotten. The
 * link is not tried again, since the database does not have its secret, and the person can press again.
 */
export const mailNewEmail = async (
  { db, mails, sendMail, mailing }: Pick<AccountDependencies, 'db' | 'mails' | 'sendMail' | 'mailing'>,
  { userId, email, token }: NewEmail,
  mayMail: () => Promise<void>,
): Promise<void> => {
  const { firstName, ...user } = await db
    .selectFrom('user')
    .select(['firstName', 'username', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  try {
    await mayMail();
    await sendMail(mails.newEmail({ firstName, email, hasFormer: user.email !== null }, token));
  } catch (error) {
    await db.deleteFrom('verificationToken').where('tokenHash', '=', hashToken(token)).execute();
    throw faultOf(error) === 'address' ? undeliverable() : error;
  }
  if (user.email === null) return;
  const former = { firstName, email: user.email, username: user.username ?? '' };
  await queueNotice(db, userId, mails.emailChanges(former, email));
  await mailing.sendSoon();
};
