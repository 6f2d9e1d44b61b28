import type { ExerciseRunPost, ScreeningRunPost } from '../../../src/contract/runs';
import { exerciseRunPost, screeningRunPost } from '../../../src/domain/runPosts';
import {
  aBasisExercise,
  aCurrentUser,
  aNote,
  anEmptyUserScreening,
  anExercise,
  anExerciseRun,
  aRunUnit,
  aScreening,
  aScreeningRun,
  aTestRun,
  aTrainer,
  aUserScreening,
} from '../../builders';
import type { ServerContent } from '../../fakes/FakeServer';

const anna = aCurrentUser();
const ben = aCurrentUser({ id: 3, username: 'ben', firstName: 'Ben', lastName: 'Buche', token: 'of-ben' });
const tina = aTrainer({ username: 'tina', athleteIds: [anna.id, ben.id] });
const david = aCurrentUser({
  id: 5,
  username: 'david',
  firstName: 'David',
  lastName: 'Dorn',
  token: 'of-david',
});
const theo = aTrainer({
  id: 4,
  username: 'theo',
  firstName: 'Theo',
  lastName: 'Tanne',
  athleteIds: [david.id],
  token: 'of-theo',
});
const emma = aCurrentUser({ id: 6, username: 'emma', firstName: 'Emma', lastName: 'Erle', token: 'of-emma' });

/** Tina trains Anna and Ben, Theo trains David. Emma's address is not verified yet. */
export const people = { tina, anna, ben, theo, david, emma };
export type Person = keyof typeof people;

export const password = 'athletik';
export const addressOf = (person: string) => `${person}@example.org`;

/** The link in Anna's recovery mail, and the link that verifies Emma's address. */
export const links = { recovery: 'link-to-anna', verification: 'link-to-emma' };

export const screening = aScreening();
export const exercises = [anExercise({ sortOrder: 0 }), anExercise({ id: 202, sortOrder: 1 })];
export const basis = [aBasisExercise({ exerciseId: 202 })];
export const video = { fileName: 'kniebeuge.mp4', bytes: 'Kniebeuge', type: 'video/mp4' };

/** The assignments. Ben has no assignment yet. Anna's assignment has notes of her trainer. */
export const assignments = {
  anna: aUserScreening({ screeningNote: aNote({ id: 41 }), testNotes: [aNote()] }),
  tina: aUserScreening({ id: 42, userId: tina.id }),
  ben: anEmptyUserScreening({ id: 43, userId: ben.id }),
};

/** Returns the same club for both servers, as a new copy each time. */
export const makeContent = (): ServerContent => ({
  users: Object.values(people),
  userScreenings: Object.values(assignments),
  screenings: [screening],
  // Not in the order in which they are answered.
  exercises: exercises.toReversed(),
  basis,
  videos: new Map([[video.fileName, new Blob([video.bytes], { type: video.type })]]),
});

/** A screening run as the app posts it; Anna's by default. */
export const aScreeningRunPost = (overrides: Partial<ScreeningRunPost> = {}): ScreeningRunPost => ({
  ...screeningRunPost(aScreeningRun({ clientRevision: 1, testRuns: [aTestRun()], exercises })),
  ...overrides,
});

/** An exercise run as the app posts it; by default Anna's and without a screening run. */
export const anExerciseRunPost = (overrides: Partial<ExerciseRunPost> = {}): ExerciseRunPost => ({
  ...exerciseRunPost(anExerciseRun({ clientRevision: 1, runUnits: [aRunUnit({ duration: 45_000 })] })),
  ...overrides,
});
