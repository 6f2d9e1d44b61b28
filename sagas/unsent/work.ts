import { put } from 'redux-saga/effects';
import { describeError } from '../../src/texts/errors';
import { unsentTexts } from '../../src/texts/unsent';
import { selectOwnOutbox, selectUnsaved } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectSignedInUser } from '../../store/session/selectors';
import { selectRefusedRuns } from '../../store/sync/selectors';
import { syncActions } from '../../store/sync/slice';
import { toastsActions } from '../../store/toasts/slice';
import { selectUnsentRuns } from '../../store/unsent/selectors';
import { loadStoredData } from '../database/storedData';
import { call, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { whileSignedIn } from '../lib/whileSignedIn';

/** The worker under the present sign-in. It was asked for by the person, who is told of its errors. */
const openly = (name: string, worker: () => Saga) =>
  function* openWorker(): Saga {
    try {
      yield* whileSignedIn(worker);
    } catch (error) {
      const { log } = yield* services();
      log.error(name, error);
      yield put(toastsActions.requested({ type: 'error', text: describeError(error) }));
    }
  };

/** The refused runs wait again, here and in the other tabs. */
function* clearRefusals(): Saga {
  const { database, tabs } = yield* services();
  const { id } = yield* select(selectSignedInUser);
  yield* call(database.clearRefusals, id);
  yield* loadStoredData(id);
  tabs.announceChange();
}

function* retryMessages(): Saga {
  const unsaved = yield* select(selectUnsaved);
  for (const { clientId, refusal } of yield* select(selectOwnOutbox)) {
    if (refusal !== null || unsaved[clientId]) yield put(outboxActions.retried(clientId));
  }
}

/** Gives everything another try at once, also what was refused [CO-4]. */
export const sendNow = openly('sendNow', function* send(): Saga {
  yield* retryMessages();
  if ((yield* select(selectRefusedRuns)).length > 0) yield* clearRefusals();
  yield put(syncActions.flushRequested());
});

/** Hands the person everything that the server does not have as a file, whole: runs, damaged rows and messages [CO-4]. */
export const exportUnsent = openly('exportUnsent', function* save(): Saga {
  const { database, page } = yield* services();
  const { id } = yield* select(selectSignedInUser);
  const { unreadableRuns: damagedRows } = yield* call(database.load, id);
  const runs = (yield* select(selectUnsentRuns)).map(({ run }) => run);
  const messages = yield* select(selectOwnOutbox);
  page.saveFile(unsentTexts.exportFileName, JSON.stringify({ runs, damagedRows, messages }, null, 2));
});
