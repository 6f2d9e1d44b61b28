import type { ChatMessage, ChatMessagePost, ChatRoom } from '../contract/chat';

/** A message that the server does not have yet. It stays on the device under its sender, also after a logout. */
export interface WaitingMessage extends ChatMessagePost {
  /** When it was written, ISO 8601. */
  writtenAt: string;
  /** Why the server refused it, in German; null while it waits for its turn. */
  refusal: string | null;
}

/** When a message counts as written: later than all that wait, so that the order holds even if the clock is set back. */
export const writingTime = (now: number, waiting: readonly WaitingMessage[]): string =>
  new Date(Math.max(now, ...waiting.map(({ writtenAt }) => Date.parse(writtenAt) + 1))).toISOString();

/** Oldest first. */
export const byWritingTime = (a: WaitingMessage, b: WaitingMessage): number =>
  Date.parse(a.writtenAt) - Date.parse(b.writtenAt);

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
