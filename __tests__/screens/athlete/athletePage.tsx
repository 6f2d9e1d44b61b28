import { screen, within } from '@testing-library/react';
import type { Feedback } from '../../../src/contract/feedback';
import type { Note, Screening, User } from '../../../src/contract/schemas';
import type { RatedExerciseRun } from '../../../src/contract/trainings';
import type { AssignedScreening } from '../../../src/domain/athletes';
import type { Entry, EntryOf } from '../../../src/domain/outbox';
import { unknownOrigin } from '../../../src/domain/owner';
import { AthleteScreen } from '../../../src/screens/athlete/AthleteScreen';
import { deskActions } from '../../../store/desk/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { serverActions } from '../../../store/server/slice';
import {
  anExercise,
  aRunUnit,
  aScreening,
  aScreeningRun,
  aTestRun,
  aTrainer,
  aUser,
  aUserScreening,
} from '../../builders';
import { aFilledStore, type Held, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

export const tina = aTrainer();
export const anna = aUser({ team: 'U16 Mädchen' });

/** Another screening that can be assigned. */
export const second = aScreening({ id: 32, name: 'Fersen beobachten', tests: [] });

export const assigned = (overrides: Partial<AssignedScreening> = {}) =>
  aUserScreening({ intervalWeeks: 8, assignedAt: '2026-09-14T08:00:00.000Z', ...overrides });

export const aRevisedNote = (overrides: Partial<Note> = {}): Note => ({
  id: 41,
  athleteNote: 'Langsam.',
  trainerNote: 'Links achten.',
  revision: 1,
  ...overrides,
});

/** Anna's last screening: her plan is the default exercise. */
export const lastRun = aScreeningRun({
  completed: true,
  position: null,
  start: '2026-11-14T08:00:00.000Z',
  testRuns: [aTestRun()],
  exercises: [anExercise()],
});

const entryOfTina = {
  clientId: '40000000-0000-4000-8000-000000000001',
  writtenBy: tina.id,
  origin: unknownOrigin,
  writtenAt: '2026-11-21T13:05:00.000Z',
  isTried: false,
  refusal: null,
  failure: null,
  conflict: null,
};

/** Tina's note on Anna's screening that the server does not have yet. */
export const aNoteEntry = (overrides: Partial<EntryOf<'note'>> = {}): EntryOf<'note'> => ({
  ...entryOfTina,
  kind: 'note',
  payload: {
    userId: anna.id,
    userScreeningId: 41,
    target: { kind: 'screening' },
    athleteNote: 'Ganz langsam.',
    trainerNote: 'Links achten.',
    revision: 1,
  },
  ...overrides,
});

/** Tina's assignment of the other screening to Anna that the server does not have yet. */
export const anAssignmentEntry = (overrides: Partial<EntryOf<'assignment'>> = {}): EntryOf<'assignment'> => ({
  ...entryOfTina,
  clientId: '40000000-0000-4000-8000-000000000002',
  kind: 'assignment',
  payload: { userId: anna.id, screeningId: second.id, intervalWeeks: 12, base: aScreening().id },
  ...overrides,
});

/** A training of Anna as the server has it, on this day of November 2026. */
export const aTraining = (day: number, overrides: Partial<RatedExerciseRun> = {}): RatedExerciseRun => ({
  id: 600 + day,
  clientId: `50000000-0000-4000-8000-${String(day).padStart(12, '0')}`,
  clientRevision: 1,
  userId: anna.id,
  start: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  completed: true,
  isDirty: false,
  screeningRunId: null,
  runUnits: [aRunUnit({ completed: true, duration: 24 * 60_000 })],
  ratedBy: anna.id,
  ...overrides,
});

const allFeatures = ['trainerNotes', 'noteRevisions', 'assignments', 'trainings', 'members'];

interface Shown extends Held {
  at?: string;
  athlete?: User;
  features?: string[];
  entries?: Entry[];
  trainings?: RatedExerciseRun[];
  feedback?: Feedback[];
  published?: Screening[];
  /** Whether the desk was read from the device. */
  isLoaded?: boolean;
}

/** Opens Anna's page for Tina, her trainer. Anna has a screening, but neither notes nor trainings unless given. */
export const openAthlete = async ({
  at = `/athletes/${anna.id}`,
  athlete = anna,
  features = allFeatures,
  entries = [],
  trainings = [],
  feedback = [],
  published = [aScreening(), second],
  isLoaded = true,
  ...held
}: Shown = {}) => {
  const { store, asked } = aFilledStore({
    user: tina,
    users: [athlete],
    userScreenings: [assigned()],
    runs: [lastRun],
    exercises: [anExercise()],
    ...held,
  });
  store.dispatch(serverActions.loaded({ features, instance: null, epoch: null, isDemo: false }));
  store.dispatch(outboxActions.loaded(entries));
  if (isLoaded) store.dispatch(deskActions.loaded({ trainings, feedback, published }));
  const page = renderScreen(<AthleteScreen />, { store, path: '/athletes/:userId', at });
  return {
    ...page,
    asked,
    happen: (...actions: Parameters<typeof store.dispatch>[0][]) => happen(store, ...actions),
  };
};

export const section = (name: string) => within(screen.getByRole('region', { name }));
