import { sql } from 'kysely';
import type { Database } from '../tables';
import { columnsOf, entryStatement, neededTriggers, type Trigger, triggerPrefix } from './triggers';

const presentTriggers = async (db: Database): Promise<Trigger[]> => {
  const { rows } = await sql<Trigger>`select name, sql from sqlite_master
    where type = 'trigger' and name like ${`${triggerPrefix}%`}`.execute(db);
  return rows;
};

const keyOf = (triggers: readonly Trigger[]): string =>
  triggers
    .map((trigger) => trigger.sql)
    .toSorted()
    .join('\n');

/** Forgets all entries, so that no former cursor is good any more. The first entry says only where the log begins. */
const beginLog = async (db: Database): Promise<void> => {
  await db.deleteFrom('change').execute();
  await sql.raw(entryStatement('start', '0', 'null')).execute(db);
};

/**
 * Makes the triggers that log each write to the tables of `loggedTables`, in the transaction of the write [DE-6].
 * Where they are not exactly those, as after a migration that made a table anew or added a column, changes may be
 * missing: the log then begins anew. To be called at each opening, after the migrations.
 */
export const installChangeLog = (db: Database): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // A schema from before the log, as the tests of migrations make it.
    if ((await columnsOf(transaction, 'change')).length === 0) return;
    const [needed, present] = [await neededTriggers(transaction), await presentTriggers(transaction)];
    if (keyOf(needed) === keyOf(present)) return;
    for (const { name } of present) await sql`drop trigger ${sql.ref(name)}`.execute(transaction);
    for (const trigger of needed) await sql.raw(trigger.sql).execute(transaction);
    await beginLog(transaction);
  });
