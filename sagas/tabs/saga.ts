import { outboxActions } from '../../store/outbox/slice';
import { selectIsEndedRunWaiting } from '../../store/runs/selectors';
import { selectIsStarting, selectUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { syncActions } from '../../store/sync/slice';
import { showStoredData } from '../database/storedData';
import { delay, fork, put, type Saga, select, take } from '../lib/effects';
import { services } from '../lib/services';
import { forEachEvent, onReturn } from '../lib/subscription';
import { whileSignedIn, worker } from '../lib/worker';

/** Milliseconds to wait for further changes of another tab before loading them all at once. */
const gatheringTime = 300;

function* load(): Saga {
  if (!(yield* select(selectUser))) return;
  yield* put(outboxActions.changedElsewhere());
  yield* showStoredData();
  // Normally the other tab sends the run. If it was closed before, this tab sends it.
  if (yield* select(selectIsEndedRunWaiting)) yield* put(syncActions.flushRequested());
}

const loadAgain = worker({ name: 'followTabs' }, function* again(): Saga {
  // This tab may still be restoring the session and miss what the other tab writes. So it waits, then loads again.
  if (yield* select(selectIsStarting)) yield* take(sessionActions.restored);
  yield* whileSignedIn(load);
});

function* followChanges(): Saga {
  const { tabs } = yield* services();
  yield* forEachEvent<true>(
    (listener) => tabs.onChange(() => listener(true)),
    function* follow() {
      yield* delay(gatheringTime);
      yield* loadAgain();
    },
  );
}

/** Shows what other tabs have stored on the device [FL-10]. */
export function* tabsSaga(): Saga {
  // A tab that was closed may not have announced its last change. So this tab loads again when the person returns to
  // it.
  yield* fork(onReturn, loadAgain);
  yield* followChanges();
}
