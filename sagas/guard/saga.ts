import { type Guard, redirectOf } from '../../src/domain/guards';
import { selectGuard } from '../../store/guard/selectors';
import { guardActions } from '../../store/guard/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { selectWaitingRunCount } from '../../store/runs/selectors';
import { selectGuardFacts, selectIsSignedIn } from '../../store/session/selectors';
import { syncActions } from '../../store/sync/slice';
import { updateActions } from '../../store/update/slice';
import { type ActionCreator, delay, put, race, type Saga, select, take, takeLatest } from '../lib/effects';
import { services } from '../lib/services';
import { worker } from '../lib/worker';

/**
 * Longest waits of a guard, in milliseconds. After that the flush or update goes on in the background [CO-2, GU-11].
 */
const longestWait = 1000;
const longestWaitForData = 5000;

/** Milliseconds for which a network counts as slow after a guard has waited in vain [CO-25]. */
const slowness = 60_000;

/** Returns how long this guard waits. Without what the page shows it waits longer, because it cannot open [CO-25]. */
function* waitOf(guard: Guard): Saga<number> {
  const { clock } = yield* services();
  const facts = yield* select(selectGuardFacts);
  const { slowAt } = yield* select(selectGuard);
  if (guard !== 'initialised' && redirectOf(guard, facts, '') !== null) return longestWaitForData;
  return clock.now() - slowAt < slowness ? 0 : longestWait;
}

/** Waits for one of these actions, and notes whether it came in time. */
function* waitFor(guard: Guard, ...finished: ActionCreator[]): Saga {
  const { clock } = yield* services();
  const wait = yield* waitOf(guard);
  if (wait === 0) return;
  const { inTime } = yield* race({ inTime: () => take(...finished), late: () => delay(wait) });
  yield* put(guardActions.waited(inTime ? 0 : clock.now()));
}

/** Sends the waiting runs before a route with initialised data opens [GU-9]. */
function* flushBefore(guard: Guard): Saga {
  if ((yield* select(selectWaitingRunCount)) === 0) return;
  yield* put(syncActions.flushRequested());
  yield* waitFor(guard, syncActions.flushFinished);
}

/** Runs a full data update before a refreshing route opens [GU-10]. */
function* refreshBefore(guard: Guard): Saga {
  const { updateRequested, updateSucceeded, updateFailed } = updateActions;
  yield* put(guardActions.refreshing());
  yield* put(updateRequested());
  yield* waitFor(guard, updateSucceeded, updateFailed);
}

/** Does the work of a guard before its route opens. `redirectOf` decides afterwards whether the route may open. */
const prepare = worker(
  { name: 'guard' },
  function* prepareRoute({ payload: { visit, guard } }: ReturnType<typeof guardActions.entered>): Saga {
    const isSignedIn = yield* select(selectIsSignedIn);
    const isOnline = yield* select(selectIsOnline);
    if (isSignedIn && isOnline) {
      if (guard === 'initialised') yield* flushBefore(guard);
      if (guard === 'refresh' || guard === 'refreshWithScreening') yield* refreshBefore(guard);
    }
    yield* put(guardActions.opened(visit));
  },
);

export function* guardSaga(): Saga {
  yield* takeLatest([guardActions.entered], prepare);
}
