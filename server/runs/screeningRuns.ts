import type { Selectable } from 'kysely';
import type { ScreeningRunPost } from '../../src/contract/runs';
import { rowToJson } from '../database/json';
import type { Database } from '../database/tables';
import type { ScreeningRunTable } from '../database/tables/runs';
import { demandSameContent } from './demands';
import { type Arrival, saveRun, toRunFields } from './saveRun';

type ScreeningRunRow = Selectable<ScreeningRunTable>;

/** Returns a screening run as it is sent. */
export const screeningRunToJson = (row: ScreeningRunRow): string =>
  rowToJson(
    {
      ...toRunFields(row),
      screeningId: row.screeningId,
      ...(row.secondOf !== null && { secondOf: row.secondOf }),
      ...(row.ratedFrom !== null && { ratedFrom: row.ratedFrom }),
    },
    { testRuns: row.testRuns, exercises: row.exercises },
  );

/** One screening run [API-21], or undefined when no run has that id. */
export const findScreeningRun = (db: Database, id: number): Promise<ScreeningRunRow | undefined> =>
  db.selectFrom('screeningRun').selectAll().where('id', '=', id).executeTakeFirst();

/** The athlete of a screening run, or undefined when no run has that id. */
export const findScreeningRunOwner = async (db: Database, id: number): Promise<number | undefined> => {
  const row = await db.selectFrom('screeningRun').select('userId').where('id', '=', id).executeTakeFirst();
  return row?.userId;
};

/**
 * Stores a screening run by the rules of `saveRun` and returns what is stored then. The screening must exist; it may be
 * retired, or no longer assigned [AS-3]. Throws 409 see `demandSameContent`.
 */
export const saveScreeningRun = async (
  db: Database,
  post: ScreeningRunPost,
  arrival: Arrival,
): Promise<ScreeningRunRow> => {
  const { screeningId, testRuns, exercises, secondOf = null, ratedFrom = null } = post;
  const content = {
    screeningId,
    testRuns: JSON.stringify(testRuns),
    exercises: JSON.stringify(exercises),
    secondOf,
    ratedFrom,
  };
  const { row, isFormer } = await saveRun(db, 'screeningRun', { ...post, ...arrival }, content);
  if (isFormer) demandSameContent(post, screeningRunToJson(row));
  return row;
};
