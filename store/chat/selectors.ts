import { createSelector } from '@reduxjs/toolkit';
import type { ChatMessage } from '../../src/contract/chat';
import { fullName } from '../../src/domain/athletes';
import {
  type ConversationKey,
  hasReadAlong,
  isReadAlong,
  isSameConversation,
  keysOf,
  partnersOf,
  roomOf,
  withPartner,
} from '../../src/domain/conversations';
import type { EntryOf } from '../../src/domain/outbox';
import { byPersonName } from '../../src/domain/personOrder';
import { selectIsOnline } from '../network/selectors';
import { selectUnreadMessages } from '../notifications/selectors';
import { selectWaitingMessages } from '../outbox/selectors';
import type { RootState } from '../rootReducer';
import { selectUser } from '../session/selectors';

/** A conversation in the list. */
interface Conversation extends ConversationKey {
  /** Null when the participant is not among the user's contacts [ME-4]. */
  name: string | null;
  unread: number;
  /** The latest message, sent or waiting. */
  last: { content: string; at: string } | null;
  /** Whether the user read along here, and does not any more [CS-3]. */
  isFormer: boolean;
}

export const selectChat = (state: RootState) => state.chat;
/** Whether there are no conversations on this device, and none can be loaded now. */
export const selectLacksChat = (state: RootState) =>
  !selectIsOnline(state) && state.chat.contacts.length === 0 && state.chat.rooms.length === 0;
/** Whether the conversations are still asked for: nobody knows yet whether there are any. */
export const selectIsChatComing = (state: RootState) =>
  selectIsOnline(state) && (state.chat.status === 'idle' || state.chat.status === 'running');
/** The unsent text to a partner. */
export const selectDraft = (state: RootState, partnerId: number) => state.chat.drafts[partnerId] ?? '';
const selectRooms = (state: RootState) => state.chat.rooms;
const selectMessages = (state: RootState) => state.chat.messages;
const selectKnown = (state: RootState) => state.chat.contacts;
const selectKey = (_state: RootState, key: ConversationKey) => key;

/**
 * The people to whom the user may write, sorted by name, and those whose chat is closed. Without those who are there
 * only so that the user knows who reads along, or whose messages the user reads along [CS-3].
 */
export const selectContacts = createSelector([selectKnown, selectRooms, selectUser], (known, rooms, user) => {
  const present = [...known, ...rooms].flatMap((one) => one.readers ?? []);
  const readers = [...present, ...rooms.flatMap(({ formerReaders = [] }) => formerReaders)];
  const read = rooms.filter((room) => user && isReadAlong(room, user.id));
  const named = new Set([...readers, ...read.flatMap(({ participants }) => participants)]);
  return known.filter(({ id, isClosed }) => !isClosed || !named.has(id)).toSorted(byPersonName);
});

/** A function that returns the names of people, or null if none of them is known [ME-4]. */
export const selectNameOf = createSelector([selectKnown], (known) => (ids: readonly number[]) => {
  const found = ids.flatMap((id) => known.filter((contact) => contact.id === id).map(fullName));
  // Not made before it is needed: the browser's data for it cost the start tens of milliseconds.
  return found.length === 0 ? null : new Intl.ListFormat('de').format(found);
});

/** The room of a conversation, or undefined until the first message makes it. */
export const selectRoom = (state: RootState, key: ConversationKey | null) =>
  state.session.user ? roomOf(state.chat.rooms, state.session.user.id, key) : undefined;

/**
 * Whether this device knows what was written in a conversation. One without a room has no message, once the rooms are
 * known.
 */
export const selectIsThreadKnown = (state: RootState, key: ConversationKey) => {
  const room = selectRoom(state, key);
  return room ? room.id in state.chat.messages : !selectIsChatComing(state);
};

/** The name of a conversation: its partner, or the two who write. Null if unknown [ME-3, ME-4]. */
export const selectName = (state: RootState, key: ConversationKey) => {
  const { user } = state.session;
  const room = selectRoom(state, key);
  if (user && room) return selectNameOf(state)(partnersOf(room, user.id));
  return key.kind === 'partner' ? selectNameOf(state)([key.id]) : null;
};

/** The contact of the user's own conversation. */
const selectContact = (state: RootState, { kind, id }: ConversationKey) =>
  kind === 'partner' ? state.chat.contacts.find((contact) => contact.id === id) : undefined;

/** Who reads along in a conversation, also before it has a room [CS-3]. */
export const selectReaders = (state: RootState, key: ConversationKey) =>
  selectRoom(state, key)?.readers ?? selectContact(state, key)?.readers;

/** Whether the user has read along in the room of a conversation, and does not any more [CS-3]. */
export const selectHasReadAlong = (state: RootState, key: ConversationKey) => {
  const [{ user }, room] = [state.session, selectRoom(state, key)];
  return user !== null && room !== undefined && hasReadAlong(room, user.id);
};

/** Whether the club has closed the chat with a partner [CS-3]. */
export const selectIsClosed = (state: RootState, key: ConversationKey) =>
  selectContact(state, key)?.isClosed === true;

const lastWords = (messages: readonly ChatMessage[], waiting: readonly EntryOf<'message'>[]) => {
  const written = waiting.at(-1);
  if (written) return { content: written.payload.content, at: written.writtenAt };
  const message = messages.at(-1);
  return message ? { content: message.content, at: message.createdAt } : null;
};

const waitingIn = (waiting: readonly EntryOf<'message'>[], { kind, id }: ConversationKey) =>
  waiting.filter(({ payload }) => kind === 'partner' && payload.recipientId === id);

/**
 * All conversations, latest first, including those that have only waiting messages. What is unread is unread for the
 * one to whom it was written, never for somebody who reads along [CS-3].
 */
export const selectConversations = createSelector(
  [selectRooms, selectMessages, selectNameOf, selectWaitingMessages, selectUnreadMessages, selectUser],
  (rooms, messages, nameOf, waiting, unread, user): Conversation[] => {
    if (!user) return [];
    const keys = [
      ...rooms.flatMap((room) => keysOf(room, user.id)),
      ...waiting.map(({ payload }) => withPartner(payload.recipientId)),
    ];
    const conversations = keys
      .filter((key, index) => keys.findIndex((other) => isSameConversation(other, key)) === index)
      .map((key): Conversation => {
        const room = roomOf(rooms, user.id, key);
        return {
          ...key,
          name: nameOf(room ? partnersOf(room, user.id) : [key.id]),
          unread: key.kind === 'partner' ? unread.filter(({ senderId }) => senderId === key.id).length : 0,
          isFormer: room !== undefined && hasReadAlong(room, user.id),
          last: lastWords(room ? (messages[room.id] ?? []) : [], waitingIn(waiting, key)),
        };
      });
    return conversations.toSorted((a, b) => (b.last?.at ?? '').localeCompare(a.last?.at ?? ''));
  },
);

/** The messages of a conversation: those on the server, and those that wait for it. */
export const selectThread = createSelector(
  [selectRoom, selectMessages, selectWaitingMessages, selectKey],
  (room, messages, allWaiting, key) => {
    const waiting = waitingIn(allWaiting, key);
    const waitingIds = new Set(waiting.map(({ clientId }) => clientId));
    const known = room ? (messages[room.id] ?? []) : [];
    // A sent message waits again after the server was restored [ON-6].
    return { sent: known.filter(({ clientId }) => !waitingIds.has(clientId)), waiting };
  },
);
