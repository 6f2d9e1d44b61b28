import type { BasisExercise, Exercise } from '../../src/contract/schemas';
import type { Database } from '../database/tables';

/** Every exercise by `sortOrder` [API-25]. */
export const findExercises = (db: Database): Promise<Exercise[]> =>
  db.selectFrom('exercise').selectAll().orderBy('sortOrder').orderBy('id').execute();

/** One exercise [API-27], or undefined when there is none with that id. */
export const findExercise = (db: Database, id: number): Promise<Exercise | undefined> =>
  db.selectFrom('exercise').selectAll().where('id', '=', id).executeTakeFirst();

/** The basis list in its order [API-26]. */
export const findBasisExercises = (db: Database): Promise<BasisExercise[]> =>
  db.selectFrom('basisExercise').select('exerciseId').orderBy('position').execute();
