/** What was said last between the trainer and each athlete, as far as it is on this device [DE-2]. */
import type { ChatMessage, ChatRoom } from '../../contract/chat';
import { keysOf } from '../conversations';

export interface Talk {
  /** The latest message of the athlete, and when it was sent, ISO 8601. */
  content: string;
  at: string;
  /** Whether the trainer has written since. */
  isAnswered: boolean;
}

/** Returns the conversations in which the athlete has written, by athlete. The trainer reads none of these along. */
export const talksOf = (
  rooms: readonly ChatRoom[],
  messages: Readonly<Record<string, readonly ChatMessage[]>>,
  ownId: number,
): Map<number, Talk> => {
  const talks = new Map<number, Talk>();
  for (const room of rooms) {
    const [key] = keysOf(room, ownId);
    const said = messages[room.id] ?? [];
    const received = said.findLast(({ senderId }) => senderId !== ownId);
    if (key?.kind !== 'partner' || !received) continue;
    const isAnswered = said.at(-1)?.senderId === ownId;
    talks.set(key.id, { content: received.content, at: received.createdAt, isAnswered });
  }
  return talks;
};
