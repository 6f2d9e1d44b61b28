import type { Action } from '@reduxjs/toolkit';
import { backoff } from '../../src/domain/backoff';
import { ApiError } from '../../src/domain/errors';
import { selectIsOnline } from '../../store/network/selectors';
import { networkActions } from '../../store/network/slice';
import { selectUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { type Retried, syncActions } from '../../store/sync/slice';
import { delay, put, race, type Saga, select, takeWhere } from './effects';
import { services } from './services';

/** Sending is no longer possible: the user logged out or the network is gone. */
const endsSending = (action: Action) =>
  sessionActions.loggedOut.match(action) || (networkActions.onlineChanged.match(action) && !action.payload);

/** Waits until sending is no longer possible. */
export const untilSendingEnds = (): Saga => takeWhere(endsSending);

/** Whether somebody is signed in and the device is online. */
export function* canSend(): Saga<boolean> {
  return (yield* select(selectUser)) !== null && (yield* select(selectIsOnline));
}

interface NextTry {
  what: Retried;
  /** Failed tries in a row. */
  failures: number;
  /** Why the last try failed. A server may say when it wants to be asked again; then nothing ends the wait [CO-22]. */
  error?: unknown;
  /** Ends the wait early. */
  sooner?: () => Saga<unknown>;
}

/** Waits before the next try and shows its time. Returns false when sending is no longer possible. */
export function* waitForNextTry({ what, failures, error, sooner }: NextTry): Saga<boolean> {
  if (!(yield* canSend())) return false;
  const { chance, clock } = yield* services();
  const demanded = error instanceof ApiError ? error.retryAfter : null;
  const wait = Math.max(backoff(what, failures, chance.next()), demanded ?? 0);
  yield* put(syncActions.nextTryScheduled({ what, at: clock.now() + wait }));
  yield* race({
    due: () => delay(wait),
    ended: untilSendingEnds,
    ...(sooner && demanded === null && { sooner }),
  });
  yield* put(syncActions.nextTryScheduled({ what, at: null }));
  return yield* canSend();
}
