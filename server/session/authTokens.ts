import { sql } from 'kysely';
import { prepared } from '../database/prepared';
import type { AuthTokenTable, Database } from '../database/tables';
import { athleteIdsOfUser } from '../users/users';
import { endSignins } from './endSignins';

/**
 * Stores the hash of a new token and deletes the user's expired tokens. Times are milliseconds since 1970. Returns false
 * and stores nothing when the password has changed since it was checked, or the account rests: a sign-in with the former
 * password must not outlive the new password, and none may wake with the account.
 */
export const storeToken = (
  db: Database,
  token: Pick<AuthTokenTable, 'tokenHash' | 'userId' | 'expiresAt'> & { device: string },
  checkedPasswordHash: string,
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const user = await transaction
      .updateTable('user')
      .set({ lastSeenAt: now })
      .where('id', '=', token.userId)
      .where('passwordHash', '=', checkedPasswordHash)
      .where('isResting', '=', 0)
      .returning('id')
      .executeTakeFirst();
    if (!user) return false;
    await transaction
      .deleteFrom('authToken')
      .where('userId', '=', token.userId)
      .where('expiresAt', '<=', now)
      .execute();
    await transaction
      .insertInto('authToken')
      .values({ ...token, lastUsedAt: now })
      .execute();
    return true;
  });

/** Ends the sign-in with this token, if there still is one. */
export const deleteToken = async (db: Database, tokenHash: string): Promise<void> => {
  await db
    .transaction()
    .execute((transaction) => endSignins(transaction, (column) => column('tokenHash', '=', tokenHash)));
};

/** Returns the owner of a token, or nobody when the token is unknown, revoked (its row is gone) or expired, or the owner rests [MB-5]. */
export const findUserOfToken = prepared((db, { tokenHash, now }: { tokenHash: string; now: number }) =>
  db
    .selectFrom('authToken')
    .innerJoin('user', 'user.id', 'authToken.userId')
    .select(['user.id', 'user.authorities', 'user.agreedVersion', 'authToken.lastUsedAt'])
    .select(['authToken.id as signinId', (eb) => eb.fn.coalesce('user.username', sql.lit('')).as('username')])
    .select(athleteIdsOfUser(db).$asScalar().$notNull().as('athleteIds'))
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .where('user.isResting', '=', 0),
);
