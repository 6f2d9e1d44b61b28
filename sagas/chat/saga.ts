import { takeEvery, takeLatest } from 'redux-saga/effects';
import { chatActions } from '../../store/chat/slice';
import { liveActions } from '../../store/live/slice';
import { notificationsActions } from '../../store/notifications/slice';
import { outboxActions } from '../../store/outbox/slice';
import { fork, type Saga } from '../lib/effects';
import { lazily } from '../lib/lazily';
import { onReturn } from '../lib/onReturn';

const work = () => import('./work');

const openConversation = lazily(async () => (await work()).openConversation);

/** The conversations and the notifications. Their code comes with the first need of it. */
export function* chatSaga(): Saga {
  const { entered, loadFailed, partnerSelected } = chatActions;
  yield takeLatest(
    [entered.type, liveActions.connected.type],
    lazily(async () => (await work()).loadChat, loadFailed),
  );
  yield takeLatest(partnerSelected.type, openConversation);
  yield takeLatest(
    outboxActions.changedElsewhere.type,
    lazily(async () => (await work()).followOtherTab),
  );
  yield takeEvery(
    liveActions.notified.type,
    lazily(async () => (await work()).followNotification),
  );
  yield takeLatest(
    notificationsActions.loadRequested.type,
    lazily(async () => (await work()).loadNotifications),
  );
  // What came while nobody could see the page is read once somebody can [ME-7].
  yield* fork(onReturn, openConversation);
}
