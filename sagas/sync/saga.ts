import { describeError } from '../../src/texts/errors';
import { sessionActions } from '../../store/session/slice';
import { syncActions } from '../../store/sync/slice';
import { channelOf, put, type Saga, takeFrom } from '../lib/effects';
import { canSend, waitForNextTry } from '../lib/retry';
import { services } from '../lib/services';
import { whileSignedIn } from '../lib/worker';
import { flushRuns } from './flush';

/** Flushes, and returns what went wrong, in German; errors are only logged [FL-4]. */
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
 * Flushes on request and whenever somebody is signed in [FL-12], one after the other. Requests that come during a flush count
 * as one more. What failed is tried again by itself, or as soon as there is a new request.
 */
export function* syncSaga(): Saga {
  const { flushRequested, flushStarted, flushFinished } = syncActions;
  const { restored, loggedIn } = sessionActions;
  const requests = yield* channelOf([flushRequested, restored, loggedIn]);
  let failures = 0;
  yield* takeFrom(requests);
  while (true) {
    yield* put(flushStarted());
    const failure = yield* flush();
    yield* put(flushFinished(failure));
    failures = failure === null ? 0 : failures + 1;
    const isToBeTriedAgain = failures > 0 && (yield* canSend());
    yield* isToBeTriedAgain ? waitForNextTry('runs', failures, () => takeFrom(requests)) : takeFrom(requests);
  }
}
