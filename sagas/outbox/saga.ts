import { put, take, takeEvery } from 'redux-saga/effects';
import { type WaitingMessage, writingTime } from '../../src/domain/chat';
import { describeError } from '../../src/texts/errors';
import { chatActions } from '../../store/chat/slice';
import { liveActions } from '../../store/live/slice';
import { networkActions } from '../../store/network/slice';
import { selectOwnOutbox } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectSignedInUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { syncActions } from '../../store/sync/slice';
import { call, run, type Saga, select } from '../lib/effects';
import { lazily } from '../lib/lazily';
import { oneMore } from '../lib/requests';
import { safely } from '../lib/safely';
import { services } from '../lib/services';

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
  const send = lazily(async () => (await import('./work')).sendOutbox);
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
