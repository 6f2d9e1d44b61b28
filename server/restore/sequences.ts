import { sql } from 'kysely';
import type { Database } from '../database/tables';

/** The tables whose ids are counted up and never given twice. */
const countedTables = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select "name" from "sqlite_master"
    where "type" = 'table' and "sql" like '%autoincrement%'`.execute(db);
  return rows.map(({ name }) => name);
};

/** Returns the highest id that any table has given. */
export const highestGivenId = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ id: number | null }>`select max("seq") as "id" from "sqlite_sequence"`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
};

/** Lets every table go on with ids above `id`. To be called in a transaction. */
export const raiseSequences = async (db: Database, id: number): Promise<void> => {
  for (const table of await countedTables(db)) {
    // SQLite has a row only of tables that ever had one, and no key by which it could be replaced.
    await sql`delete from "sqlite_sequence" where "name" = ${table}`.execute(db);
    await sql`insert into "sqlite_sequence" ("name", "seq") values (${table}, ${id})`.execute(db);
  }
};
