import type { CurrentUser } from '../../src/contract/schemas';
import { ownerOf } from '../../src/domain/owner';
import type { Database, StoredData } from '../../src/services/ports';
import { exerciseActions } from '../../store/exercise/slice';
import { selectInstance } from '../../store/features/selectors';
import { runsActions } from '../../store/runs/slice';
import { screeningActions } from '../../store/screening/slice';
import { selectSignedInUser } from '../../store/session/selectors';
import { videosActions } from '../../store/videos/slice';
import { call, put, type Saga, select } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { services } from '../lib/services';
import { worker } from '../lib/worker';

const takeBack = worker({ name: 'takeBack' }, lazyModule(() => import('./fallback'))('takeBack'));

/** Loads what this device holds for the user into the slices, as `load` returns it. Returns that. */
function* showLoaded(user: CurrentUser, load: Database['load']): Saga<StoredData> {
  const { clock, fallback } = yield* services();
  const owner = ownerOf(user, yield* select(selectInstance));
  if (!fallback.isEmpty()) yield* takeBack(owner);
  const stored = yield* call(load, owner);
  const { users, userScreenings, screenings, isDamaged, exercises, runs, videos } = stored;
  yield* put(screeningActions.loaded({ users, userScreenings, screenings, isDamaged }));
  yield* put(exerciseActions.loaded(exercises));
  yield* put(
    runsActions.loaded({
      ...runs,
      unreadable: stored.unreadableRuns.length,
      former: stored.formerRuns,
      readAt: clock.now(),
    }),
  );
  yield* put(videosActions.loaded(videos));
  return stored;
}

/**
 * Loads what this device holds for the user into the slices. Returns whether it is a complete set for this user. A
 * set without the user's own row was loaded for another user [SE-1].
 */
export function* loadStoredData(user: CurrentUser): Saga<boolean> {
  const { database } = yield* services();
  const { users, lacksExercises } = yield* showLoaded(user, database.load);
  return !lacksExercises && users.some(({ id }) => id === user.id);
}

/**
 * Shows the signed-in user what the device holds. With thousands of runs it costs as much as storing them, so an update
 * does it once.
 */
export function* showStoredData(): Saga {
  const bulk = yield* call((yield* services()).bulk.load);
  yield* showLoaded(yield* select(selectSignedInUser), bulk.load);
}
