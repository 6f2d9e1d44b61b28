import type { MailFault } from '../../src/contract/mail';
import type { Database } from '../database/tables';
import { afterFailure } from './retry';

/** The table has at most this row. */
const only = 1;

const selectWay = (db: Database) => db.selectFrom('mailWay').selectAll().where('id', '=', only);

/** Returns what is in the way of all mails; undefined when nothing is known to be. */
export const findWayFault = (db: Database) => selectWay(db).executeTakeFirst();

/** Returns whether a mail may be tried: nothing is in the way, or the next try is due. */
export const isWayOpen = async (db: Database, now: number): Promise<boolean> =>
  ((await findWayFault(db))?.nextAt ?? 0) <= now;

/**
 * Notes that no mail gets through. What people try between the tries of the server makes the wait no longer. Several
 * processes may note at once: the last one counts.
 */
export const noteWayFault = async (db: Database, fault: MailFault, now: number): Promise<void> => {
  const present = await findWayFault(db);
  if (present && now < present.nextAt) {
    await db.updateTable('mailWay').set({ fault }).where('id', '=', only).execute();
    return;
  }
  const noted = { fault, ...afterFailure(present ?? { failingSince: null, tries: 0 }, now) };
  await db
    .insertInto('mailWay')
    .values({ id: only, ...noted })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(noted))
    .execute();
};

/** Notes that a mail got through. */
export const noteWayGood = async (db: Database): Promise<void> => {
  if (await findWayFault(db)) await db.deleteFrom('mailWay').where('id', '=', only).execute();
};
