import type { CurrentUser } from '../../src/contract/schemas';
import { ownerOf } from '../../src/domain/owner';
import type { Database, StoredData } from '../../src/services/ports';
import { exerciseActions } from '../../store/exercise/slice';
import type { RootState } from '../../store/rootReducer';
import { selectStoredRunIds } from '../../store/runs/selectors';
import { runsActions } from '../../store/runs/slice';
import { screeningActions } from '../../store/screening/slice';
import { selectInstance } from '../../store/server/selectors';
import { selectSignedInUser } from '../../store/session/selectors';
import { selectPresentVideos } from '../../store/videos/selectors';
import { videosActions } from '../../store/videos/slice';
import { call, put, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { lazyModule } from '../lib/lazyModule';
import { services } from '../lib/services';
import { worker } from '../lib/worker';

const takeBack = worker({ name: 'takeBack' }, lazyModule(() => import('./fallback'))('takeBack'));

/** What a reading has found, and what this tab has stored since it began. */
interface Reading extends StoredData {
  /** The client ids of the runs that are new on the device. */
  storedSince: string[];
}

/**
 * What changes when another reading is shown, when this tab stores a note or an assignment [NO-3, AS-2], and when it
 * notes as sent what another tab has stored.
 */
const selectShown = ({ screening, runs }: RootState) => [
  screening.userScreenings,
  screening.screenings,
  runs.overtaken,
];

const addedSince = (before: readonly string[], now: readonly string[]): string[] => {
  const known = new Set(before);
  return now.filter((one) => !known.has(one));
};

/** Reads once what this device holds for the user. */
function* readOnce(user: CurrentUser, load: Database['load']): Saga<Reading> {
  const { fallback } = yield* services();
  const owner = ownerOf(user, yield* select(selectInstance));
  if (!fallback.isEmpty()) yield* takeBack(owner);
  const runs = yield* select(selectStoredRunIds);
  const videos = yield* select(selectPresentVideos);
  const stored = yield* call(load, owner);
  const downloaded = addedSince(videos, yield* select(selectPresentVideos));
  return {
    ...stored,
    videos: [...stored.videos, ...addedSince(stored.videos, downloaded)],
    storedSince: addedSince(runs, yield* select(selectStoredRunIds)),
  };
}

/**
 * Reads what this device holds for the user, and again if it is outdated by the time it is here: the worker and the
 * page read side by side, so what was read first may come last, or after this tab has stored something. Only runs,
 * which are stored with every answer, and videos are told apart instead.
 */
function* read(user: CurrentUser, load: Database['load']): Saga<Reading> {
  while (true) {
    const shown = yield* select(selectShown);
    const reading = yield* readOnce(user, load);
    const now = yield* select(selectShown);
    if (shown.every((part, index) => part === now[index])) return reading;
  }
}

/** Loads what this device holds for the user into the slices, as `load` returns it. Returns that. */
function* showLoaded(user: CurrentUser, load: Database['load']): Saga<StoredData> {
  const { clock } = yield* services();
  const reading = yield* read(user, load);
  const { users, userScreenings, screenings, isDamaged, exercises, runs, storedSince, videos } = reading;
  yield* put(screeningActions.loaded({ users, userScreenings, screenings, isDamaged }));
  yield* put(exerciseActions.loaded(exercises));
  yield* put(
    runsActions.loaded({
      ...runs,
      unreadable: reading.unreadableRuns.length,
      former: reading.formerRuns,
      readAt: clock.now(),
      storedSince,
    }),
  );
  yield* put(videosActions.loaded(videos));
  return reading;
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
  const bulk = yield* lateService('bulk');
  yield* showLoaded(yield* select(selectSignedInUser), bulk.load);
}
