import type { ChatMessage } from '../contract/chat';

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
