import type { ExerciseRun, RunUnit, ScreeningRun, TestRun } from '../../src/contract/runs';
import { unknownOrigin } from '../../src/domain/owner';
import { runPost } from '../../src/domain/runPosts';
import type { LocalExerciseRun, LocalRun, LocalScreeningRun, SentRun } from '../../src/domain/runs';
import { anExercise } from './exercises';
import { aQuestion, aRangeQuestion, aRangeValue, aScreening, aTest } from './screenings';
import { aUser } from './users';

let runs = 0;

/** Returns a UUID that no other run of the same test file has. */
const nextClientId = () => {
  runs += 1;
  return `00000000-0000-4000-8000-${String(runs).padStart(12, '0')}`;
};

/** The default start of every built run. */
const start = '2025-03-09T08:00:00.000Z';

/** The default test, done in a minute, with every question answered. */
export const aTestRun = (overrides: Partial<TestRun> = {}): TestRun => ({
  testId: aTest().id,
  duration: 60_000,
  questionResults: [{ questionId: aQuestion().id, checked: true }],
  questionRangeResults: [{ questionId: aRangeQuestion().id, questionRangeValueId: aRangeValue().id }],
  ...overrides,
});

/** The default exercise, not done yet. */
export const aRunUnit = (overrides: Partial<RunUnit> = {}): RunUnit => ({
  exerciseId: anExercise().id,
  duration: null,
  athleteNote: '',
  completed: false,
  ...overrides,
});

/** A new screening run on this device: Anna's own, at its first test, clean and never sent. */
export const aScreeningRun = (overrides: Partial<LocalScreeningRun> = {}): LocalScreeningRun => ({
  kind: 'screeningRun',
  clientId: nextClientId(),
  clientRevision: 0,
  userId: aUser().id,
  recordedBy: aUser().id,
  origin: unknownOrigin,
  screeningId: aScreening().id,
  start,
  touchedAt: start,
  completed: false,
  isDirty: false,
  testRuns: [],
  exercises: [],
  position: 0,
  drafts: {},
  refusal: null,
  failure: null,
  forkOf: null,
  ...overrides,
});

/** A new exercise run on this device, with one exercise and without a screening run that it follows from. */
export const anExerciseRun = (overrides: Partial<LocalExerciseRun> = {}): LocalExerciseRun => ({
  kind: 'exerciseRun',
  offersFeedback: false,
  clientId: nextClientId(),
  clientRevision: 0,
  userId: aUser().id,
  recordedBy: aUser().id,
  origin: unknownOrigin,
  screeningRunId: null,
  screeningRunClientId: null,
  start,
  touchedAt: start,
  completed: false,
  isDirty: false,
  runUnits: [aRunUnit()],
  exercises: [anExercise()],
  position: 0,
  refusal: null,
  failure: null,
  forkOf: null,
  ...overrides,
});

/** The run after it was sent, by default at its revision; the server has stored it as it was sent. */
export const aSentRun = (run: LocalRun, id: number, revision = run.clientRevision): SentRun => ({
  clientId: run.clientId,
  revision,
  stored: { ...runPost(run), clientRevision: revision, id, isDirty: false } as SentRun['stored'],
});

/** A completed screening run as the server returns it. */
export const aServerScreeningRun = (overrides: Partial<ScreeningRun> = {}): ScreeningRun => ({
  id: 501,
  clientId: nextClientId(),
  clientRevision: 1,
  userId: aUser().id,
  screeningId: aScreening().id,
  start,
  completed: true,
  isDirty: false,
  testRuns: [aTestRun()],
  exercises: [anExercise({ sortOrder: 0 })],
  ...overrides,
});

/** A completed exercise run as the server returns it. */
export const aServerExerciseRun = (overrides: Partial<ExerciseRun> = {}): ExerciseRun => ({
  id: 601,
  clientId: nextClientId(),
  clientRevision: 1,
  userId: aUser().id,
  screeningRunId: 501,
  start,
  completed: true,
  isDirty: false,
  runUnits: [aRunUnit({ duration: 45_000, completed: true })],
  ...overrides,
});
