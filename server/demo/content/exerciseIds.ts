/**
 * Ids of the demo club's exercises, in the order of a sensible session: mobility, trunk, legs. An id is never given to
 * another exercise, so later ones have higher ids.
 */
export const exerciseIds = {
  catCow: 1,
  thoracicRotation: 17,
  kneeToWall: 18,
  hipFlexorStretch: 2,
  legLowering: 19,
  wallAngel: 3,
  birdDog: 4,
  deadBug: 5,
  forearmPlank: 6,
  kneelingSidePlank: 20,
  sidePlank: 7,
  pushUp: 8,
  gluteBridge: 9,
  sideSteps: 21,
  monsterWalk: 10,
  singleLegStance: 11,
  squatJump: 16,
  squat: 12,
  lunge: 13,
  singleLegDeadlift: 14,
  calfRaise: 15,
} as const;

export type ExerciseKey = keyof typeof exerciseIds;
