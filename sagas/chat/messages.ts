import type { ChatMessage, ChatRoom } from '../../src/contract/chat';
import { chatCalls } from '../../src/contract/chatCalls';
import { type ConversationKey, isReadAlong, keysOf, withPartner } from '../../src/domain/conversations';
import { selectChat, selectRoom } from '../../store/chat/selectors';
import { chatActions } from '../../store/chat/slice';
import type { liveActions } from '../../store/live/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { selectUnreadMessages } from '../../store/notifications/selectors';
import { notificationsActions } from '../../store/notifications/slice';
import { selectWaitingMessages } from '../../store/outbox/selectors';
import { selectSignedInUser } from '../../store/session/selectors';
import { all, delay, put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { canSend } from '../lib/retry';
import { services } from '../lib/services';
import { worker } from '../lib/worker';
import { keepSent } from '../outbox/storedEntries';

function* loadMessages({ id: roomId }: ChatRoom): Saga {
  const messages = yield* request(chatCalls.messages(roomId));
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  for (const entry of yield* select(selectWaitingMessages))
    if (arrived.has(entry.clientId)) yield* keepSent(entry);
  yield* put(chatActions.messagesLoaded({ roomId, messages }));
}

/**
 * Marks the room as read on the server if the page is visible, then reloads the notifications [ME-7]. Somebody who
 * reads along has nothing unread [CS-3].
 */
function* markRead(room: ChatRoom): Saga {
  const { page } = yield* services();
  const { id } = yield* select(selectSignedInUser);
  if (!page.isVisible() || isReadAlong(room, id)) return;
  yield* request(chatCalls.markRead(id, room.id));
  yield* put(notificationsActions.loadRequested());
}

/** Returns the room of the conversation on the screen, or undefined if it has no room yet. */
function* openRoom(): Saga<ChatRoom | undefined> {
  const { open } = yield* select(selectChat);
  return yield* select(selectRoom, open);
}

/** The messages on the device, without those of the rooms that the user does not read along any more [CS-3]. */
function* keptMessages(rooms: readonly ChatRoom[]): Saga<Record<number, ChatMessage[]>> {
  const { id: userId } = yield* select(selectSignedInUser);
  const former = yield* select(selectChat);
  const isOver = (room: ChatRoom) => isReadAlong(room, userId) && !rooms.some(({ id }) => id === room.id);
  const over = new Set(former.rooms.filter(isOver).map(({ id }) => String(id)));
  return Object.fromEntries(Object.entries(former.messages).filter(([id]) => !over.has(id)));
}

/** Loads contacts and rooms and stores them together, so that no room is shown without its names. */
function* loadRooms(): Saga {
  const { id } = yield* select(selectSignedInUser);
  const contacts = yield* request(chatCalls.contacts(id));
  const rooms = yield* request(chatCalls.rooms(id));
  yield* put(chatActions.loaded({ contacts, rooms, messages: yield* keptMessages(rooms) }));
}

/** While they are on the screen, loads all conversations with their messages, for reading them offline. */
export function* loadChat(): Saga {
  const { isShown } = yield* select(selectChat);
  if (!isShown || !(yield* select(selectIsOnline))) return;
  yield* put(chatActions.loadStarted());
  yield* loadRooms();
  const { rooms } = yield* select(selectChat);
  yield* all(rooms, loadMessages);
  const room = yield* openRoom();
  // If this fails, the loaded messages stay.
  if (room) yield* markReadQuietly(room);
}

const markReadQuietly = worker({ name: 'markRead' }, markRead);

/** Loads the conversation and marks it as read [ME-7]. A new one has no room yet, so nothing is loaded [ME-8]. */
export function* openConversation(): Saga {
  const room = yield* openRoom();
  if (!room || !(yield* select(selectIsOnline))) return;
  yield* loadMessages(room);
  yield* markRead(room);
}

const refresh = worker({ name: 'refreshRoom' }, function* refreshRoom(key: ConversationKey): Saga {
  if (!(yield* select(selectRoom, key))) yield* loadRooms();
  const room = yield* select(selectRoom, key);
  if (room) yield* loadMessages(room);
  if (room && room === (yield* openRoom())) yield* markRead(room);
});

/** Loads the conversations with unread messages, before the person opens them. */
export function* loadUnread(): Saga {
  const { id: userId } = yield* select(selectSignedInUser);
  const senders = new Set((yield* select(selectUnreadMessages)).map(({ senderId }) => senderId));
  yield* loadRooms();
  const unread = (yield* select(selectChat)).rooms.filter((room) =>
    keysOf(room, userId).some(({ kind, id }) => kind === 'partner' && senders.has(id)),
  );
  yield* all(unread, loadMessages);
}

/** Another tab may have sent a waiting message of the conversation on the screen. */
export function* followOtherTab(): Saga {
  const { open } = yield* select(selectChat);
  if (open && (yield* select(selectIsOnline))) yield* refresh(open);
}

/** Shows what the person has written on another device: in the room that is open, or else in all of them [LC-15]. */
function* followOtherDevice(): Saga {
  const room = yield* openRoom();
  if (room) yield* loadMessages(room);
  else yield* loadChat();
}

/** Loads the notifications again [LC-5]. For a message, also loads its room if rooms are shown or loaded. */
export function* followNotification({ payload }: ReturnType<typeof liveActions.notified>): Saga {
  yield* put(notificationsActions.loadRequested());
  const { isShown, rooms } = yield* select(selectChat);
  if (payload?.type !== 'CHAT' || !(isShown || rooms.length > 0)) return;
  const { id } = yield* select(selectSignedInUser);
  if (payload.senderId === id) yield* followOtherDevice();
  else yield* refresh(withPartner(payload.senderId));
}

export function* loadNotifications(): Saga {
  const { id } = yield* select(selectSignedInUser);
  yield* put(notificationsActions.loaded(yield* request(chatCalls.notifications(id))));
}

/** Milliseconds between two looks at the notifications that nobody has told to take. */
const lookInterval = 30_000;

/**
 * Looks at the notifications when the person looks at the app again: a connection that has died in the background may
 * not have said so yet [LC-15].
 */
export function* lookForNotifications(): Saga {
  if (!(yield* canSend())) return;
  yield* put(notificationsActions.loadRequested());
  yield* delay(lookInterval);
}
