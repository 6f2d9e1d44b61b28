import type { BasisExercise } from '../../../src/contract/schemas';
import { exerciseIds } from './exerciseIds';

/**
 * A plan for the whole body, for athletes whose screening found no weak point [RU-10, TR-2]: mobility, trunk, push,
 * pull, hip and legs. It has no jump: that belongs to a screening which looks at landings.
 */
export const demoBasis: BasisExercise[] = [
  { exerciseId: exerciseIds.catCow },
  { exerciseId: exerciseIds.thoracicRotation },
  { exerciseId: exerciseIds.birdDog },
  { exerciseId: exerciseIds.sidePlank },
  { exerciseId: exerciseIds.pushUp },
  { exerciseId: exerciseIds.bandRow },
  { exerciseId: exerciseIds.gluteBridge },
  { exerciseId: exerciseIds.monsterWalk },
  { exerciseId: exerciseIds.squat },
  { exerciseId: exerciseIds.lunge },
  { exerciseId: exerciseIds.singleLegDeadlift },
];
