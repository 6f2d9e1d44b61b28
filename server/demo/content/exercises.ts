import type { Exercise } from '../../../src/contract/schemas';
import { legExercises } from './exercises/legs';
import { mobilityExercises } from './exercises/mobility';
import { trunkExercises } from './exercises/trunk';

/** The demo club's exercises with `sortOrder` 0, 1, 2, … [RU-10]. */
export const demoExercises: Exercise[] = [...mobilityExercises, ...trunkExercises, ...legExercises].map(
  (exercise, sortOrder) => ({ ...exercise, sortOrder }),
);
