/** Ids of the demo club's exercises, in the order of a sensible session: mobility, trunk, legs. */
export const exerciseIds = {
  catCow: 1,
  hipFlexorStretch: 2,
  wallAngel: 3,
  birdDog: 4,
  deadBug: 5,
  forearmPlank: 6,
  sidePlank: 7,
  pushUp: 8,
  gluteBridge: 9,
  monsterWalk: 10,
  singleLegStance: 11,
  squat: 12,
  lunge: 13,
  singleLegDeadlift: 14,
  calfRaise: 15,
  squatJump: 16,
} as const;

export type ExerciseKey = keyof typeof exerciseIds;
