import type { BasisExercise, Exercise } from '../../src/contract/schemas';
import type { Database } from '../database/tables';

/** Returns every exercise, by `sortOrder` [API-25]. */
export const findExercises = (db: Database): Promise<Exercise[]> =>
  db.selectFrom('exercise').selectAll().orderBy('sortOrder').orderBy('id').execute();

/** Returns one exercise [API-27], or undefined. */
export const findExercise = (db: Database, id: number): Promise<Exercise | undefined> =>
  db.selectFrom('exercise').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns the basis list in its order [API-26]. */
export const findBasisExercises = (db: Database): Promise<BasisExercise[]> =>
  db.selectFrom('basisExercise').select('exerciseId').orderBy('position').execute();
