import { randomBytes } from 'node:crypto';
import { dialectOf } from '../dialect';
import type { Database } from '../tables';
import type { Trigger } from './trigger';
import { neededTriggers, triggerPrefix } from './triggers';

const keyOf = (triggers: readonly Trigger[]): string =>
  triggers
    .map((trigger) => trigger.sql)
    .toSorted()
    .join('\n');

/** Forgets all entries, so that no former cursor is good any more. The first entry says only where the log begins. */
const beginLog = async (db: Database): Promise<void> => {
  await db.deleteFrom('change').execute();
  const tag = randomBytes(4).toString('hex');
  await db.insertInto('change').values({ tag, kind: 'start', rowId: 0, ownerId: null }).execute();
};

/**
 * Makes the triggers that log each write for which `descriptions` names an entry, in the transaction of the write
 * [DE-6]. Where they are not exactly those, as after a migration that made a table anew or added a column, changes may
 * be missing: the log then begins anew. To be called at each opening, after the migrations.
 */
export const installChangeLog = (db: Database): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { triggers } = dialectOf(db);
    // A schema from before the log, as the tests of migrations make it.
    if ((await triggers.columnsOf(transaction, 'change')).length === 0) return;
    const needed = await neededTriggers(transaction);
    const present = await triggers.present(transaction, triggerPrefix);
    if (keyOf(needed) === keyOf(present)) return;
    for (const trigger of present) await triggers.drop(transaction, trigger);
    for (const trigger of needed) await triggers.make(transaction, trigger);
    await beginLog(transaction);
  });
