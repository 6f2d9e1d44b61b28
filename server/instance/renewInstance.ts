import { randomUUID } from 'node:crypto';
import { dialectOf } from '../database/dialect';
import type { Database } from '../database/tables';
import { erasePerson } from '../erasure/erasePerson';
import { repeatWithdrawal } from '../erasure/withdraw';
import { endSignins } from '../journal/endSignins';
import type { EndedToken, Journal } from '../journal/entries';
import { eraseRun } from '../journal/eraseRun';
import { lacksErasures } from '../journal/keepJournal';
import { raiseConsentVersion, raiseNoteRevisions } from './revisions';

/** What is added to the ids where nobody knows how far they had come: more than a club gives in its life. */
const farAhead = 1_000_000;

/** Ends the sign-ins that the journal has ended, and notes also those of which the database never knew. */
const endAll = async (db: Database, tokens: readonly EndedToken[]): Promise<void> => {
  for (const { tokenHash, userId } of tokens) {
    await endSignins(db, (column) => column('tokenHash', '=', tokenHash));
    await db
      .insertInto('erasure')
      .values({ tokenHash, userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

/** See `renewInstance`. */
const renew = async (transaction: Database, journal: Journal): Promise<void> => {
  for (const run of journal.runs) await eraseRun(transaction, run);
  await endAll(transaction, journal.endedTokens);
  for (const personId of journal.people) await erasePerson(transaction, personId);
  for (const withdrawal of journal.withdrawals) await repeatWithdrawal(transaction, withdrawal);
  await transaction.updateTable('plannedErasure').set({ dueAt: null, seenDueAt: null }).execute();
  await transaction
    .updateTable('user')
    .set({ forgetAt: null, seenForgetAt: null, guardianSeenAt: null })
    .execute();
  await transaction.deleteFrom('recoveryToken').execute();
  await transaction
    .deleteFrom('verificationToken')
    .where('usedAt', 'is', null)
    .where('email', 'is not', null)
    .execute();
  const dialect = dialectOf(transaction);
  const counters = await dialect.readCounters(transaction);
  const given = Math.max(0, ...Object.values(counters));
  const beginning = Math.max(given, journal.highestId ?? given + farAhead) + 1;
  await raiseNoteRevisions(transaction, beginning);
  await raiseConsentVersion(transaction);
  const raised = Object.keys(counters).map((name) => [name, beginning]);
  await dialect.setCounters(transaction, Object.fromEntries(raised));
  await transaction
    .updateTable('instance')
    .set({ epoch: randomUUID(), backedUpAt: null, clockReadAt: null })
    .execute();
};

/**
 * Makes an older database safe to go on with, in one transaction [ON-6]: what was erased or ended since is erased
 * and ended again, what was withdrawn is withdrawn again [CS-5], no id and no revision that was given since is given
 * anew, links to set a password or to a new address end, because one of them may have been used or ended, an erasure
 * that was planned waits all its days anew, because it may have been stopped [MB-7], that of a member without activity
 * is announced anew, because they may have been there since [CL-4], and the new epoch lets every device offer what it
 * has. What the club has written since does not come back by this: only what devices still have.
 */
export const renewInstance = (db: Database, journal: Journal): Promise<void> =>
  db.transaction().execute((transaction) => renew(transaction, journal));

/** Does that with a database that lacks something of its journal. Of processes that start at once, one does it. */
export const renewIfOlder = (db: Database, journal: Journal): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (await lacksErasures(transaction, journal)) await renew(transaction, journal);
  });
