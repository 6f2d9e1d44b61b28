const mobility = {
  catCow: 1,
  thoracicRotation: 17,
  kneeToWall: 18,
  hipFlexorStretch: 2,
  legLowering: 19,
  wallAngel: 3,
} as const;

const trunk = {
  birdDog: 4,
  deadBug: 5,
  forearmPlank: 6,
  kneelingSidePlank: 20,
  sidePlank: 7,
  pushUp: 8,
  bandRow: 22,
} as const;

const legs = {
  gluteBridge: 9,
  sideSteps: 21,
  monsterWalk: 10,
  singleLegStance: 11,
  marchBand: 23,
  squatJump: 16,
  squat: 12,
  lunge: 13,
  singleLegDeadlift: 14,
  calfRaise: 15,
} as const;

/**
 * Ids of the demo club's exercises, in the order of a sensible session: mobility, trunk, legs. An id is never given to
 * another exercise, so later ones have higher ids.
 */
export const exerciseIds = { ...mobility, ...trunk, ...legs } as const;

export type ExerciseKey = keyof typeof exerciseIds;

/**
 * What is added to the weight of an exercise, so that of equal weights mobility comes before the trunk, and the trunk
 * before the legs [PR-6]. It never outweighs a whole point.
 */
export const headStartOf = (key: ExerciseKey): number => {
  if (key in mobility) return 0.3;
  return key in trunk ? 0.2 : 0.1;
};
