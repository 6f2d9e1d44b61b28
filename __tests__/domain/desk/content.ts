import type { RatedExerciseRun } from '../../../src/contract/trainings';
import type { DeskContent } from '../../../src/domain/desk/deskRows';
import type { EntryOf } from '../../../src/domain/outbox';
import { unknownOrigin } from '../../../src/domain/owner';
import { assumedDisagreement } from '../../../src/domain/progress/disagreement';
import { aScreening, aServerExerciseRun, aTrainer, aUser } from '../../builders';

/** Noon of a Saturday on the device of the tests, in milliseconds since the epoch. */
export const now = new Date(2026, 10, 21, 12, 0).getTime();

/** Noon as many days ago, ISO 8601. */
export const daysAgo = (days: number, hour = 12) => new Date(2026, 10, 21 - days, hour, 0).toISOString();

/** Anna alone, without anything, and a screening that can be assigned. */
export const someContent = (overrides: Partial<DeskContent> = {}): DeskContent => ({
  athletes: [aUser()],
  userScreenings: [],
  screenings: [aScreening()],
  screeningRuns: [],
  exerciseRuns: [],
  trainings: [],
  feedback: [],
  questions: [],
  hasBasis: false,
  entries: [],
  unread: [],
  talks: new Map(),
  seen: [],
  disagreement: assumedDisagreement,
  ...overrides,
});

/** A completed training of Anna as the server returns it. */
export const aTraining = (overrides: Partial<RatedExerciseRun> = {}): RatedExerciseRun => ({
  ...aServerExerciseRun(),
  ratedBy: aUser().id,
  ...overrides,
});

/** Tina's assignment of the default screening to Anna, which the server does not have yet. */
export const aWaitingAssignment = (
  overrides: Partial<EntryOf<'assignment'>> = {},
): EntryOf<'assignment'> => ({
  clientId: '30000000-0000-4000-8000-000000000010',
  kind: 'assignment',
  payload: { userId: aUser().id, screeningId: aScreening().id, intervalWeeks: 8, base: null },
  writtenBy: aTrainer().id,
  origin: unknownOrigin,
  writtenAt: daysAgo(0),
  isTried: false,
  refusal: null,
  failure: null,
  conflict: null,
  ...overrides,
});
