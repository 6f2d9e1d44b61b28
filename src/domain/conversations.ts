import type { ChatMessage, ChatRoom } from '../contract/chat';

/**
 * Names a conversation: the user's own by the id of its partner, also before it has a room; a room of others that the
 * user reads along by its own id [CS-3].
 */
export interface ConversationKey {
  kind: 'partner' | 'room';
  id: number;
}

/** The key of the user's own conversation with somebody. */
export const withPartner = (id: number): ConversationKey => ({ kind: 'partner', id });

export const isSameConversation = (one: ConversationKey, other: ConversationKey | null): boolean =>
  one.kind === other?.kind && one.id === other.id;

/** The participants of a room without the user; the room is shown under their names [ME-3]. */
export const partnersOf = (room: ChatRoom, ownId: number) => room.participants.filter((id) => id !== ownId);

/** Whether the user reads along in a room of others [CS-3]. */
export const isReadAlong = ({ participants, readers = [] }: ChatRoom, ownId: number): boolean =>
  readers.includes(ownId) && !participants.includes(ownId);

/** Whether the user has read along in a room of others, and reads nothing new there [CS-3]. */
export const hasReadAlong = ({ formerReaders = [] }: ChatRoom, ownId: number): boolean =>
  formerReaders.includes(ownId);

/** The key of a room's conversation, or none for a room without a partner. */
export const keysOf = (room: ChatRoom, ownId: number): ConversationKey[] =>
  isReadAlong(room, ownId)
    ? [{ kind: 'room', id: room.id }]
    : partnersOf(room, ownId).slice(0, 1).map(withPartner);

/** The room of a conversation, or undefined until the first message makes it. */
export const roomOf = (rooms: readonly ChatRoom[], ownId: number, key: ConversationKey | null) =>
  rooms.find((room) => keysOf(room, ownId).some((own) => isSameConversation(own, key)));

type Readable = Pick<ChatMessage, 'readers'>;

/** Returns who reads along from a message on, if that was not so with the message before [CS-3]; else null. */
export const newReaders = (message: Readable, before: Readable = {}): number[] | null => {
  const [readers, former] = [message.readers ?? [], before.readers ?? []];
  return readers.join() === former.join() ? null : readers;
};
