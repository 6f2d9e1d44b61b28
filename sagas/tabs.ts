import { delay, put } from 'redux-saga/effects';
import { selectUser } from '../store/selectors/session';
import { selectIsEndedRunWaiting } from '../store/selectors/sync';
import { outboxActions } from '../store/slices/outbox';
import { syncActions } from '../store/slices/sync';
import { type Saga, select } from './lib/effects';
import { safely } from './lib/safely';
import { services } from './lib/services';
import { forEachEvent } from './lib/subscription';
import { whileSignedIn } from './lib/whileSignedIn';
import { loadStoredData } from './storedData';

/** Milliseconds in which further changes by another tab are taken in together. */
const gatheringTime = 300;

function* load(): Saga {
  const user = yield* select(selectUser);
  if (!user) return;
  yield put(outboxActions.changedElsewhere());
  yield* loadStoredData(user.id);
  // The other tab sends it, but may be closed on the way; this one then has its turn.
  if (yield* select(selectIsEndedRunWaiting)) yield put(syncActions.flushRequested());
}

const loadAgain = safely('followTabs', () => whileSignedIn(load));

/** Shows what another tab has written to the device [FL-10]. */
export function* tabsSaga(): Saga {
  const { tabs } = yield* services();
  yield* forEachEvent<true>(
    (listener) => tabs.onChange(() => listener(true)),
    function* follow() {
      yield delay(gatheringTime);
      yield* loadAgain();
    },
  );
}
