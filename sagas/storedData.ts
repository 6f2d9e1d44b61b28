import { put } from 'redux-saga/effects';
import { screeningActions } from '../store/slices/screening';
import { trainingActions } from '../store/slices/training';
import { videosActions } from '../store/slices/videos';
import { call, type Saga } from './lib/effects';
import { services } from './lib/services';

/** Brings what this device holds for the user into the slices. Answers whether the user is among the stored users. */
export function* loadStoredData(userId: number): Saga<boolean> {
  const { database } = yield* services();
  const stored = yield* call(database.load, userId);
  const { users, userScreenings, screenings, screeningRuns, exercises, exerciseRuns, videos } = stored;
  yield put(screeningActions.loaded({ users, userScreenings, screenings, runs: screeningRuns }));
  yield put(trainingActions.loaded({ exercises, runs: exerciseRuns }));
  yield put(videosActions.loaded(videos));
  return users.some(({ id }) => id === userId);
}
