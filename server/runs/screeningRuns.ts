import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { exerciseSchema, type ScreeningRunPost, testRunSchema } from '../../src/contract/schemas';
import type { RatedScreeningRun } from '../../src/contract/trainings';
import { readJson } from '../database/json';
import type { Database, ScreeningRunTable } from '../database/tables';
import { saveRun, toRunFields } from './saveRun';

const toScreeningRun = (row: Selectable<ScreeningRunTable>): RatedScreeningRun => ({
  ...toRunFields(row),
  testRuns: readJson(z.array(testRunSchema), row.testRuns),
  exercises: readJson(z.array(exerciseSchema), row.exercises),
});

/** One screening run [API-21], or undefined when there is none with that id. */
export const findScreeningRun = async (db: Database, id: number): Promise<RatedScreeningRun | undefined> => {
  const row = await db.selectFrom('screeningRun').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toScreeningRun(row);
};

/**
 * Stores a screening run by the rules of `saveRun` and returns what is stored then. `ratedBy` is who posts it. The screening
 * must exist; it may be retired, or no longer assigned [AS-3].
 */
export const saveScreeningRun = async (
  db: Database,
  post: ScreeningRunPost,
  ratedBy: number,
): Promise<RatedScreeningRun> => {
  const { screeningId, testRuns, exercises } = post;
  const content = { screeningId, testRuns: JSON.stringify(testRuns), exercises: JSON.stringify(exercises) };
  return toScreeningRun(await saveRun(db, 'screeningRun', { ...post, ratedBy }, content));
};
