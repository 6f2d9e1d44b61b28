import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, put, take, takeEvery, takeLatest } from 'redux-saga/effects';
import { selectSignedInUser } from '../store/selectors/session';
import { chatActions } from '../store/slices/chat';
import { liveActions } from '../store/slices/live';
import { networkActions } from '../store/slices/network';
import { notificationsActions } from '../store/slices/notifications';
import { outboxActions } from '../store/slices/outbox';
import { sessionActions } from '../store/slices/session';
import { run, type Saga, select } from './lib/effects';
import { lazily } from './lib/lazily';
import { safely } from './lib/safely';
import { services } from './lib/services';

const work = () => import('./chatWork');

/** Puts a message into the outbox, whatever the network does. */
function* queue({ payload }: ReturnType<typeof outboxActions.written>): Saga {
  const { clock, ids } = yield* services();
  const { id: senderId } = yield* select(selectSignedInUser);
  const writtenAt = new Date(clock.now()).toISOString();
  yield put(outboxActions.queued({ ...payload, clientId: ids.uuid(), senderId, writtenAt, refusal: null }));
}

/** The conversations and the notifications. Their code comes with the first need of it. */
export function* chatSaga(): Saga {
  const { entered, loadFailed, partnerSelected } = chatActions;
  yield takeEvery(outboxActions.written.type, safely('writeMessage', queue));
  yield takeLatest(
    [entered.type, liveActions.connected.type],
    lazily(async () => (await work()).loadChat, loadFailed),
  );
  yield takeLatest(
    partnerSelected.type,
    lazily(async () => (await work()).openConversation),
  );
  yield takeEvery(
    liveActions.notified.type,
    lazily(async () => (await work()).followNotification),
  );
  yield takeLatest(
    notificationsActions.loadRequested.type,
    lazily(async () => (await work()).loadNotifications),
  );
}

/** Sends the outbox whenever that may work, once at a time. Reasons that come meanwhile count as one more. */
export function* outboxSaga(): Saga {
  const { restored, loggedIn } = sessionActions;
  const reasons = [
    ...[restored, loggedIn, outboxActions.queued, outboxActions.retried],
    ...[networkActions.onlineChanged, liveActions.connected, chatActions.entered],
  ];
  const oneMore = buffers.sliding<Action>(1);
  const requests = (yield actionChannel(
    reasons.map(({ type }) => type),
    oneMore,
  )) as Channel<Action>;
  const send = lazily(async () => (await work()).sendOutbox);
  while (true) {
    yield take(requests);
    yield* run(send);
  }
}
