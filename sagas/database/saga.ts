import { exerciseRunActions } from '../../store/exerciseRun/slice';
import { feedbackActions } from '../../store/feedback/slice';
import { outboxActions } from '../../store/outbox/slice';
import { runsActions } from '../../store/runs/slice';
import { screeningRunActions } from '../../store/screeningRun/slice';
import { selectIsStarting } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { shellActions } from '../../store/shell/slice';
import { fork, put, type Saga, select, take, takeEvery } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { services } from '../lib/services';
import { forEachBreak, forEachEvent, forEachLoss } from '../lib/subscription';
import { signOut, worker } from '../lib/worker';

const writeAgain = worker(
  { name: 'writeAgain', until: signOut },
  lazyModule(() => import('./writeAgain'))('writeAgain'),
);

/** Writes what is in memory again when the local database was lost [DB-13]. */
function* followLosses(): Saga {
  const { database } = yield* services();
  yield* forEachLoss(database, function* restore() {
    // What was read before the loss may still come, and counts as stored.
    if (yield* select(selectIsStarting)) yield* take(sessionActions.restored);
    // At once: data that is loaded before everything is written again must not replace these runs.
    yield* put(runsActions.storageLost());
    yield* writeAgain(yield* select((state) => state));
  });
}

const fallBack = worker({ name: 'fallBack' }, lazyModule(() => import('./fallback'))('fallBack'));

/** Every action after which something may be in memory only. */
const failedSaves = [
  screeningRunActions.saveFailed,
  exerciseRunActions.saveFailed,
  outboxActions.saveFailed,
  feedbackActions.saveFailed,
];

/** Follows what happens to the local database, and shows whether a tab with an older version blocks it [DB-11]. */
export function* databaseSaga(): Saga {
  const { database } = yield* services();
  yield* fork(followLosses);
  yield* takeEvery(failedSaves, fallBack);
  yield* fork(forEachBreak, database, fallBack);
  yield* forEachEvent<boolean>(database.onBlockedChange, function* tell(isBlocked) {
    yield* put(shellActions.databaseBlockedChanged(isBlocked));
  });
}
