import type { ChatMessage, ChatMessagePost } from '../../src/contract/chat';
import type { Dependencies } from '../dependencies';
import { forbidden } from '../http/errors';
import type { Notify } from '../notifications/notifications';
import { demandSelf, type Viewer } from '../session/access';
import { areContacts } from './contacts';
import { saveChatMessage } from './messages';
import { demandOpenChat } from './minorsChat';

export type ChatDependencies = Pick<Dependencies, 'db' | 'now'> & { notify: Notify };

/**
 * Stores a message [API-37] and notifies its recipient after the transaction. The same message sent again notifies nobody.
 * Throws 403 when the sender is somebody else, when the recipient is neither trainer nor athlete of the sender [SE-6],
 * or when the club has closed the chat with minors [CS-3].
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
    await demandOpenChat(transaction, [senderId, recipientId], now());
    return saveChatMessage(transaction, post, now());
  });
  if (isNew) notify(recipientId, { type: 'CHAT', senderId });
  return message;
};
