import type { MyAccount } from '../../src/contract/myAccount';
import type { Database } from '../database/tables';
import { isoOrNull } from '../time';

/** Returns the address that the user has asked for last and has not verified yet, or null. */
const findNewEmail = async (db: Database, userId: number, email: string | null): Promise<string | null> => {
  const token = await db
    .selectFrom('verificationToken')
    .select('email')
    .where('userId', '=', userId)
    .where('email', 'is not', null)
    .executeTakeFirst();
  return token && token.email !== email ? token.email : null;
};

/** Returns the sign-ins of a user that go on, the last used first. `tokenHash` is that of the one that asks. */
const findSignins = async (db: Database, userId: number, tokenHash: string, now: number) => {
  const rows = await db
    .selectFrom('authToken')
    .select(['id', 'device', 'lastUsedAt', 'tokenHash'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, device, lastUsedAt, ...row }) => ({
    id,
    device,
    lastUsedAt: isoOrNull(lastUsedAt),
    isThis: row.tokenHash === tokenHash,
  }));
};

/** Returns a user's own account [AC-1]. `now` is in milliseconds. */
export const findMyAccount = async (
  db: Database,
  userId: number,
  tokenHash: string,
  now: number,
): Promise<MyAccount> => {
  const user = await db
    .selectFrom('user')
    .select(['username', 'firstName', 'lastName', 'team', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    ...user,
    username: user.username ?? '',
    newEmail: await findNewEmail(db, userId, user.email),
    signins: await findSignins(db, userId, tokenHash, now),
  };
};

/** Ends a sign-in of the user, if it is theirs and has not ended yet. */
export const endSignin = async (db: Database, userId: number, signinId: number): Promise<void> => {
  await db.deleteFrom('authToken').where('userId', '=', userId).where('id', '=', signinId).execute();
};
