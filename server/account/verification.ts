import type { Verified } from '../../src/contract/account';
import type { Database } from '../database/tables';
import { endAccountLinks } from './endAccountLinks';

/** Ends the links that verify the address of an account, which has another one from now on. Used ones stay [CO-13]. */
export const endVerification = async (db: Database, userId: number): Promise<void> => {
  await db.deleteFrom('verificationToken').where('userId', '=', userId).where('usedAt', 'is', null).execute();
};

/** A link, and the address that its account has. */
const findToken = (db: Database, tokenHash: string, now: number) =>
  db
    .selectFrom('verificationToken')
    .innerJoin('user', 'user.id', 'verificationToken.userId')
    .select(['userId', 'verificationToken.email as newEmail', 'usedAt', 'user.email'])
    .where('tokenHash', '=', tokenHash)
    .where((is) =>
      is.or([is('usedAt', 'is not', null), is('expiresAt', 'is', null), is('expiresAt', '>', now)]),
    )
    .executeTakeFirst();

type Token = NonNullable<Awaited<ReturnType<typeof findToken>>>;

/** Uses an open link, which keeps its address. The other links end where the account gets a new one. */
const spendToken = async (db: Database, tokenHash: string, { userId, ...token }: Token, now: number) => {
  const email = token.newEmail ?? token.email;
  await db.updateTable('user').set({ emailVerified: 1, email }).where('id', '=', userId).execute();
  await db
    .updateTable('verificationToken')
    .set({ usedAt: now, email })
    .where('tokenHash', '=', tokenHash)
    .execute();
  if (token.newEmail === null) return email;
  await endAccountLinks(db, userId);
  await endVerification(db, userId);
  return email;
};

/**
 * Verifies the address of the token's user. The link to a new address makes it that of the account [AC-1]. A used link
 * is taken any number of times, and changes nothing any more [CO-13]. Returns the address that the link was for, if
 * that is the one that counts; undefined when the token is unknown or has expired.
 */
export const verifyEmailByToken = (
  db: Database,
  tokenHash: string,
  now: number,
): Promise<Verified | undefined> =>
  db.transaction().execute(async (transaction) => {
    const token = await findToken(transaction, tokenHash, now);
    if (!token) return undefined;
    if (token.usedAt === null) return { email: await spendToken(transaction, tokenHash, token, now) };
    return { email: token.newEmail === token.email ? token.email : null };
  });
