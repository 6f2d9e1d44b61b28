import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { type ExerciseRun, type ExerciseRunPost, runUnitSchema } from '../../src/contract/schemas';
import { readJson } from '../database/json';
import type { Database, ExerciseRunTable } from '../database/tables';
import { saveRun, toRunFields } from './saveRun';

const toExerciseRun = (row: Selectable<ExerciseRunTable>): ExerciseRun => ({
  ...toRunFields(row),
  runUnits: readJson(z.array(runUnitSchema), row.runUnits),
});

/** Returns a run as JSON. Its list is stored as JSON and is not read. */
export const exerciseRunToJson = ({ runUnits, ...row }: Selectable<ExerciseRunTable>): string =>
  `${JSON.stringify(toRunFields(row)).slice(0, -1)},"runUnits":${runUnits}}`;

/** Stores the screening run that a training learned of after it was sent. That makes no new revision [CO-21]. */
const learnScreeningRun = async (
  db: Database,
  { userId, clientId, clientRevision, screeningRunId }: ExerciseRunPost,
): Promise<void> => {
  if (clientRevision === undefined || screeningRunId === null) return;
  await db
    .updateTable('exerciseRun')
    .set({ screeningRunId })
    .where(({ and }) => and({ userId, clientId, clientRevision }))
    .execute();
};

/** Stores an exercise run by the rules of `saveRun` and returns what is stored then. Its screening run, if any, must exist. */
export const saveExerciseRun = async (db: Database, post: ExerciseRunPost): Promise<ExerciseRun> => {
  const { screeningRunId, runUnits } = post;
  await learnScreeningRun(db, post);
  const content = { screeningRunId, runUnits: JSON.stringify(runUnits) };
  return toExerciseRun(await saveRun(db, 'exerciseRun', post, content));
};

/** The athlete of an exercise run, or undefined when there is none with that id. */
export const findExerciseRunOwner = async (db: Database, id: number): Promise<number | undefined> => {
  const row = await db.selectFrom('exerciseRun').select('userId').where('id', '=', id).executeTakeFirst();
  return row?.userId;
};
