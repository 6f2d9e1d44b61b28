import type { ChatMessage, ChatRoom } from '../contract/chat';

/** A room is displayed by its participants with the own id removed [ME-3]. */
export const partnersOf = (room: ChatRoom, ownId: number) => room.participants.filter((id) => id !== ownId);

/** The room in which the user talks to this partner. */
export const roomWith = (rooms: readonly ChatRoom[], ownId: number, partnerId: number | null) =>
  rooms.find((room) => partnersOf(room, ownId)[0] === partnerId);

/** Messages are never taken back, so an answer that was overtaken by a later one adds nothing and removes nothing. */
export const mergeMessages = (
  known: readonly ChatMessage[],
  fresh: readonly ChatMessage[],
): ChatMessage[] => {
  const byId = new Map([...known, ...fresh].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
};
