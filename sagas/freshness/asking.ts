import { selectAskedAt, selectFreshness, selectMayAsk } from '../../store/freshness/selectors';
import { freshnessActions } from '../../store/freshness/slice';
import { liveActions } from '../../store/live/slice';
import { networkActions } from '../../store/network/slice';
import { updateActions } from '../../store/update/slice';
import { delay, put, race, type Saga, select, take } from '../lib/effects';
import { canSend } from '../lib/retry';
import { services } from '../lib/services';

/** Milliseconds for which nobody asks in vain: without having been told of anything [DE-7]. */
const freshFor = 30_000;

/** Milliseconds in which the live channel comes back with the network. */
const patience = 5_000;

/** Milliseconds until the device may ask without having been told of anything. A clock that was set back ends it. */
function* untilOld(): Saga<number> {
  const { clock } = yield* services();
  const age = clock.now() - (yield* select(selectAskedAt));
  return age < 0 ? 0 : Math.max(0, freshFor - age);
}

/** What the page shows is old if nobody has asked for a while: the live channel may not get through. */
export function* growOld(): Saga {
  if ((yield* untilOld()) === 0) yield* put(freshnessActions.grewOld());
}

/**
 * After a while without a network the live channel comes back, and is a reason of its own. Where it does not come, the
 * network is one.
 */
export function* growOldOffline(): Saga {
  let wasOnline = true;
  while (true) {
    const { payload: isOnline } = yield* take(networkActions.onlineChanged);
    const isBack = isOnline && !wasOnline;
    wasOnline = isOnline;
    if (!isBack) continue;
    const { connected, again } = yield* race({
      connected: () => take(liveActions.connected),
      again: () => take(networkActions.onlineChanged),
      late: () => delay(patience),
    });
    if (again) wasOnline = again.payload;
    else if (!connected) yield* put(freshnessActions.grewOld());
  }
}

function* canAsk(): Saga<boolean> {
  const { page } = yield* services();
  return page.isVisible() && (yield* canSend()) && (yield* select(selectMayAsk));
}

/** Asks at once for what is known to have changed, and for what may have changed after a while [DE-7]. */
export function* askWhenDue(): Saga {
  const freshness = yield* select(selectFreshness);
  if (!freshness?.hasChanged && !freshness?.mayHaveChanged) return;
  if (!(yield* canAsk())) return;
  if (!freshness.hasChanged) {
    yield* delay(yield* untilOld());
    if (!(yield* canAsk())) return;
  }
  const { clock } = yield* services();
  yield* put(freshnessActions.asked(clock.now()));
  yield* put(updateActions.updateRequested());
}
