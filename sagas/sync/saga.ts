import type { UnknownAction } from '@reduxjs/toolkit';
import { describeError } from '../../src/texts/errors';
import { liveActions } from '../../store/live/slice';
import { selectWaitingRunCount } from '../../store/runs/selectors';
import { sessionActions } from '../../store/session/slice';
import { syncActions } from '../../store/sync/slice';
import { put, type Saga, select, task } from '../lib/effects';
import { keepSending } from '../sending/keepSending';
import { flushRuns } from './flush';

const { flushRequested, flushStarted, flushFinished } = syncActions;
const { restored, loggedIn } = sessionActions;

/** Flushes once, and shows it. */
const flush = task(function* show(): Saga<boolean> {
  let failure: string | null = null;
  yield* put(flushStarted());
  try {
    yield* flushRuns();
    return false;
  } catch (error) {
    failure = describeError(error);
    throw error;
  } finally {
    yield* put(flushFinished(failure));
  }
});

/** The live channel comes back often. Then there is only something to do if a run waits [FL-12]. */
function* isNeeded(reason: UnknownAction): Saga<boolean> {
  return !liveActions.connected.match(reason) || (yield* select(selectWaitingRunCount)) > 0;
}

/** Flushes on request, after each sign-in, and when the live channel is back [FL-12]. */
export function* syncSaga(): Saga {
  const reasons = [flushRequested, restored, loggedIn, liveActions.connected];
  yield* keepSending({ name: 'flush', what: 'runs', reasons, isNeeded, send: flush });
}
