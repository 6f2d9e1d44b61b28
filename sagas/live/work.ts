import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel, channel } from 'redux-saga';
import { delay, put, race, take } from 'redux-saga/effects';
import { reconnectDelay, transportAfter } from '../../src/domain/live';
import type { LiveEvent } from '../../src/services/ports';
import { liveActions } from '../../store/live/slice';
import { networkActions } from '../../store/network/slice';
import { notificationsActions } from '../../store/notifications/slice';
import { selectSignedInUser, selectUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { selectIsOnline } from '../../store/shell/selectors';
import { call, run, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';

/** The user logged out, or the device lost its network. */
const isEnd = (action: Action) =>
  sessionActions.loggedOut.match(action) || (networkActions.onlineChanged.match(action) && !action.payload);

function* isWanted(): Saga<boolean> {
  return (yield* select(selectUser)) !== null && (yield* select(selectIsOnline));
}

/** Tells what a connection does until it is closed or no longer wanted. Answers whether it was there at all. */
function* follow(events: Channel<LiveEvent>): Saga<boolean> {
  let wasConnected = false;
  while (true) {
    const { event } = (yield race({ event: take(events), end: take(isEnd) })) as { event?: LiveEvent };
    if (!event || event.type === 'closed') return wasConnected;
    if (event.type === 'notified') yield put(liveActions.notified(event.notification));
    else {
      wasConnected = true;
      yield put(notificationsActions.loadRequested());
      yield put(liveActions.connected());
    }
  }
}

/** One connection from its opening to its end. Answers whether it was there at all. */
function* connect(failedTries: number): Saga<boolean> {
  const { live } = yield* services();
  const { token } = yield* select(selectSignedInUser);
  const events = channel<LiveEvent>(buffers.expanding());
  yield put(liveActions.statusChanged('active'));
  const close = live.open({ token, transport: transportAfter(failedTries) }, events.put);
  try {
    return yield* follow(events);
  } finally {
    events.close();
    if (!(yield* isWanted())) yield put(liveActions.statusChanged('deactivating'));
    yield* call(close);
  }
}

/** Connects again and again [LC-7]. A try that fails is at least used to ask for what is new. */
function* reconnect(): Saga {
  const { chance } = yield* services();
  let failedTries = 0;
  while (yield* isWanted()) {
    failedTries = (yield* run(connect, failedTries)) ? 0 : failedTries + 1;
    if (!(yield* isWanted())) return;
    if (failedTries > 0) yield put(notificationsActions.loadRequested());
    const wait = reconnectDelay(Math.max(failedTries, 1), chance.next());
    yield race([delay(wait), take(isEnd)]);
  }
}

/** The live channel of a sign-in, from the login or the return of the network to the end of either [LC-1, LC-9]. */
export function* keepLive(): Saga {
  if (!(yield* isWanted())) return;
  yield* reconnect();
  yield put(liveActions.statusChanged('inactive'));
}
