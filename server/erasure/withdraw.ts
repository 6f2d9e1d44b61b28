import type { Withdrawal } from '../../src/contract/withdrawal';
import type { Database } from '../database/tables';
import type { NotedWithdrawal } from '../journal/entries';
import { addConsent, type NewConsent } from '../users/addConsent';
import { erasePain } from './erasePain';

/** A withdrawal: whose it is, what they withdraw, and who says so. `reason` where it is somebody else. */
export interface WithdrawalOf extends Pick<NewConsent, 'userId' | 'how' | 'enteredBy' | 'reason'> {
  what: Withdrawal['what'];
  at: number;
}

/**
 * Keeps that a member has withdrawn their consent, and lets no restored backup bring it back [CS-5, LV-1, ON-6]: about
 * pain, whose entries are erased, or as a whole. Who has nothing to withdraw stays as they are. To be called in a
 * transaction about everybody. Returns whether there was anything.
 */
export const withdraw = async (db: Database, { what, ...withdrawal }: WithdrawalOf): Promise<boolean> => {
  const { userId, at } = withdrawal;
  const user = await db.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const isPain = what === 'pain';
  if (user.agreedVersion === null || (isPain && user.painAgreedAt === null)) return false;
  if (isPain) await erasePain(db, userId);
  await addConsent(db, {
    ...withdrawal,
    version: user.agreedVersion,
    what: isPain ? 'painWithdrawn' : 'withdrawn',
    pain: false,
    guardianName: user.guardianName,
    guardianEmail: user.guardianEmail,
  });
  await db.insertInto('erasure').values({ userId, withdrawn: what, withdrawnAt: at }).execute();
  return true;
};

/**
 * Repeats a withdrawal of which an older database knows nothing [ON-6]. Whose whole consent it was rests from then on:
 * the club wakes them, and they are asked anew. To be called in a transaction.
 */
export const repeatWithdrawal = async (
  db: Database,
  { userId, what, at }: NotedWithdrawal,
): Promise<void> => {
  const noted = await db
    .selectFrom('erasure')
    .select('id')
    .where('userId', '=', userId)
    .where('withdrawn', '=', what)
    .where('withdrawnAt', '=', at)
    .executeTakeFirst();
  const user = await db.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst();
  if (noted || !user) return;
  const repeated = await withdraw(db, { userId, what, at, how: 'self', enteredBy: null, reason: null });
  if (!repeated)
    await db.insertInto('erasure').values({ userId, withdrawn: what, withdrawnAt: at }).execute();
  if (what === 'all') await db.updateTable('user').set({ isResting: 1 }).where('id', '=', userId).execute();
};
