import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect';
import { alone } from './alone';
import { openPostgresBroadcast } from './broadcast';
import { transactionOf } from './transactionOf';
import { postgresTriggers } from './triggers';

interface Reference {
  name: string;
  /** The table that refers, with its quotes. */
  table: string;
  definition: string;
}

/** Takes the foreign keys from a table to which they refer. Returns them. */
const takeReferences = async (db: Kysely<unknown>, table: string): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`select conname as name, conrelid::regclass::text as "table",
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and confrelid = ${`"${table}"`}::regclass`.execute(db);
  for (const reference of rows) {
    await sql`alter table ${sql.raw(reference.table)} drop constraint ${sql.ref(reference.name)}`.execute(db);
  }
  return rows;
};

/** One database at an address, any number of processes. */
export const postgresDialectAt = (url: string): Dialect => ({
  isShared: true,
  triggers: postgresTriggers,
  transactionOf,
  beginSnapshot: async (db) => {
    await sql`begin isolation level repeatable read, read only`.execute(db);
  },
  idList: (ids) => sql<number>`(select unnest(${[...ids]}::bigint[]))`,
  collected: (column) => sql<string>`coalesce(json_agg(${column}), '[]')::text`,
  openBroadcast: (options) => openPostgresBroadcast(url, options),
  alone: (options, work) => alone(url, options, work),
  replaceTable: async (db, former, replacement) => {
    const references = await takeReferences(db, former);
    await db.schema.dropTable(former).execute();
    await db.schema.alterTable(replacement).renameTo(former).execute();
    for (const { name, table, definition } of references) {
      await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        db,
      );
    }
  },
  readCounters: async (db) => {
    const { rows } = await sql<{ name: string; last: number }>`select relname as name,
        coalesce(pg_sequence_last_value(pg_get_serial_sequence(attrelid::regclass::text, 'id')), 0) as last
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = current_schema()::regnamespace and attname = 'id' and attidentity <> ''`.execute(
      db,
    );
    return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
  },
  setCounters: async (db, counters) => {
    for (const [name, last] of Object.entries(counters)) {
      const counter = sql`pg_get_serial_sequence(${`"${name}"`}, 'id')`;
      await sql`select setval(${counter}, ${Math.max(last, 1)}, ${last > 0})`.execute(db);
    }
  },
  // PostgreSQL gives the space of deleted rows to new ones by itself.
  clearTraces: async () => {},
  usedBytes: async (db) => {
    const { rows } = await sql<{
      bytes: number;
    }>`select pg_database_size(current_database()) as bytes`.execute(db);
    return rows[0]?.bytes ?? 0;
  },
  close: (db) => db.destroy(),
});
