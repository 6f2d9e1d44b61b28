import type { Selectable } from 'kysely';
import { type BasisExercise, type Exercise, exerciseSchema } from '../../src/contract/schemas';
import { checkedOnce, rowToJson } from '../database/json';
import { prepared } from '../database/prepared';
import type { Database } from '../database/tables';
import type { ExerciseTable } from '../database/tables/content';

type ExerciseRow = Selectable<ExerciseTable>;

const checkExercise = checkedOnce(exerciseSchema);

/** Returns an exercise as it is sent: of what another server may lack, it has what says something [SI-1, CT-7]. */
export const exerciseToJson = ({ sides, easierId, harderId, group, ...exercise }: ExerciseRow): string =>
  checkExercise(
    exercise.id,
    rowToJson({
      ...exercise,
      ...(sides && { sides: true }),
      ...(easierId && { easierId }),
      ...(harderId && { harderId }),
      ...(group && { group }),
    }),
  );

/** The row of an exercise, with all columns. */
export const toExerciseRow = ({
  sides,
  easierId = null,
  harderId = null,
  group = null,
  ...exercise
}: Exercise) => ({ ...exercise, easierId, harderId, group, sides: sides ? 1 : null });

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
