import type { Selectable } from 'kysely';
import { prepared } from '../database/prepared';
import type { Database, Tables } from '../database/tables';
import type { RunColumns } from '../database/tables/runs';
import type { List, ShortList } from '../http/lists';
import { asRead, type RunTable } from './saveRun';

/** How many runs make a short list: it is read and sent at once, though each may be as large as a run can be. */
const shortList = 30;

/** What a run costs beside its lists, in the same unit. */
const overhead = 1_000;

/** How long the lists of the runs are that are read at once, unless one is longer. */
const pageBytes = 64_000;

/** Divides runs into pages of about the same length. */
export const pagesOf = (runs: readonly { id: number; bytes: number }[]): number[][] => {
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

/** Changes with the fields of a run that no post changes, so that a client that has them without asks for them once. */
const shape = 'ratedBy, morningPain, start';

type State = Pick<Selectable<RunColumns>, 'id' | 'clientRevision' | 'tag'>;

const stateOf = (runs: readonly State[]) => [
  shape,
  runs.map(({ id, clientRevision, tag }) => `${id} ${clientRevision} ${tag}`).join(),
];

/** The runs of a kind, and how one of them is sent. */
interface Listed<Table extends RunTable> {
  table: Table;
  toJson(row: Selectable<Tables[Table]>): string;
}

/** Returns what lists a user's runs of one kind, oldest start first [API-20, DE-5]. */
export const listerOf = <Table extends RunTable>({ table, toJson }: Listed<Table>) => {
  const readFirst = prepared((db, { userId }: { userId: number }) =>
    ordered(db, table)
      .where('userId', '=', userId)
      .limit(shortList + 1)
      .selectAll(),
  );
  const toItems = (rows: readonly Selectable<RunColumns>[]) =>
    rows.map((row) => toJson(asRead(row) as Selectable<Tables[Table]>));

  async function* readPages(db: Database, pages: readonly number[][]) {
    for (const ids of pages)
      yield toItems(await ordered(db, table).where('id', 'in', ids).selectAll().execute());
  }

  return async (db: Database, userId: number): Promise<List | ShortList> => {
    const first = await readFirst(db, { userId });
    if (first.length <= shortList) return { state: stateOf(first), items: toItems(first) };
    const runs = await ordered(db, table)
      .where('userId', '=', userId)
      .select(['id', 'clientRevision', 'tag', 'bytes'])
      .execute();
    return { state: stateOf(runs), pages: readPages(db, pagesOf(runs)) };
  };
};
