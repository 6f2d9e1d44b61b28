import { randomUUID } from 'node:crypto';
import { markMessagesRead, saveChatMessage } from '../chat/messages';
import type { Database } from '../database/tables';
import { demoConversation } from './content/conversation';
import { userIdOf } from './seedPeople';

const minute = 60 * 1000;

/** The conversation of Anna and her trainer. Anna has not read the last messages. */
export const seedConversation = async (db: Database, anna: number, now: number): Promise<void> => {
  const trainer = await userIdOf(db, 'trainer');
  for (const { sender, content, minutesAgo, isRead } of demoConversation) {
    const [senderId, recipientId] = sender === 'anna' ? [anna, trainer] : [trainer, anna];
    const post = { clientId: randomUUID(), senderId, recipientId, content, readerId: null };
    const { message } = await saveChatMessage(db, post, now - minutesAgo * minute);
    if (isRead) await markMessagesRead(db, recipientId, message.chatroomId);
  }
};
