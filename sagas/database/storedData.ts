import type { CurrentUser } from '../../src/contract/schemas';
import { type Owner, ownerOf } from '../../src/domain/owner';
import { type ChangesSince, changesSince, withOthers } from '../../src/domain/runReadings';
import type { StoredData } from '../../src/services/ports';
import { exerciseActions } from '../../store/exercise/slice';
import type { RootState } from '../../store/rootReducer';
import { selectLastIds, selectUnsettledIds } from '../../store/runs/selectors';
import { runsActions } from '../../store/runs/slice';
import { screeningActions } from '../../store/screening/slice';
import { selectInstance } from '../../store/server/selectors';
import { selectSignedInUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { selectKeptRuns } from '../../store/startPage/selectors';
import { usersActions } from '../../store/users/slice';
import { selectPresentVideos } from '../../store/videos/selectors';
import { videosActions } from '../../store/videos/slice';
import { both, call, put, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { lazyModule } from '../lib/lazyModule';
import { services } from '../lib/services';
import { worker } from '../lib/worker';

const takeBack = worker({ name: 'takeBack' }, lazyModule(() => import('./fallback'))('takeBack'));

/** Moves what the fallback storage has of the user to the stores that it belongs to. Returns the user as an owner. */
function* takenBack(user: CurrentUser): Saga<Owner> {
  const { fallback } = yield* services();
  const owner = ownerOf(user, yield* select(selectInstance));
  if (!fallback.isEmpty()) yield* takeBack(owner);
  return owner;
}

/** What a reading has found, and what this tab has made of its runs since it began. */
interface Reading extends StoredData {
  since: ChangesSince;
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

const selectRuns = ({ runs }: RootState) => runs;

/** What was loaded before. */
const selectLoaded = ({ screening, runs }: RootState) => ({ screening, runs });

const addedSince = (before: readonly string[], now: readonly string[]): string[] => {
  const known = new Set(before);
  return now.filter((one) => !known.has(one));
};

/** Whether what changes with another reading is as it was before. */
const isAsBefore = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.every((part, index) => part === now[index]);

/** Reads once what this device holds. */
function* readOnce(load: () => Saga<StoredData>): Saga<Reading> {
  const runs = yield* select(selectRuns);
  const videos = yield* select(selectPresentVideos);
  const stored = yield* load();
  const downloaded = addedSince(videos, yield* select(selectPresentVideos));
  return {
    ...stored,
    videos: [...stored.videos, ...addedSince(stored.videos, downloaded)],
    since: changesSince(runs, yield* select(selectRuns)),
  };
}

/**
 * Reads what this device holds for the user, and again if it is outdated by the time it is here: the worker and the
 * page read side by side, so what was read first may come last, or after this tab has stored something. Only runs,
 * which are stored with every answer, and videos are told apart instead.
 */
function* read(user: CurrentUser, load: (owner: Owner) => Saga<StoredData>): Saga<Reading> {
  const owner = yield* takenBack(user);
  while (true) {
    const shown = yield* select(selectShown);
    const reading = yield* readOnce(() => load(owner));
    if (isAsBefore(shown, yield* select(selectShown))) return reading;
  }
}

function* show(reading: Omit<Reading, 'unreadableRuns'>, unreadable: number): Saga {
  const { clock } = yield* services();
  const { users, userScreenings, screenings, isDamaged, exercises, runs, since, videos } = reading;
  yield* put(usersActions.loaded(users));
  yield* put(screeningActions.loaded({ userScreenings, screenings, isDamaged }));
  yield* put(exerciseActions.loaded(exercises));
  yield* put(
    runsActions.loaded({
      ...runs,
      unreadable,
      former: reading.formerRuns,
      readAt: clock.now(),
      since,
    }),
  );
  yield* put(videosActions.loaded(videos));
}

const showAll = (reading: Reading) => show(reading, reading.unreadableRuns.length);

/** A set without the user's own row was loaded for another user [SE-1]. */
const isWholeFor = (user: CurrentUser, { users, lacksExercises }: StoredData) =>
  !lacksExercises && users.some(({ id }) => id === user.id);

/** Loads what this device holds for the user into the slices. Returns whether it is a complete set for this user. */
export function* loadStoredData(user: CurrentUser): Saga<boolean> {
  const { database } = yield* services();
  const reading = yield* read(user, (owner) => call(database.load, owner));
  yield* showAll(reading);
  return isWholeFor(user, reading);
}

/**
 * Shows the signed-in user what the device holds. With thousands of runs it costs as much as storing them, so an update
 * does it once.
 */
export function* showStoredData(): Saga {
  const bulk = yield* lateService('bulk');
  yield* showAll(yield* read(yield* select(selectSignedInUser), (owner) => call(bulk.load, owner)));
}

/**
 * Shows the signed-in user what another tab may have made of the runs that are more than a copy of the server's, and
 * those that it has begun. It takes as long with thousands of copies, which are not read.
 */
export function* showUnsettled(): Saga {
  const { database } = yield* services();
  const asked = yield* select(selectUnsettledIds);
  const last = yield* select(selectLastIds);
  const reading = yield* read(yield* select(selectSignedInUser), (owner) =>
    call(database.loadSome, owner, asked, last),
  );
  const { screening, runs } = yield* select(selectLoaded);
  const shown = {
    ...reading,
    isDamaged: reading.isDamaged || screening.isDamaged === true,
    runs: withOthers(reading.runs, asked, runs),
    formerRuns: runs.former,
  };
  yield* show(shown, runs.unreadable);
}

/** Reads beside the page where the browser can: nothing else of a start costs as much. */
function* readBeside(owner: Owner): Saga<StoredData> {
  const { database, log } = yield* services();
  // The page is the one that upgrades an older database, because it tells of a tab that blocks this [DB-11].
  yield* call(database.settled);
  let { load } = database;
  try {
    ({ load } = yield* lateService('bulk'));
  } catch (error) {
    log.error('readBeside', error);
  }
  return yield* call(load, owner);
}

/**
 * Shows the start page, if the last visit has kept which runs that takes [CO-28]. What fails here fails again, and is
 * told, when everything is read.
 */
const showStartPage = worker(
  { name: 'showStartPage' },
  function* showSome(user: CurrentUser, owner: Owner): Saga {
    const { database } = yield* services();
    const kept = yield* select(selectKeptRuns, user.id);
    if (!kept) return;
    const reading = yield* readOnce(() => call(database.loadSome, owner, kept));
    yield* showAll(reading);
    if (isWholeFor(user, reading)) yield* put(sessionActions.recognised(user));
  },
);

/**
 * Loads what this device holds for the user when the page starts. Who had a complete set sees the start page before,
 * and may go on from it meanwhile. Returns whether the set is complete.
 */
export function* restoreStoredData(user: CurrentUser, wasComplete: boolean): Saga<boolean> {
  const owner = yield* takenBack(user);
  const [first, shown] = yield* both(
    () => readOnce(() => readBeside(owner)),
    function* startPage() {
      if (wasComplete) yield* showStartPage(user, owner);
      return yield* select(selectShown);
    },
  );
  const isCurrent = isAsBefore(shown, yield* select(selectShown));
  const reading = isCurrent ? first : yield* read(user, readBeside);
  yield* showAll(reading);
  return isWholeFor(user, reading);
}
