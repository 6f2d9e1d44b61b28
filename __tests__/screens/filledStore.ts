import type { UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import type { CurrentUser, User } from '../../src/contract/schemas';
import type { LocalExerciseRun, LocalRun, LocalScreeningRun } from '../../src/domain/runs';
import type { AppStore } from '../../store/createStore';
import { type ExerciseState, exerciseActions } from '../../store/exercise/slice';
import { feedbackActions } from '../../store/feedback/slice';
import { runsActions } from '../../store/runs/slice';
import { type ScreeningContent, screeningActions } from '../../store/screening/slice';
import { sessionActions } from '../../store/session/slice';
import { usersActions } from '../../store/users/slice';
import { aCurrentUser, aScreening, aUser, aUserScreening } from '../builders';
import { afterAllRuns } from '../store/stateAfter';
import { aStore } from './renderScreen';

/** What a device holds, and who is signed in. */
export interface Held extends Partial<ScreeningContent>, Partial<ExerciseState> {
  user?: CurrentUser;
  /** Everybody whom the device knows. */
  users?: User[];
  runs?: LocalScreeningRun[];
  exerciseRuns?: LocalExerciseRun[];
  /** The number of damaged runs. */
  unreadable?: number;
  /** The runs that wait for a former server. */
  former?: LocalRun[];
}

/** Returns a store with Anna signed in and her screening, unless given otherwise. `asked` gets every action. */
export const aFilledStore = ({
  user = aCurrentUser(),
  exercises = [],
  basis = [],
  runs = [],
  exerciseRuns = [],
  unreadable = 0,
  former = [],
  users = [aUser()],
  ...held
}: Held = {}) => {
  const { store } = aStore();
  store.dispatch(sessionActions.restored({ user, isDataInitialized: true }));
  store.dispatch(usersActions.loaded(users));
  store.dispatch(
    screeningActions.loaded({
      userScreenings: [aUserScreening()],
      screenings: [aScreening()],
      ...held,
    }),
  );
  store.dispatch(exerciseActions.loaded(exercises));
  store.dispatch(exerciseActions.basisLoaded(basis));
  store.dispatch(
    runsActions.loaded({
      screeningRun: runs,
      exerciseRun: exerciseRuns,
      unreadable,
      former,
      readAt: afterAllRuns,
      since: { stored: [], changed: [] },
    }),
  );
  store.dispatch(feedbackActions.loaded([]));
  return { store, asked: jest.spyOn(store, 'dispatch') };
};

/** Dispatches these actions while a screen is shown. */
export const happen = (store: AppStore, ...actions: UnknownAction[]) =>
  act(async () => {
    for (const action of actions) store.dispatch(action);
  });
