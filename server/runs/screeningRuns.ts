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
import { saveRun, toRunFields } from './saveRun';

const toScreeningRun = (row: Selectable<ScreeningRunTable>): ScreeningRun => ({
  ...toRunFields(row),
  testRuns: readJson(z.array(testRunSchema), row.testRuns),
  exercises: readJson(z.array(exerciseSchema), row.exercises),
});

/** A user's screening runs, oldest start first [API-20]. */
export const findScreeningRuns = async (db: Database, userId: number): Promise<ScreeningRun[]> => {
  const rows = await db
    .selectFrom('screeningRun')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('userId')
    .orderBy('startedAt')
    .orderBy('id')
    .execute();
  return rows.map(toScreeningRun);
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
