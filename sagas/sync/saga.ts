import type { UnknownAction } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { describeError } from '../../src/texts/errors';
import { liveActions } from '../../store/live/slice';
import { selectWaitingRunCount } from '../../store/runs/selectors';
import { sessionActions } from '../../store/session/slice';
import { syncActions } from '../../store/sync/slice';
import { channelOf, put, type Saga, select, takeFrom } from '../lib/effects';
import { waitForNextTry } from '../lib/retry';
import { services } from '../lib/services';
import { whileSignedIn } from '../lib/worker';
import { flushRuns } from './flush';

/** Flushes once. Returns null, or the error, which is only logged [FL-4]. */
function* flush(): Saga<unknown> {
  try {
    yield* whileSignedIn(flushRuns);
    return null;
  } catch (error) {
    const { log } = yield* services();
    log.error('flush', error);
    return error;
  }
}

/**
 * Flushes until all is sent or sending is not possible. Repeats after a growing delay, or at once on a new request.
 */
function* flushUntilDone(requests: Channel<UnknownAction>): Saga {
  for (let failures = 1; ; failures += 1) {
    yield* put(syncActions.flushStarted());
    const error = yield* flush();
    yield* put(syncActions.flushFinished(error === null ? null : describeError(error)));
    if (error === null) return;
    if (!(yield* waitForNextTry({ what: 'runs', failures, error, sooner: () => takeFrom(requests) }))) return;
  }
}

/** The live channel comes back often. Then there is only something to do if a run waits [FL-12]. */
function* isNeeded(request: UnknownAction): Saga<boolean> {
  return !liveActions.connected.match(request) || (yield* select(selectWaitingRunCount)) > 0;
}

/**
 * Flushes on request, after each sign-in, and when the live channel is back [FL-12]. All requests that arrive during a
 * flush start one more.
 */
export function* syncSaga(): Saga {
  const { restored, loggedIn } = sessionActions;
  const requests = yield* channelOf([syncActions.flushRequested, restored, loggedIn, liveActions.connected]);
  while (true) {
    const request = yield* takeFrom(requests);
    if (yield* isNeeded(request)) yield* flushUntilDone(requests);
  }
}
