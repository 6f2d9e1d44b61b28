import { guardActions } from '../../store/guard/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { selectWaitingRunCount } from '../../store/runs/selectors';
import { selectIsSignedIn } from '../../store/session/selectors';
import { syncActions } from '../../store/sync/slice';
import { updateActions } from '../../store/update/slice';
import { delay, put, race, type Saga, select, take, takeLatest } from '../lib/effects';
import { worker } from '../lib/worker';

/**
 * Longest waits of a guard, in milliseconds. After that the flush or update goes on in the background [CO-2, GU-11].
 */
const longestFlush = 2000;
const longestRefresh = 5000;

/** Sends the waiting runs before a route with initialised data opens [GU-9]. */
function* flushBefore(): Saga {
  if ((yield* select(selectWaitingRunCount)) === 0) return;
  yield* put(syncActions.flushRequested());
  yield* race({ finished: () => take(syncActions.flushFinished), late: () => delay(longestFlush) });
}

/** Runs a full data update before a refreshing route opens [GU-10]. */
function* refreshBefore(): Saga {
  const { updateRequested, updateSucceeded, updateFailed } = updateActions;
  yield* put(guardActions.refreshing());
  yield* put(updateRequested());
  yield* race({
    finished: () => take(updateSucceeded, updateFailed),
    late: () => delay(longestRefresh),
  });
}

/** Does the work of a guard before its route opens. `redirectOf` decides afterwards whether the route may open. */
const prepare = worker(
  { name: 'guard' },
  function* prepareRoute({ payload: { visit, guard } }: ReturnType<typeof guardActions.entered>): Saga {
    const isSignedIn = yield* select(selectIsSignedIn);
    const isOnline = yield* select(selectIsOnline);
    if (isSignedIn && isOnline) {
      if (guard === 'initialised') yield* flushBefore();
      if (guard === 'refresh' || guard === 'refreshWithScreening') yield* refreshBefore();
    }
    yield* put(guardActions.opened(visit));
  },
);

export function* guardSaga(): Saga {
  yield* takeLatest([guardActions.entered], prepare);
}
