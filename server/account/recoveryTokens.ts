import type { Database } from '../database/tables';
import type { RecoveryTokenTable } from '../database/tables/people';
import { endSignins } from '../journal/endSignins';
import { endAccountLinks } from './endAccountLinks';

/** How long a used token accepts the same password again, in milliseconds [CO-15]. */
export const replayTime = 10 * 60 * 1000;

/** Returns whether an account does not rest and has that address; null asks whether it has no address. */
const isStillSo = async (db: Database, userId: number, email: string | null): Promise<boolean> => {
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .where('email', email === null ? 'is' : '=', email)
    .where('isResting', '=', 0)
    .executeTakeFirst();
  return user !== undefined;
};

/**
 * Stores the hash of a new recovery token and deletes the user's earlier tokens, and the old ones of everybody. Used
 * tokens stay during `replayTime`. Times are milliseconds since 1970. Returns false and stores nothing when the account
 * rests by now, or has another address than `email`.
 */
export const storeRecoveryToken = (
  db: Database,
  {
    email,
    ...token
  }: Pick<RecoveryTokenTable, 'tokenHash' | 'userId' | 'expiresAt'> & { email: string | null },
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    if (!(await isStillSo(transaction, token.userId, email))) return false;
    await endUnusedTokens(transaction, token.userId);
    await deleteOldTokens(transaction, now);
    await transaction.insertInto('recoveryToken').values(token).execute();
    return true;
  });

const deleteOldTokens = (db: Database, now: number) =>
  db
    .deleteFrom('recoveryToken')
    .where(({ and, eb, or }) =>
      or([eb('usedAt', '<=', now - replayTime), and([eb('usedAt', 'is', null), eb('expiresAt', '<=', now)])]),
    )
    .execute();

const endUnusedTokens = (db: Database, userId: number) =>
  db.deleteFrom('recoveryToken').where('userId', '=', userId).where('usedAt', 'is', null).execute();

/** Returns the id of the user whose password the token can still set, or undefined [API-11]. */
export const findOpenRecovery = async (
  db: Database,
  tokenHash: string,
  now: number,
): Promise<number | undefined> => {
  const row = await db
    .selectFrom('recoveryToken')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.userId;
};

/**
 * Returns the hash of the password that was set with the token during `replayTime`, or undefined [CO-15]. Also
 * undefined for a password that was replaced since: nobody is to be told that it counts.
 */
export const findReplayableHash = async (
  db: Database,
  tokenHash: string,
  now: number,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('recoveryToken')
    .innerJoin('user', 'user.id', 'recoveryToken.userId')
    .select('recoveryToken.passwordHash')
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', '>', now - replayTime)
    .whereRef('user.passwordHash', '=', 'recoveryToken.passwordHash')
    .executeTakeFirst();
  return row?.passwordHash ?? undefined;
};

/**
 * Uses an open token. Its user gets the new password and is signed out everywhere, and other links end. The address
 * counts as verified, since the link was sent there. Returns the user's id, or undefined and changes nothing when the
 * token is not open; so of two calls at once one wins.
 */
export const setPasswordByToken = (
  db: Database,
  tokenHash: string,
  passwordHash: string,
  now: number,
): Promise<number | undefined> =>
  db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('recoveryToken')
      .set({ usedAt: now, passwordHash })
      .where('tokenHash', '=', tokenHash)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('userId')
      .executeTakeFirst();
    if (!used) return undefined;
    const { userId } = used;
    await transaction
      .updateTable('user')
      .set({ passwordHash, emailVerified: 1 })
      .where('id', '=', userId)
      .execute();
    await endSignins(transaction, (column) => column('userId', '=', userId));
    await endAccountLinks(transaction, userId);
    return userId;
  });
