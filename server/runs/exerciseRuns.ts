import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ExerciseRunPost } from '../../src/contract/runs';
import { rowToJson } from '../database/json';
import type { Database } from '../database/tables';
import type { ExerciseRunTable } from '../database/tables/runs';
import { demandSameContent } from './demands';
import { type Arrival, saveRun, toRunFields } from './saveRun';

type ExerciseRunRow = Selectable<ExerciseRunTable>;

/** Returns an exercise run as it is sent. */
export const exerciseRunToJson = (row: ExerciseRunRow): string =>
  rowToJson(
    { ...toRunFields(row), screeningRunId: row.screeningRunId },
    { runUnits: row.runUnits, morningPain: row.morningPain },
  );

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
 * Stores an exercise run by the rules of `saveRun` and returns what is stored then. Its screening run, if any, must
 * exist. Throws 409 see `demandSameContent`.
 */
export const saveExerciseRun = async (
  db: Database,
  post: ExerciseRunPost,
  arrival: Arrival,
): Promise<ExerciseRunRow> => {
  const { screeningRunId, runUnits } = post;
  await learnScreeningRun(db, post);
  const content = { screeningRunId, runUnits: JSON.stringify(runUnits) };
  const { row, isFormer } = await saveRun(db, 'exerciseRun', { ...post, ...arrival }, content);
  if (isFormer) demandSameContent(post, exerciseRunToJson(row));
  return row;
};

/** The athlete of an exercise run, or undefined when no run has that id. */
export const findExerciseRunOwner = async (db: Database, id: number): Promise<number | undefined> => {
  const row = await db.selectFrom('exerciseRun').select('userId').where('id', '=', id).executeTakeFirst();
  return row?.userId;
};
