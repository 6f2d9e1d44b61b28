import { buffers, type Channel, channel } from 'redux-saga';
import { transportAfter } from '../../src/domain/live';
import type { LiveEvent } from '../../src/services/ports';
import { consentActions } from '../../store/consent/slice';
import { freshnessActions } from '../../store/freshness/slice';
import { liveActions } from '../../store/live/slice';
import { notificationsActions } from '../../store/notifications/slice';
import { selectSignedInUser } from '../../store/session/selectors';
import { call, put, race, type Saga, select, takeFrom, takeWhere, task } from '../lib/effects';
import { canSend, untilSendingEnds, waitForNextTry } from '../lib/retry';
import { services } from '../lib/services';

/**
 * Passes on the events of a connection until it is closed or no longer wanted. Returns whether it was ever connected. A
 * server that refuses the token does so only after the connection is made: that does not count as connected [LC-13].
 */
function* follow(events: Channel<LiveEvent>): Saga<boolean> {
  let wasConnected = false;
  while (true) {
    const { event } = yield* race({ event: () => takeFrom(events), ended: untilSendingEnds });
    if (!event || event.type === 'closed') return wasConnected;
    if (event.type === 'refused') return false;
    if (event.type === 'notified') yield* put(liveActions.notified(event.notification));
    else if (event.type === 'changed') yield* put(freshnessActions.changed());
    else {
      wasConnected = true;
      yield* put(notificationsActions.loadRequested());
      yield* put(liveActions.connected());
    }
  }
}

/** Opens one connection and follows it to its end. Returns whether it was ever connected. */
const connect = task(function* connectOnce(failedTries: number): Saga<boolean> {
  const { live } = yield* services();
  const { token } = yield* select(selectSignedInUser);
  const events = channel<LiveEvent>(buffers.expanding());
  yield* put(liveActions.statusChanged('active'));
  const close = live.open({ token, transport: transportAfter(failedTries) }, events.put);
  try {
    return yield* follow(events);
  } finally {
    events.close();
    if (!(yield* canSend())) yield* put(liveActions.statusChanged('deactivating'));
    yield* call(close);
  }
});

/** The server has the channel only for members who have agreed [CS-1]. */
const untilConsent = (): Saga => takeWhere(consentActions.succeeded.match);

/** Connects again after each end of a connection [LC-7]. Loads the notifications even after a failed try. */
function* reconnect(): Saga {
  let failedTries = 0;
  do {
    failedTries = (yield* connect(failedTries)) ? 0 : failedTries + 1;
    if (failedTries > 0 && (yield* canSend())) yield* put(notificationsActions.loadRequested());
  } while (yield* waitForNextTry({ what: 'live', failures: Math.max(failedTries, 1), sooner: untilConsent }));
}

/** Keeps the live channel until the user logs out or the network is lost [LC-1, LC-9]. */
export function* keepLive(): Saga {
  if (!(yield* canSend())) return;
  yield* reconnect();
  yield* put(liveActions.statusChanged('inactive'));
}
