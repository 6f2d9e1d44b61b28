import { chatCalls } from '../../src/contract/chatCalls';
import { withPartner } from '../../src/domain/conversations';
import { selectRoom } from '../../store/chat/selectors';
import { deskActions } from '../../store/desk/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { notificationsActions } from '../../store/notifications/slice';
import { outboxActions } from '../../store/outbox/slice';
import { selectOwner, selectSignedInOwner, selectSignedInUser } from '../../store/session/selectors';
import { updateActions } from '../../store/update/slice';
import { call, put, type Saga, select, takeEvery, takeLatest } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';
import { signOut, worker } from '../lib/worker';

/** Shows what the device holds for the desk [DE-1, DE-5]. */
function* load(): Saga {
  const { desk } = yield* services();
  const owner = yield* select(selectOwner);
  if (!owner) return;
  const stored = yield* call(desk.load);
  yield* put(deskActions.seenLoaded(yield* call(stored.seen, owner)));
  yield* put(deskActions.loaded(yield* call(stored.load, owner)));
}

type ReasonSeen = ReturnType<typeof deskActions.reasonSeen>;

/** Keeps on the device what the trainer has seen, and tells the other tabs [DE-9]. */
function* keepSeen({ payload }: ReasonSeen): Saga {
  const { desk, tabs } = yield* services();
  yield* call((yield* call(desk.load)).see, payload, yield* select(selectSignedInOwner));
  tabs.announceChange();
}

/** Messages that the trainer has seen are read on the server, too, as if the conversation had been opened [ME-7]. */
function* markRead({ payload: { kind, userId } }: ReasonSeen): Saga {
  if (kind !== 'message' || !(yield* select(selectIsOnline))) return;
  const { id } = yield* select(selectSignedInUser);
  const room = yield* select(selectRoom, withPartner(userId));
  if (!room) return;
  yield* request(chatCalls.markRead(id, room.id));
  yield* put(notificationsActions.loadRequested());
}

/**
 * Reads the desk when a page of it opens, and again when an update or another tab has changed it. Of an update, what
 * has changed does not wait for its videos.
 */
export function* deskSaga(): Saga {
  const { opened, loadFailed, reasonSeen } = deskActions;
  const { changesShown, updateSucceeded } = updateActions;
  yield* takeLatest(
    [opened, changesShown, updateSucceeded, outboxActions.changedElsewhere],
    worker({ name: 'loadDesk', until: signOut, failed: loadFailed }, load),
  );
  yield* takeEvery([reasonSeen], worker({ name: 'keepSeen', until: signOut }, keepSeen));
  yield* takeEvery([reasonSeen], worker({ name: 'markSeenRead', until: signOut }, markRead));
}
