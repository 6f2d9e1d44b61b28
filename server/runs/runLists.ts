import type { Selectable } from 'kysely';
import type { Database, RunColumns } from '../database/tables';
import type { List } from '../http/lists';
import { type RunTable, toRunFields } from './saveRun';

/** The columns of each kind that hold lists as JSON. */
const listColumns: Record<RunTable, readonly string[]> = {
  screeningRun: ['testRuns', 'exercises'],
  exerciseRun: ['runUnits', 'morningPain'],
};

/** Returns a run as JSON. Its lists are stored as JSON and are not read: they may be long, and there may be many. */
export const runToJson = (table: RunTable, row: Selectable<RunColumns>): string => {
  const names = listColumns[table];
  const [lists, fields] = [new Map<string, unknown>(), new Map<string, unknown>()];
  for (const [name, value] of Object.entries(toRunFields(row)))
    (names.includes(name) ? lists : fields).set(name, value);
  const ends = [...lists].map(([name, json]) => `,"${name}":${json}`);
  return `${JSON.stringify(Object.fromEntries(fields)).slice(0, -1)}${ends.join('')}}`;
};

/** What a run costs beside its lists, in the same unit. */
const overhead = 1_000;

/** How long the lists of the runs are that are read at once, unless one is longer. */
const pageBytes = 64_000;

/** Divides runs into pages of about the same length. */
const pagesOf = (runs: readonly { id: number; bytes: number }[]): number[][] => {
  const pages: number[][] = [];
  let left = 0;
  for (const { id, bytes } of runs) {
    left -= bytes + overhead;
    if (left < 0) {
      pages.push([]);
      left = pageBytes;
    }
    pages.at(-1)?.push(id);
  }
  return pages;
};

const ordered = (db: Database, table: RunTable) => db.selectFrom(table).orderBy('startedAt').orderBy('id');

async function* readPages(db: Database, table: RunTable, pages: readonly number[][]) {
  for (const ids of pages) {
    const rows = await ordered(db, table).where('id', 'in', ids).selectAll().execute();
    yield rows.map((row) => runToJson(table, row));
  }
}

/** Changes with the fields of a run that no post changes, so that a client that has them without asks for them once. */
const shape = 'ratedBy, morningPain';

/** Lists a user's runs of one kind, oldest start first [API-20, DE-5]. */
export const listRuns = async (db: Database, table: RunTable, userId: number): Promise<List> => {
  const runs = await ordered(db, table)
    .where('userId', '=', userId)
    .select(['id', 'clientRevision', 'tag', 'bytes'])
    .execute();
  return { state: [shape, runs], pages: readPages(db, table, pagesOf(runs)) };
};
