import type { UnknownAction } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { describeError } from '../../src/texts/errors';
import { sessionActions } from '../../store/session/slice';
import { syncActions } from '../../store/sync/slice';
import { channelOf, put, type Saga, takeFrom } from '../lib/effects';
import { waitForNextTry } from '../lib/retry';
import { services } from '../lib/services';
import { whileSignedIn } from '../lib/worker';
import { flushRuns } from './flush';

/** Flushes once. Returns null, or the German text of the error; errors are only logged [FL-4]. */
function* flush(): Saga<string | null> {
  try {
    yield* whileSignedIn(flushRuns);
    return null;
  } catch (error) {
    const { log } = yield* services();
    log.error('flush', error);
    return describeError(error);
  }
}

/**
 * Flushes until all is sent or sending is not possible. Repeats after a growing delay, or at once on a new request.
 */
function* flushUntilDone(requests: Channel<UnknownAction>): Saga {
  for (let failures = 1; ; failures += 1) {
    yield* put(syncActions.flushStarted());
    const failure = yield* flush();
    yield* put(syncActions.flushFinished(failure));
    if (failure === null || !(yield* waitForNextTry('runs', failures, () => takeFrom(requests)))) return;
  }
}

/** Flushes on request and after each sign-in [FL-12]. All requests that arrive during a flush start one more. */
export function* syncSaga(): Saga {
  const { restored, loggedIn } = sessionActions;
  const requests = yield* channelOf([syncActions.flushRequested, restored, loggedIn]);
  while (true) {
    yield* takeFrom(requests);
    yield* flushUntilDone(requests);
  }
}
