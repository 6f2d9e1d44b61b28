import type { ChatMessage, ChatMessagePost } from '../../src/contract/chat';
import { demandSelf, type Viewer } from '../access/access';
import { demandOpenChat } from '../club/minorsChat';
import type { Dependencies } from '../config/dependencies';
import { demandPresent } from '../erasure/erasedPeople';
import { forbidden } from '../http/errors';
import type { Live } from '../live/live';
import { areContacts } from './contacts';
import { saveChatMessage } from './messages';

export type ChatDependencies = Pick<Dependencies, 'db' | 'now'> & { live: Live };

/**
 * Stores a message [API-37] and notifies its recipient after the transaction, and the devices of its sender [LC-15].
 * The same message sent again notifies nobody. It is a transaction of both: so the ids of each one's messages become
 * visible in their order, and the last id tells lists apart. Throws 403 when the sender is somebody else, when the
 * recipient is neither trainer nor athlete of the sender [SE-6], or when the club has closed the chat with minors
 * [CS-3].
 */
export const sendMessage = async (
  { live, now }: ChatDependencies,
  viewer: Viewer,
  post: ChatMessagePost,
): Promise<ChatMessage> => {
  const { senderId, recipientId } = post;
  demandSelf(viewer, senderId);
  return live.transaction(
    async (transaction, { notify }) => {
      await demandPresent(transaction, recipientId);
      if (!(await areContacts(transaction, senderId, recipientId))) throw forbidden();
      const readerId = await demandOpenChat(transaction, [senderId, recipientId], now());
      const { message, isNew } = await saveChatMessage(transaction, { ...post, readerId }, now());
      if (isNew) for (const id of [recipientId, senderId]) notify(id, { type: 'CHAT', senderId });
      return message;
    },
    [senderId, recipientId],
  );
};
