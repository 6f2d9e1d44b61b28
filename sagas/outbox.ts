import { put, take, takeEvery } from 'redux-saga/effects';
import { type WaitingMessage, writingTime } from '../src/domain/chat';
import { describeError } from '../src/texts/errors';
import { selectOwnOutbox } from '../store/selectors/outbox';
import { selectSignedInUser } from '../store/selectors/session';
import { chatActions } from '../store/slices/chat';
import { liveActions } from '../store/slices/live';
import { networkActions } from '../store/slices/network';
import { outboxActions } from '../store/slices/outbox';
import { sessionActions } from '../store/slices/session';
import { syncActions } from '../store/slices/sync';
import { call, run, type Saga, select } from './lib/effects';
import { lazily } from './lib/lazily';
import { oneMore } from './lib/requests';
import { safely } from './lib/safely';
import { services } from './lib/services';

/** Writes a message to the device; whatever goes wrong, it stays on the screen and says so. */
function* save(message: WaitingMessage): Saga {
  const { log, outbox, tabs } = yield* services();
  const { clientId } = message;
  try {
    yield* call(outbox.save, message);
    yield put(outboxActions.saved(clientId));
    tabs.announceChange();
  } catch (error) {
    log.error('saveMessage', error);
    yield put(outboxActions.saveFailed({ clientId, text: describeError(error) }));
  }
}

/** Puts a message into the outbox, whatever the network does. */
function* queue({ payload }: ReturnType<typeof outboxActions.written>): Saga {
  const { clock, ids } = yield* services();
  const { id: senderId } = yield* select(selectSignedInUser);
  const writtenAt = writingTime(clock.now(), yield* select(selectOwnOutbox));
  const message = { ...payload, clientId: ids.uuid(), senderId, writtenAt, refusal: null };
  yield put(outboxActions.queued(message));
  yield* save(message);
}

function* saveAgain({ payload }: ReturnType<typeof outboxActions.retried>): Saga {
  const message = (yield* select(selectOwnOutbox)).find(({ clientId }) => clientId === payload);
  if (message) yield* save(message);
}

function* remove({ payload }: ReturnType<typeof outboxActions.removed>): Saga {
  const { outbox, tabs } = yield* services();
  yield* call(outbox.remove, payload);
  yield put(outboxActions.forgotten(payload));
  tabs.announceChange();
}

/** Shows and sends the outbox whenever that may work, once at a time. Reasons that come meanwhile count as one more. */
function* follow(): Saga {
  const { restored, loggedIn } = sessionActions;
  const { saved, saveFailed, changedElsewhere } = outboxActions;
  const requests = yield* oneMore(
    ...[restored, loggedIn, saved, saveFailed, changedElsewhere],
    ...[networkActions.onlineChanged, liveActions.connected, chatActions.entered],
    syncActions.sendNowRequested,
  );
  const send = lazily(async () => (await import('./outboxWork')).sendOutbox);
  while (true) {
    yield take(requests);
    yield* run(send, requests);
  }
}

/** The messages that the server does not have yet. What only sends them comes with the first need of it. */
export function* outboxSaga(): Saga {
  const { written, retried, removed } = outboxActions;
  yield takeEvery(written.type, safely('writeMessage', queue));
  yield takeEvery(retried.type, safely('retryMessage', saveAgain));
  yield takeEvery(removed.type, safely('removeMessage', remove));
  yield* follow();
}
