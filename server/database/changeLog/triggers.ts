import { sql } from 'kysely';
import type { Database } from '../tables';
import { type LoggedTable, loggedTables } from './loggedTables';

/** A trigger by name, with the statement that makes it as SQLite keeps it. */
export interface Trigger {
  name: string;
  sql: string;
}

/** Begins the name of each of these triggers. */
export const triggerPrefix = 'change of ';

/** So many entries are kept: of a club with 200 athletes about those of a month. */
export const keptEntries = 200_000;

/** A random tag tells an entry from one with the same id in another copy of the database. */
const randomTag = 'lower(hex(randomblob(4)))';

/** Returns the statement that adds an entry. The three values are SQL. */
export const entryStatement = (kind: string, rowId: string, ownerId: string): string =>
  `insert into "change" ("tag", "kind", "rowId", "ownerId") values (${randomTag}, '${kind}', ${rowId}, ${ownerId})`;

const columnOf = (state: 'OLD' | 'NEW', column: string | undefined, otherwise: string): string =>
  column === undefined ? otherwise : `${state}."${column}"`;

const entryOf = (state: 'OLD' | 'NEW', { kind, row, owner }: LoggedTable): string =>
  entryStatement(kind, columnOf(state, row, '0'), columnOf(state, owner, 'null'));

const differs = (columns: readonly string[]): string =>
  columns.map((column) => `OLD."${column}" is not NEW."${column}"`).join(' or ');

/**
 * Returns the triggers of a table. A write that changes no column that counts is not logged. Of a row that moves to
 * another owner, the former one learns, too. They name no other table: otherwise SQLite could not make that one anew
 * in a migration.
 */
const triggersOf = (logged: LoggedTable, present: readonly string[]): Trigger[] => {
  const { table, kind, row, owner, columns = present } = logged;
  const trigger = (event: string, when: string, state: 'OLD' | 'NEW', title = event): Trigger => {
    const name = `${triggerPrefix}${kind} by ${title} of ${table}`;
    return {
      name,
      sql: `CREATE TRIGGER "${name}" after ${event} on "${table}" ${when}begin ${entryOf(state, logged)}; end`,
    };
  };
  const keys = [row, owner].filter((key) => key !== undefined);
  return [
    trigger('insert', '', 'NEW'),
    trigger('delete', '', 'OLD'),
    trigger('update', `when ${differs(columns)} `, 'NEW'),
    ...(keys.length > 0 ? [trigger('update', `when ${differs(keys)} `, 'OLD', 'move')] : []),
  ];
};

/** Forgets the oldest entry with each new one, so that the log does not grow for ever. */
const pruning: Trigger = {
  name: `${triggerPrefix}log`,
  sql: `CREATE TRIGGER "${triggerPrefix}log" after insert on "change" begin \
delete from "change" where "id" <= NEW."id" - ${keptEntries}; end`,
};

/** Returns the columns of a table in the database, in their order; none when there is no such table. */
export const columnsOf = async (db: Database, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  return rows.map(({ name }) => name);
};

/** Returns all triggers that the log needs for the tables as they are in the database. */
export const neededTriggers = async (db: Database): Promise<Trigger[]> => {
  const needed = [pruning];
  for (const logged of loggedTables) {
    needed.push(...triggersOf(logged, await columnsOf(db, logged.table)));
  }
  return needed;
};
