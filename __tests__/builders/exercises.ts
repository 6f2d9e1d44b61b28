import type { BasisExercise, Exercise } from '../../src/contract/schemas';

/** A plank for 30 seconds in 3 sets; its only text is the name. */
export const anExercise = (overrides: Partial<Exercise> = {}): Exercise => ({
  id: 201,
  name: 'Unterarmstütz',
  video: 'unterarmstuetz.mp4',
  description: null,
  description2: null,
  description3: null,
  materials: null,
  goal: null,
  sortOrder: null,
  sets: 3,
  seconds: 30,
  seconds2: null,
  distance: null,
  distance2: null,
  repeat: null,
  repeat2: null,
  pause: null,
  ...overrides,
});

/** The default exercise as a row of the basis list. */
export const aBasisExercise = (overrides: Partial<BasisExercise> = {}): BasisExercise => ({
  exerciseId: anExercise().id,
  ...overrides,
});
