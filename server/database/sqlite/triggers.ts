import { sql } from 'kysely';
import { columnOf, type LogTriggers, type Trigger } from '../changeLog/trigger';

/** A random tag tells an entry from one with the same id in another copy of the database. */
const randomTag = 'lower(hex(randomblob(4)))';

const differs = (columns: readonly string[]): string =>
  columns.map((column) => `OLD."${column}" is not NEW."${column}"`).join(' or ');

/**
 * The triggers of SQLite. Its file keeps the statements as they are. An entry gets its number while its transaction has
 * the only lock for writing.
 */
export const sqliteTriggers: LogTriggers = {
  adding: ({ name, table, event, changed, kind, state, row, owner }) => {
    const when = changed ? `when ${differs(changed)} ` : '';
    const values = [randomTag, `'${kind}'`, columnOf(state, row, '0'), columnOf(state, owner, 'null')];
    const entry = `insert into "change" ("tag", "kind", "rowId", "ownerId") values (${values.join(', ')})`;
    return {
      name,
      table,
      sql: `CREATE TRIGGER "${name}" after ${event} on "${table}" ${when}begin ${entry}; end`,
    };
  },
  pruning: (name, kept) => ({
    name,
    table: 'change',
    sql: `CREATE TRIGGER "${name}" after insert on "change" begin \
delete from "change" where "id" <= NEW."id" - ${kept}; end`,
  }),
  present: async (db, prefix) => {
    const { rows } = await sql<Trigger>`select name, tbl_name as "table", sql from sqlite_master
      where type = 'trigger' and name like ${`${prefix}%`}`.execute(db);
    return rows;
  },
  make: async (db, trigger) => {
    await sql.raw(trigger.sql).execute(db);
  },
  drop: async (db, { name }) => {
    await sql`drop trigger ${sql.ref(name)}`.execute(db);
  },
  columnsOf: async (db, table) => {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
    return rows.map(({ name }) => name);
  },
};
