import { takeEvery, takeLatest } from 'redux-saga/effects';
import { chatActions } from '../store/slices/chat';
import { liveActions } from '../store/slices/live';
import { notificationsActions } from '../store/slices/notifications';
import { outboxActions } from '../store/slices/outbox';
import { fork, run, type Saga } from './lib/effects';
import { lazily } from './lib/lazily';
import { services } from './lib/services';
import { forEachEvent } from './lib/subscription';

const work = () => import('./chatWork');

const openConversation = lazily(async () => (await work()).openConversation);

/** What came while nobody could see the page is read once somebody can [ME-7]. */
function* followVisibility(): Saga {
  const { page } = yield* services();
  yield* forEachEvent(page.onVisibilityChange, function* follow(isVisible: boolean) {
    if (isVisible) yield* run(openConversation);
  });
}

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
  yield* fork(followVisibility);
}
