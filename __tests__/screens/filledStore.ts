import type { UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import type { CurrentUser } from '../../src/contract/schemas';
import type { AppStore } from '../../store/createStore';
import { type ExerciseState, exerciseActions } from '../../store/exercise/slice';
import { type ScreeningState, screeningActions } from '../../store/screening/slice';
import { sessionActions } from '../../store/session/slice';
import { aCurrentUser, aScreening, aUser, aUserScreening } from '../builders';
import { aStore } from './renderScreen';

export type Held = { user?: CurrentUser } & Partial<ScreeningState> &
  Partial<Pick<ExerciseState, 'exercises' | 'basis'>> & { trainings?: ExerciseState['runs'] };

/** A store that holds Anna, signed in, and her screening, unless told otherwise; `asked` is told every action. */
export const aFilledStore = ({
  user = aCurrentUser(),
  exercises = [],
  basis = [],
  trainings = [],
  ...held
}: Held = {}) => {
  const { store } = aStore();
  store.dispatch(
    screeningActions.loaded({
      users: [aUser()],
      userScreenings: [aUserScreening()],
      screenings: [aScreening()],
      runs: [],
      ...held,
    }),
  );
  store.dispatch(exerciseActions.loaded({ exercises, runs: trainings }));
  store.dispatch(exerciseActions.basisLoaded(basis));
  store.dispatch(sessionActions.restored({ user, isDataInitialized: true }));
  return { store, asked: jest.spyOn(store, 'dispatch') };
};

/** Lets these actions happen while a screen is shown. */
export const happen = (store: AppStore, ...actions: UnknownAction[]) =>
  act(async () => {
    for (const action of actions) store.dispatch(action);
  });
