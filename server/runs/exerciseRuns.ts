import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { type ExerciseRunPost, morningPainSchema, runUnitSchema } from '../../src/contract/schemas';
import type { RatedExerciseRun } from '../../src/contract/trainings';
import { readJson } from '../database/json';
import type { Database, ExerciseRunTable } from '../database/tables';
import { saveRun, toRunFields } from './saveRun';

const toExerciseRun = (row: Selectable<ExerciseRunTable>): RatedExerciseRun => ({
  ...toRunFields(row),
  runUnits: readJson(z.array(runUnitSchema), row.runUnits),
  morningPain: row.morningPain === null ? null : readJson(morningPainSchema, row.morningPain),
});

/** Stores the screening run that a training learned of after it was sent. That makes no new revision [CO-21]. */
const learnScreeningRun = async (
  db: Database,
  { userId, clientId, clientRevision, screeningRunId }: ExerciseRunPost,
): Promise<void> => {
  if (clientRevision === undefined || screeningRunId === null) return;
  await db
    .updateTable('exerciseRun')
    .set({ screeningRunId, tag: randomUUID() })
    .where(({ and }) => and({ userId, clientId, clientRevision }))
    .where(({ eb, or }) => or([eb('screeningRunId', 'is', null), eb('screeningRunId', '!=', screeningRunId)]))
    .execute();
};

/**
 * Stores an exercise run by the rules of `saveRun` and returns what is stored then. `ratedBy` is who posts it. Its screening
 * run, if any, must exist.
 */
export const saveExerciseRun = async (
  db: Database,
  post: ExerciseRunPost,
  ratedBy: number,
): Promise<RatedExerciseRun> => {
  const { screeningRunId, runUnits } = post;
  await learnScreeningRun(db, post);
  const content = { screeningRunId, runUnits: JSON.stringify(runUnits) };
  return toExerciseRun(await saveRun(db, 'exerciseRun', { ...post, ratedBy }, content));
};

/** The athlete of an exercise run, or undefined when there is none with that id. */
export const findExerciseRunOwner = async (db: Database, id: number): Promise<number | undefined> => {
  const row = await db.selectFrom('exerciseRun').select('userId').where('id', '=', id).executeTakeFirst();
  return row?.userId;
};

/** One exercise run, or undefined when there is none with that id. */
export const findExerciseRun = async (db: Database, id: number): Promise<RatedExerciseRun | undefined> => {
  const row = await db.selectFrom('exerciseRun').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toExerciseRun(row);
};
