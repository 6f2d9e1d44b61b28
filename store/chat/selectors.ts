import { createSelector } from '@reduxjs/toolkit';
import type { ChatMessage, Contact } from '../../src/contract/chat';
import { fullName } from '../../src/domain/athletes';
import { partnersOf, roomWith } from '../../src/domain/chat';
import type { EntryOf } from '../../src/domain/outbox';
import { selectUnreadMessages } from '../notifications/selectors';
import { selectWaitingMessages } from '../outbox/selectors';
import type { RootState } from '../rootReducer';
import { selectUser } from '../session/selectors';

/** A conversation in the list. */
interface Conversation {
  partnerId: number;
  /** Null when the participant is not among the user's contacts [ME-4]. */
  name: string | null;
  unread: number;
  /** The latest message, sent or waiting. */
  last: { content: string; at: string } | null;
}

export const selectChat = (state: RootState) => state.chat;
/** The unsent text to a partner. */
export const selectDraft = (state: RootState, partnerId: number) => state.chat.drafts[partnerId] ?? '';
const selectRooms = (state: RootState) => state.chat.rooms;
const selectMessages = (state: RootState) => state.chat.messages;

/** The people to whom the user may write, sorted by name. */
export const selectContacts = createSelector([(state: RootState) => state.chat.contacts], (contacts) =>
  contacts.toSorted((a, b) => fullName(a).localeCompare(fullName(b), 'de')),
);

export const selectRoomWith = (state: RootState, partnerId: number | null) =>
  state.session.user ? roomWith(state.chat.rooms, state.session.user.id, partnerId) : undefined;

const nameOf = (contacts: readonly Contact[], ids: readonly number[]) => {
  const names = ids.flatMap((id) => contacts.filter((contact) => contact.id === id).map(fullName));
  return names.length === 0 ? null : names.join(', ');
};

/** The name of a partner, or null if unknown [ME-4]. */
export const selectPartnerName = (state: RootState, partnerId: number) => {
  const { user } = state.session;
  const room = selectRoomWith(state, partnerId);
  return nameOf(state.chat.contacts, user && room ? partnersOf(room, user.id) : [partnerId]);
};

const lastWords = (messages: readonly ChatMessage[], waiting: readonly EntryOf<'message'>[]) => {
  const written = waiting.at(-1);
  if (written) return { content: written.payload.content, at: written.writtenAt };
  const message = messages.at(-1);
  return message ? { content: message.content, at: message.createdAt } : null;
};

/** All conversations, latest first, including those that have only waiting messages. */
export const selectConversations = createSelector(
  [selectRooms, selectMessages, selectContacts, selectWaitingMessages, selectUnreadMessages, selectUser],
  (rooms, messages, contacts, waiting, unread, user): Conversation[] => {
    if (!user) return [];
    const partners = [
      ...rooms.flatMap((room) => partnersOf(room, user.id)[0] ?? []),
      ...waiting.map(({ payload }) => payload.recipientId),
    ];
    const conversations = [...new Set(partners)].map((partnerId): Conversation => {
      const room = roomWith(rooms, user.id, partnerId);
      return {
        partnerId,
        name: nameOf(contacts, room ? partnersOf(room, user.id) : [partnerId]),
        unread: unread.filter(({ senderId }) => senderId === partnerId).length,
        last: lastWords(
          room ? (messages[room.id] ?? []) : [],
          waiting.filter(({ payload }) => payload.recipientId === partnerId),
        ),
      };
    });
    return conversations.toSorted((a, b) => (b.last?.at ?? '').localeCompare(a.last?.at ?? ''));
  },
);

/** The messages with a partner: those on the server, and those that wait for it. */
export const selectThread = createSelector(
  [
    selectRoomWith,
    selectMessages,
    selectWaitingMessages,
    (_state: RootState, partnerId: number | null) => partnerId,
  ],
  (room, messages, waiting, partnerId) => {
    const toPartner = waiting.filter(({ payload }) => payload.recipientId === partnerId);
    const waitingIds = new Set(toPartner.map(({ clientId }) => clientId));
    const known = room ? (messages[room.id] ?? []) : [];
    // A sent message waits again after the server was restored [ON-6].
    return { sent: known.filter(({ clientId }) => !waitingIds.has(clientId)), waiting: toPartner };
  },
);
