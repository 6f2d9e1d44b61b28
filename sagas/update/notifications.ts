import { assignmentCalls, type DeskNotification } from '../../src/contract/assignments';
import { liveActions } from '../../store/live/slice';
import { keyOf, selectAnnounced } from '../../store/notifications/announced';
import { notificationsActions } from '../../store/notifications/slice';
import { put, race, type Saga, select, spawn, take } from '../lib/effects';
import { request } from '../lib/request';
import { signOut, worker } from '../lib/worker';

/** Ends notifications on the server. What fails stays for the next update. */
const end = worker(
  { name: 'endNotifications', until: signOut },
  function* endAll(notifications: readonly DeskNotification[]): Saga {
    for (const notification of notifications) yield* request(assignmentCalls.markRead(notification));
    yield* put(notificationsActions.loadRequested());
  },
);

/** Collects what is announced again. */
function* hear(again: Set<string>): Saga {
  while (true) {
    const { payload } = yield* take(liveActions.notified);
    if (payload && payload.type !== 'CHAT') again.add(keyOf([{ ...payload, type: payload.type }]));
  }
}

/**
 * Runs an update, and then ends the notifications that were known before it, since their data has arrived [AS-4].
 * Nothing waits for that. One that was announced again meanwhile stays: the update may have been too early for it, and
 * another one may begin.
 */
export function* endingNotifications(update: () => Saga): Saga {
  const known = yield* select(selectAnnounced);
  const again = new Set<string>();
  yield* put(notificationsActions.updateBegunFor(keyOf(known)));
  yield* race({ updated: update, heard: () => hear(again) });
  const arrived = known.filter((notification) => !again.has(keyOf([notification])));
  if (arrived.length < known.length) yield* put(notificationsActions.updateBegunFor(''));
  if (arrived.length > 0) yield* spawn(end, arrived);
}
