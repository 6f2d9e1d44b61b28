import type { Database } from '../database/tables';

/** Stores the hash of a token that verifies a user's address. Earlier tokens stay valid: any of the mails may be opened. */
export const storeVerificationToken = async (
  db: Database,
  token: { tokenHash: string; userId: number },
): Promise<void> => {
  await db.insertInto('verificationToken').values(token).execute();
};

/** Verifies the address of the token's user, any number of times [CO-13]. Returns false when the token is unknown. */
export const verifyEmailByToken = async (db: Database, tokenHash: string): Promise<boolean> => {
  const token = await db
    .selectFrom('verificationToken')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (!token) return false;
  await db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', token.userId).execute();
  return true;
};
