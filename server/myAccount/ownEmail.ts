import type { AccountDependencies } from '../account/dependencies';
import { forgetNewEmail, type NewEmail, storeNewEmail } from '../account/newEmail';
import type { Database } from '../database/tables';

/** Takes a new address back when the one that counts is wanted [AC-1]. Returns whether it is. */
export const keepsEmail = async (db: Database, userId: number, email: string): Promise<boolean> => {
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
  if (user) await forgetNewEmail(db, userId);
  return user !== undefined;
};

/**
 * Stores the address that a user wants and has not verified yet [AC-1]. Returns undefined when the password is wrong:
 * somebody who holds a device that is signed in must not take the account. A password that changed meanwhile is wrong,
 * too.
 */
export const wantEmail = async (
  { db, passwords, now }: Pick<AccountDependencies, 'db' | 'passwords' | 'now'>,
  userId: number,
  { email, password = '' }: { email: string; password: string | undefined },
): Promise<NewEmail | undefined> => {
  const { passwordHash } = await db
    .selectFrom('user')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await passwords.isCorrect(password, passwordHash))) return undefined;
  return db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('user')
      .select('id')
      .where('id', '=', userId)
      .where('passwordHash', '=', passwordHash)
      .where('isResting', '=', 0)
      .executeTakeFirst();
    return user && storeNewEmail(transaction, { userId, email, now: now() });
  });
};
