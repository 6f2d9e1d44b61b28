import type { ChatMessage, ChatMessagePost, Notification } from '../../src/contract/chat';
import type { Clock } from '../clock';
import type { Database } from '../database/tables';
import { forbidden } from '../http/errors';
import { demandSelf, type Viewer } from '../session/access';
import { areContacts } from './contacts';
import { saveChatMessage } from './messages';

/** Tells a user's open pages that there is something new; nobody listening is no error. */
export type Notify = (userId: number, notification: Notification) => void;

export interface ChatDependencies {
  db: Database;
  now: Clock;
  notify: Notify;
}

/**
 * Stores a message [API-37] and, once that is certain, tells its recipient. The same one sent again is told only once.
 * Throws 403 when it is written in somebody else's name, or to anybody but one's trainer or athlete [SE-6].
 */
export const sendMessage = async (
  { db, now, notify }: ChatDependencies,
  viewer: Viewer,
  post: ChatMessagePost,
): Promise<ChatMessage> => {
  const { senderId, recipientId } = post;
  demandSelf(viewer, senderId);
  const { message, isNew } = await db.transaction().execute(async (transaction) => {
    if (!(await areContacts(transaction, senderId, recipientId))) throw forbidden();
    return saveChatMessage(transaction, post, now());
  });
  if (isNew) notify(recipientId, { type: 'CHAT', senderId });
  return message;
};
