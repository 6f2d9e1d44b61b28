import type { BasisExercise } from '../../../src/contract/schemas';
import { exerciseIds } from './exerciseIds';

/** A plan for the whole body, for athletes whose screening asks for no exercise [RU-10, TR-2]. */
export const demoBasis: BasisExercise[] = [
  { exerciseId: exerciseIds.catCow },
  { exerciseId: exerciseIds.birdDog },
  { exerciseId: exerciseIds.forearmPlank },
  { exerciseId: exerciseIds.gluteBridge },
  { exerciseId: exerciseIds.singleLegStance },
  { exerciseId: exerciseIds.squat },
];
