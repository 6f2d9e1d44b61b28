import { demandGoodPassword } from '../account/passwordRule';
import type { Database } from '../database/tables';
import type { Dependencies } from '../dependencies';
import { unprocessable, wrongOldPassword } from '../http/errors';
import { mailAddressSchema, normaliseMailAddress } from '../mail/mailAddress';
import type { Mails } from '../mail/mails';
import { createToken, hashToken } from '../session/tokens';

type ChangeDependencies = Pick<Dependencies, 'db' | 'passwords' | 'sendMail'> & { mails: Mails };

/**
 * Mails a link to a new address, which counts once the link was opened [AC-1]. Links to other new addresses end. Throws 422
 * when it is no address, and 503 when the mail cannot be sent.
 */
export const requestNewEmail = async (
  { db, mails, sendMail }: ChangeDependencies,
  userId: number,
  wanted: string,
): Promise<void> => {
  if (!mailAddressSchema.safeParse(wanted).success)
    throw unprocessable('Diese E-Mail-Adresse ist nicht vollständig.');
  const email = normaliseMailAddress(wanted);
  const token = createToken();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('verificationToken')
      .where('userId', '=', userId)
      .where('email', 'is not', null)
      .execute();
    await transaction
      .insertInto('verificationToken')
      .values({ tokenHash: hashToken(token), userId, email })
      .execute();
  });
  const { firstName } = await findPerson(db, userId);
  await sendMail(mails.newAddress({ firstName, email }, token));
};

const findPerson = (db: Database, userId: number) =>
  db
    .selectFrom('user')
    .select(['firstName', 'passwordHash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/**
 * Sets a new password and ends all other sign-ins [AC-1]. `tokenHash` is that of the sign-in that stays. Throws 403 when the
 * old password is wrong, and 422 when the new one is too short or too long.
 */
export const changePassword = async (
  { db, passwords }: ChangeDependencies,
  userId: number,
  tokenHash: string,
  change: { old: string; new: string },
): Promise<void> => {
  const { passwordHash } = await findPerson(db, userId);
  if (!(await passwords.isCorrect(change.old, passwordHash))) throw wrongOldPassword();
  demandGoodPassword(change.new);
  const newHash = await passwords.hash(change.new);
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('user').set({ passwordHash: newHash }).where('id', '=', userId).execute();
    await transaction
      .deleteFrom('authToken')
      .where('userId', '=', userId)
      .where('tokenHash', '!=', tokenHash)
      .execute();
  });
};
