import type { ExerciseDraft } from '../../src/contract/content';
import { type ContentIds, compileExercise } from '../../src/domain/content/compile';
import type { Database } from '../database/tables';
import { toExerciseRow } from '../exercise/exercises';

const rowOf = (key: string, draft: ExerciseDraft, ids: ContentIds, sortOrder: number | null) => {
  const { id, ...row } = toExerciseRow(compileExercise(key, draft, ids, sortOrder));
  return { id, row };
};

/** Adds an exercise at the end of the list. Returns its id. What it names is not there yet. */
export const addExercise = async (db: Database, key: string, draft: ExerciseDraft): Promise<number> => {
  const { last } = await db
    .selectFrom('exercise')
    .select(({ fn }) => fn.max('sortOrder').as('last'))
    .executeTakeFirstOrThrow();
  // The row gets its id from the database.
  const { row } = rowOf(key, draft, new Map([[key, 0]]), (last ?? -1) + 1);
  const { id } = await db.insertInto('exercise').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Changes an exercise in place: a training keeps what was done in it. */
export const replaceExercise = async (
  db: Database,
  key: string,
  draft: ExerciseDraft,
  ids: ContentIds,
): Promise<void> => {
  const present = await db
    .selectFrom('exercise')
    .select('sortOrder')
    .where('id', '=', ids.get(key) ?? 0)
    .executeTakeFirstOrThrow();
  const { id, row } = rowOf(key, draft, ids, present.sortOrder);
  await db.updateTable('exercise').set(row).where('id', '=', id).execute();
};
