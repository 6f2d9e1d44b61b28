import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import {
  exerciseSchema,
  type ScreeningRun,
  type ScreeningRunPost,
  testRunSchema,
} from '../../src/contract/schemas';
import { readJson } from '../database/json';
import type { Database, ScreeningRunTable } from '../database/tables';
import type { List } from '../http/lists';
import { saveRun, toRunFields } from './saveRun';

const toScreeningRun = (row: Selectable<ScreeningRunTable>): ScreeningRun => ({
  ...toRunFields(row),
  testRuns: readJson(z.array(testRunSchema), row.testRuns),
  exercises: readJson(z.array(exerciseSchema), row.exercises),
});

/** Returns a run as JSON. Its lists are stored as JSON and are not read: they may be long, and there may be many. */
export const screeningRunToJson = ({ testRuns, exercises, ...row }: Selectable<ScreeningRunTable>): string =>
  `${JSON.stringify(toRunFields(row)).slice(0, -1)},"testRuns":${testRuns},"exercises":${exercises}}`;

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

async function* readPages(db: Database, pages: readonly number[][]) {
  for (const ids of pages) {
    const rows = await ordered(db).where('id', 'in', ids).selectAll().execute();
    yield rows.map(screeningRunToJson);
  }
}

const ordered = (db: Database) => db.selectFrom('screeningRun').orderBy('startedAt').orderBy('id');

/** Lists a user's screening runs, oldest start first [API-20]. */
export const listScreeningRuns = async (db: Database, userId: number): Promise<List> => {
  const runs = await ordered(db)
    .where('userId', '=', userId)
    .select(['id', 'clientRevision', 'tag', 'bytes'])
    .execute();
  return { state: runs, pages: readPages(db, pagesOf(runs)) };
};

/** One screening run [API-21], or undefined when there is none with that id. */
export const findScreeningRun = async (db: Database, id: number): Promise<ScreeningRun | undefined> => {
  const row = await db.selectFrom('screeningRun').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toScreeningRun(row);
};

/** Stores a screening run by the rules of `saveRun` and returns what is stored then. The screening must exist. */
export const saveScreeningRun = async (db: Database, post: ScreeningRunPost): Promise<ScreeningRun> => {
  const { screeningId, testRuns, exercises } = post;
  const content = { screeningId, testRuns: JSON.stringify(testRuns), exercises: JSON.stringify(exercises) };
  return toScreeningRun(await saveRun(db, 'screeningRun', post, content));
};
