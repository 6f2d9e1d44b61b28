import type { Database } from '../database/tables';

/** A user who is signed in, as every check of access needs them. */
export interface SignedInUser {
  id: number;
  username: string;
}

/**
 * Stores the hash of a new token and drops the user's expired ones. Times in milliseconds since 1970. Answers false, and
 * stores nothing, when the user's password is no longer the checked one: a sign-in with the former password must not
 * outlive a new one that was set meanwhile.
 */
export const storeToken = (
  db: Database,
  token: { tokenHash: string; userId: number; expiresAt: number },
  checkedPasswordHash: string,
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('user')
      .select('id')
      .where('id', '=', token.userId)
      .where('passwordHash', '=', checkedPasswordHash)
      .executeTakeFirst();
    if (!user) return false;
    await transaction
      .deleteFrom('authToken')
      .where('userId', '=', token.userId)
      .where('expiresAt', '<=', now)
      .execute();
    await transaction.insertInto('authToken').values(token).execute();
    return true;
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
