import type { Database } from './tables';

/** A user who is signed in, as every check of access needs them. */
export interface SignedInUser {
  id: number;
  username: string;
}

/** Stores the hash of a new token and drops the user's expired ones. Times in milliseconds since 1970. */
export const storeToken = (
  db: Database,
  token: { tokenHash: string; userId: number; expiresAt: number },
  now: number,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('authToken')
      .where('userId', '=', token.userId)
      .where('expiresAt', '<=', now)
      .execute();
    await transaction.insertInto('authToken').values(token).execute();
  });

/** Whose token it is, or undefined when it is unknown, revoked (its row is gone) or expired. */
export const findUserOfToken = (
  db: Database,
  tokenHash: string,
  now: number,
): Promise<SignedInUser | undefined> =>
  db
    .selectFrom('authToken')
    .innerJoin('user', 'user.id', 'authToken.userId')
    .select(['user.id', 'user.username'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
