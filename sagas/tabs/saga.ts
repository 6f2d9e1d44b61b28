import { outboxActions } from '../../store/outbox/slice';
import { selectIsEndedRunWaiting } from '../../store/runs/selectors';
import { selectIsStarting, selectUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { syncActions } from '../../store/sync/slice';
import { loadStoredData } from '../database/storedData';
import { delay, fork, put, type Saga, select, take } from '../lib/effects';
import { services } from '../lib/services';
import { forEachEvent, onReturn } from '../lib/subscription';
import { whileSignedIn, worker } from '../lib/worker';

/** Milliseconds in which further changes by another tab are taken in together. */
const gatheringTime = 300;

function* load(): Saga {
  const user = yield* select(selectUser);
  if (!user) return;
  yield* put(outboxActions.changedElsewhere());
  yield* loadStoredData(user.id);
  // The other tab sends it, unless it is closed on the way; then it is this one's turn.
  if (yield* select(selectIsEndedRunWaiting)) yield* put(syncActions.flushRequested());
}

const loadAgain = worker({ name: 'followTabs' }, function* again(): Saga {
  // What another tab writes while this one takes up the last visit may be missing from what it reads.
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

/** Shows what other tabs have written to the device [FL-10]. */
export function* tabsSaga(): Saga {
  // A tab that was closed may have had no time to tell; a person who looks at this one now finds what it left.
  yield* fork(onReturn, loadAgain);
  yield* followChanges();
}
