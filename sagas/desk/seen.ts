import { chatCalls } from '../../src/contract/chatCalls';
import { withPartner } from '../../src/domain/conversations';
import type { SeenMark } from '../../src/domain/desk/seen';
import { selectRoom } from '../../store/chat/selectors';
import type { deskActions } from '../../store/desk/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { notificationsActions } from '../../store/notifications/slice';
import { selectSignedInOwner, selectSignedInUser } from '../../store/session/selectors';
import { call, put, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { request } from '../lib/request';
import { services } from '../lib/services';

/** Messages that the trainer has seen are read on the server, too, as if the conversation had been opened [ME-7]. */
function* markRead({ kind, userId }: SeenMark): Saga {
  if (kind !== 'message' || !(yield* select(selectIsOnline))) return;
  const { id } = yield* select(selectSignedInUser);
  const room = yield* select(selectRoom, withPartner(userId));
  if (!room) return;
  yield* request(chatCalls.markRead(id, room.id));
  yield* put(notificationsActions.loadRequested());
}

/** Keeps on the device what the trainer has seen, and tells the other tabs [DE-9]. */
export function* keepSeen({ payload }: ReturnType<typeof deskActions.reasonSeen>): Saga {
  const { tabs } = yield* services();
  yield* call((yield* lateService('desk')).see, payload, yield* select(selectSignedInOwner));
  tabs.announceChange();
  yield* markRead(payload);
}
