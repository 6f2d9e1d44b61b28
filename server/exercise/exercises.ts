import type { Selectable } from 'kysely';
import type { BasisExercise, Exercise } from '../../src/contract/schemas';
import type { Database, ExerciseTable } from '../database/tables';

/** An exercise as the contract has it: only one that is done on each side says so [SI-1]. */
export const toExercise = ({ sides, ...exercise }: Selectable<ExerciseTable>): Exercise =>
  sides ? { ...exercise, sides: true } : exercise;

/** The row of an exercise. */
export const toExerciseRow = ({ sides, ...exercise }: Exercise) => ({ ...exercise, sides: sides ? 1 : null });

/** Returns every exercise, by `sortOrder` [API-25]. */
export const findExercises = async (db: Database): Promise<Exercise[]> => {
  const rows = await db
    .selectFrom('exercise')
    .selectAll()
    .orderBy('sortOrder', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
  return rows.map(toExercise);
};

/** Returns one exercise [API-27], or undefined. */
export const findExercise = async (db: Database, id: number): Promise<Exercise | undefined> => {
  const row = await db.selectFrom('exercise').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toExercise(row);
};

/** Returns the basis list in its order [API-26]. */
export const findBasisExercises = (db: Database): Promise<BasisExercise[]> =>
  db.selectFrom('basisExercise').select('exerciseId').orderBy('position').execute();
