import type { ChatMessage, ChatRoom } from '../contract/chat';

/** The participants of a room without the user; the room is shown under their names [ME-3]. */
export const partnersOf = (room: ChatRoom, ownId: number) => room.participants.filter((id) => id !== ownId);

/** The room of the user with this partner. */
export const roomWith = (rooms: readonly ChatRoom[], ownId: number, partnerId: number | null) =>
  rooms.find((room) => partnersOf(room, ownId)[0] === partnerId);

/**
 * Merges messages and sorts them by id. The server deletes no messages, so an outdated answer removes none here. One
 * that a restored server got again has another id [ON-6].
 */
export const mergeMessages = (
  known: readonly ChatMessage[],
  fresh: readonly ChatMessage[],
): ChatMessage[] => {
  const messages = new Map([...known, ...fresh].map((message) => [message.clientId, message]));
  return [...messages.values()].sort((a, b) => a.id - b.id);
};
