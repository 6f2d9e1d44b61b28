import { sql } from 'kysely';
import type { CommitFollower } from '../database/postgres/commitFollower';
import type { Database } from '../database/tables';
import type { Committed, JournalRow } from './journalRows';
import type { JournalKeeper } from './keepJournal';

/** The counters of the ids, with their schema and quotes. */
const countersOf = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{
    name: string;
  }>`select pg_get_serial_sequence(attrelid::regclass::text, 'id') as name
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and attname = 'id' and attidentity <> ''`.execute(db);
  return rows.map(({ name }) => name);
};

/** Returns the part of a query that reads the highest id; what is rolled back counts as given. */
const highestOf = (counters: readonly string[]): string => {
  const last = counters.map((counter) => `select last_value from ${counter}`).join(' union all ');
  return `(select max(last_value) from (${last}) as counters) as "highestId"`;
};

/** Returns what a database of any version has for the journal. */
export const readCommitted = async (db: Database): Promise<Committed> => {
  const { rows } = await sql<JournalRow>`select * from "erasure"`.execute(db);
  const highest = await sql
    .raw<{ highestId: number }>(`select ${highestOf(await countersOf(db))}`)
    .execute(db);
  return { rows, highestId: highest.rows[0]?.highestId ?? 0 };
};

/** Completes the journal by what is committed. Returns how the driver goes on with it. */
export const followCommits = async (db: Database, keeper: JournalKeeper): Promise<CommitFollower> => {
  const highest = highestOf(await countersOf(db));
  const after = (
    id: number | string,
  ) => `select (select coalesce(json_agg(row_to_json(new) order by "id"), '[]')
      from "erasure" as new where "id" > ${id}) as "rows", ${highest}`;
  const { rows } = await sql.raw<Committed>(after(keeper.lastId)).execute(db);
  if (rows[0]) keeper.note(rows[0]);
  return {
    preparation: `prepare "new erasures" (bigint) as ${after('$1')}`,
    query: () => `execute "new erasures" (${keeper.lastId})`,
    note: (row) => keeper.note(row as Committed),
  };
};
