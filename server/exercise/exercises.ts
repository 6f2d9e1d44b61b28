import type { Selectable } from 'kysely';
import { type BasisExercise, type Exercise, exerciseSchema } from '../../src/contract/schemas';
import { checkedOnce, rowToJson } from '../database/json';
import { prepared } from '../database/prepared';
import type { Database } from '../database/tables';
import type { ExerciseTable } from '../database/tables/content';

type ExerciseRow = Selectable<ExerciseTable>;

const checkExercise = checkedOnce(exerciseSchema);

/** Returns an exercise as it is sent: only one that is done on each side says so [SI-1]. */
export const exerciseToJson = ({ sides, ...exercise }: ExerciseRow): string =>
  checkExercise(exercise.id, rowToJson(sides ? { ...exercise, sides: true } : exercise));

/** The row of an exercise. */
export const toExerciseRow = ({ sides, ...exercise }: Exercise) => ({ ...exercise, sides: sides ? 1 : null });

/** Returns every exercise, by `sortOrder` [API-25]. */
export const findExercises = prepared((db) =>
  db
    .selectFrom('exercise')
    .selectAll()
    .orderBy('sortOrder', (order) => order.asc().nullsFirst())
    .orderBy('id'),
);

/** Returns one exercise [API-27], or undefined. */
export const findExercise = (db: Database, id: number): Promise<ExerciseRow | undefined> =>
  db.selectFrom('exercise').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns the basis list in its order [API-26]. */
export const findBasisExercises = (db: Database): Promise<BasisExercise[]> =>
  db.selectFrom('basisExercise').select('exerciseId').orderBy('position').execute();
