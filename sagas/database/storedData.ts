import { put } from 'redux-saga/effects';
import { exerciseActions } from '../../store/exercise/slice';
import { screeningActions } from '../../store/screening/slice';
import { syncActions } from '../../store/sync/slice';
import { videosActions } from '../../store/videos/slice';
import { call, type Saga } from '../lib/effects';
import { services } from '../lib/services';

/**
 * Brings what this device holds for the user into the slices. Answers whether it is a whole set of this user's data: data
 * without its user was loaded for somebody else [SE-1].
 */
export function* loadStoredData(userId: number): Saga<boolean> {
  const { database } = yield* services();
  const stored = yield* call(database.load, userId);
  const { users, userScreenings, screenings, screeningRuns, exercises, exerciseRuns, videos } = stored;
  yield put(screeningActions.loaded({ users, userScreenings, screenings, runs: screeningRuns }));
  yield put(exerciseActions.loaded({ exercises, runs: exerciseRuns }));
  yield put(videosActions.loaded(videos));
  yield put(syncActions.unreadableRunsCounted(stored.unreadableRuns.length));
  return !stored.lacksExercises && users.some(({ id }) => id === userId);
}
