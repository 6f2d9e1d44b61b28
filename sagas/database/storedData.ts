import { exerciseActions } from '../../store/exercise/slice';
import { runsActions } from '../../store/runs/slice';
import { screeningActions } from '../../store/screening/slice';
import { videosActions } from '../../store/videos/slice';
import { call, put, type Saga } from '../lib/effects';
import { services } from '../lib/services';

/**
 * Loads what this device holds for the user into the slices. Returns whether it is a complete set for this user. A
 * set without the user's own row was loaded for another user [SE-1].
 */
export function* loadStoredData(userId: number): Saga<boolean> {
  const { database } = yield* services();
  const stored = yield* call(database.load, userId);
  const { users, userScreenings, screenings, exercises, runs, videos } = stored;
  yield* put(screeningActions.loaded({ users, userScreenings, screenings }));
  yield* put(exerciseActions.loaded(exercises));
  yield* put(runsActions.loaded({ ...runs, unreadable: stored.unreadableRuns.length }));
  yield* put(videosActions.loaded(videos));
  return !stored.lacksExercises && users.some(({ id }) => id === userId);
}
