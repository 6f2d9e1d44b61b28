import { chatActions } from '../../store/chat/slice';
import { freshnessActions } from '../../store/freshness/slice';
import { liveActions } from '../../store/live/slice';
import { notificationsActions } from '../../store/notifications/slice';
import { outboxActions } from '../../store/outbox/slice';
import { fork, type Saga, takeEvery, takeLatest, takeLeading } from '../lib/effects';
import { onReturn } from '../lib/subscription';
import { signOut, worker } from '../lib/worker';
import * as messages from './messages';

/** Errors are only logged: what is loaded already stays on the screen. */
const until = signOut;

const openConversation = worker({ name: 'openConversation', until }, messages.openConversation);

/** The conversations and the notifications. */
export function* chatSaga(): Saga {
  const { entered, loadFailed, selected, unreadWanted } = chatActions;
  yield* takeLatest(
    [entered, liveActions.connected],
    worker({ name: 'loadChat', until, failed: loadFailed }, messages.loadChat),
  );
  yield* takeLatest([selected], openConversation);
  yield* takeLatest([unreadWanted], worker({ name: 'loadUnread', until }, messages.loadUnread));
  yield* takeLatest(
    [outboxActions.changedElsewhere],
    worker({ name: 'followOtherTab', until }, messages.followOtherTab),
  );
  yield* takeEvery(
    [liveActions.notified],
    worker({ name: 'followNotification', until }, messages.followNotification),
  );
  yield* takeLatest(
    [notificationsActions.loadRequested],
    worker({ name: 'loadNotifications', until }, messages.loadNotifications),
  );
  yield* takeLeading(
    [freshnessActions.grewOld],
    worker({ name: 'lookForNotifications', until }, messages.lookForNotifications),
  );
  // Messages that arrived while the page was hidden count as read when the person returns to it [ME-7].
  yield* fork(onReturn, openConversation);
}
