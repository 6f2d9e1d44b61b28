import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Dialect } from '../dialect';
import { openSqliteBroadcast } from './broadcast';
import { closeSqlite } from './closeSqlite';
import { databaseCompanions, databaseFileIn } from './databaseFile';
import { sqliteTriggers } from './triggers';

/** Returns the size of a file in bytes, and 0 for a file that is missing: the database's second file comes and goes. */
const sizeOf = async (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** One file, one process. */
export const sqliteDialect: Dialect = {
  isShared: false,
  triggers: sqliteTriggers,
  transactionOf: (db, _, work) => db.transaction().execute(work),
  beginSnapshot: async (db) => {
    await sql`begin`.execute(db);
  },
  idList: (ids) => sql<number>`(select value from json_each(${JSON.stringify([...ids])}))`,
  collected: (column) => sql<string>`json_group_array(${column})`,
  openBroadcast: openSqliteBroadcast,
  alone: ({ signal }, work) => work(() => !signal.aborted),
  // Keys that refer to the former table are kept by name, and nothing checks them during a migration.
  replaceTable: async (db, former, replacement) => {
    await db.schema.dropTable(former).execute();
    await db.schema.alterTable(replacement).renameTo(former).execute();
  },
  readCounters: async (db) => {
    // SQLite has a row only of tables that ever had one.
    const { rows } = await sql<{
      name: string;
      last: number;
    }>`select sqlite_master.name, coalesce(seq, 0) as last
      from sqlite_master left join sqlite_sequence on sqlite_sequence.name = sqlite_master.name
      where type = 'table' and sql like '%autoincrement%'`.execute(db);
    return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
  },
  setCounters: async (db, counters) => {
    for (const [name, last] of Object.entries(counters)) {
      await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
      await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(db);
    }
  },
  // The file itself is overwritten by each deletion. Its journal would keep what was there until it is used again.
  clearTraces: async (db) => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  },
  usedBytes: async (_, dataDir) => {
    const sizes = await Promise.all(
      ['', ...databaseCompanions].map((end) => sizeOf(`${databaseFileIn(dataDir)}${end}`)),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  },
  close: closeSqlite,
};
