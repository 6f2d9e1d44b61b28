import type { BasisExercise } from '../../../src/contract/schemas';
import { exerciseIds } from './exerciseIds';

/**
 * A plan for the whole body, for athletes whose screening found no weak point [RU-10, TR-2]. So it may ask for more
 * than the other plans do: the jump is in this list only.
 */
export const demoBasis: BasisExercise[] = [
  { exerciseId: exerciseIds.catCow },
  { exerciseId: exerciseIds.thoracicRotation },
  { exerciseId: exerciseIds.birdDog },
  { exerciseId: exerciseIds.sidePlank },
  { exerciseId: exerciseIds.pushUp },
  { exerciseId: exerciseIds.squatJump },
  { exerciseId: exerciseIds.lunge },
  { exerciseId: exerciseIds.singleLegDeadlift },
];
