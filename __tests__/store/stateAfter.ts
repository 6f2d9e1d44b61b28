import type { UnknownAction } from '@reduxjs/toolkit';
import type { CurrentUser } from '../../src/contract/schemas';
import type { LocalRun, RunOf } from '../../src/domain/runs';
import { createStore } from '../../store/createStore';
import { runsActions } from '../../store/runs/slice';
import { type ScreeningContent, screeningActions } from '../../store/screening/slice';
import { sessionActions } from '../../store/session/slice';
import { usersActions } from '../../store/users/slice';
import { aNote, aUser, aUserScreening } from '../builders';
import { anna, ben, screening, tina } from '../fakes/club';

const noStorage = {
  getItem: async () => null,
  setItem: async () => {},
  removeItem: async () => {},
};

/** Returns the state of the real store after these actions. */
export const stateAfter = (...actions: UnknownAction[]) => {
  const { store } = createStore({
    persistStorage: noStorage,
    onSagaError: (error) => {
      throw error;
    },
  });
  for (const action of actions) store.dispatch(action);
  return store.getState();
};

export const signedIn = (user: CurrentUser) => sessionActions.restored({ user, isDataInitialized: true });

/** Actions that load the club after an update, and a user who is not an athlete of Tina. */
export const clubLoaded = (overrides: Partial<ScreeningContent> = {}) => [
  usersActions.loaded([ben, anna, tina, aUser({ id: 9, firstName: 'Fremd' })]),
  screeningActions.loaded({
    userScreenings: [
      aUserScreening({ screeningNote: aNote() }),
      aUserScreening({ id: 42, userId: ben.id }),
      aUserScreening({ id: 49, userId: 9 }),
    ],
    screenings: [screening],
    ...overrides,
  }),
];

const isOfKind =
  <Kind extends LocalRun['kind']>(kind: Kind) =>
  (run: LocalRun): run is LocalRun & RunOf<Kind> =>
    run.kind === kind;

/** A time after the start of every run of the tests, in milliseconds since the epoch. */
export const afterAllRuns = Date.parse('2100-01-01T00:00:00.000Z');

/** Actions that load these runs. */
export const runsLoaded = (...runs: LocalRun[]) =>
  runsActions.loaded({
    screeningRun: runs.filter(isOfKind('screeningRun')),
    exerciseRun: runs.filter(isOfKind('exerciseRun')),
    unreadable: 0,
    readAt: afterAllRuns,
    former: [],
    since: { stored: [], changed: [] },
  });
