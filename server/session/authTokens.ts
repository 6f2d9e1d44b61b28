import { sql } from 'kysely';
import { prepared } from '../database/prepared';
import type { Database } from '../database/tables';
import type { AuthTokenTable } from '../database/tables/people';
import { endSignins } from '../journal/endSignins';
import type { Live } from '../live/live';
import { athleteIdsOfUser } from '../users/users';

/** How many sign-ins of one person stay [AC-4]. */
const maxSignins = 20;

/** How many end at once. Only a database from before the limit has more. */
const maxSurplus = 1000;

/**
 * Ends the sign-ins of a user beyond the limit, those used longest ago first, but never the new one. Returns how many.
 */
const endSurplus = async (db: Database, { id, userId }: { id: number; userId: number }): Promise<number> => {
  const surplus = await db
    .selectFrom('authToken')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '!=', id)
    .orderBy(sql`coalesce("lastUsedAt", 0)`, 'desc')
    .orderBy('id', 'desc')
    .limit(maxSurplus)
    .offset(maxSignins - 1)
    .execute();
  if (surplus.length === 0) return 0;
  const ids = surplus.map((signin) => signin.id);
  return endSignins(db, (column) => column('id', 'in', ids));
};

/**
 * Stores the hash of a new token and deletes the user's expired tokens. More sign-ins than the limit end, with their
 * live channel. Times are milliseconds since 1970. Returns false and stores nothing when the password has changed since
 * it was checked, or the account rests: a sign-in with the former password must not outlive the new password, and none
 * may wake with the account.
 */
export const storeToken = (
  live: Live,
  token: Pick<AuthTokenTable, 'tokenHash' | 'userId' | 'expiresAt'> & { device: string },
  checkedPasswordHash: string,
  now: number,
): Promise<boolean> =>
  live.transaction(async (transaction, { recheck }) => {
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
    const { id } = await transaction
      .insertInto('authToken')
      .values({ ...token, lastUsedAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    if ((await endSurplus(transaction, { id, userId: token.userId })) > 0) recheck(token.userId);
    return true;
  });

/** Ends the sign-in with this token, if there still is one. */
export const deleteToken = async (db: Database, tokenHash: string): Promise<void> => {
  await db
    .transaction()
    .execute((transaction) => endSignins(transaction, (column) => column('tokenHash', '=', tokenHash)));
};

/** 1 where the club demands a guardian's confirmation before an account is used, and it is missing [LV-3]; else 0. */
const awaitsGuardian = sql<number>`case when "user"."guardianMissingSince" is not null
  and exists (select 1 from "club" where "guardianDemand" = 'before') then 1 else 0 end`;

/**
 * Returns the owner of a token, or nobody when the token is unknown, revoked (its row is gone) or expired, or the owner
 * rests [MB-5].
 */
export const findUserOfToken = prepared((db, { tokenHash, now }: { tokenHash: string; now: number }) =>
  db
    .selectFrom('authToken')
    .innerJoin('user', 'user.id', 'authToken.userId')
    .select(['user.id', 'user.authorities', 'user.agreedVersion', 'authToken.lastUsedAt'])
    .select(['authToken.id as signinId', (eb) => eb.fn.coalesce('user.username', sql.lit('')).as('username')])
    .select(awaitsGuardian.as('awaitsGuardian'))
    .select(athleteIdsOfUser(db).$asScalar().$notNull().as('athleteIds'))
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .where('user.isResting', '=', 0),
);
