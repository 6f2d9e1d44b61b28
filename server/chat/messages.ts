import type { Selectable } from 'kysely';
import type { ChatMessage, ChatMessagePost, Notification } from '../../src/contract/chat';
import type { ChatMessageTable, Database } from '../database/tables';
import { ensureChatRoom } from './rooms';

const toChatMessage = ({ isRead, createdAt, ...row }: Selectable<ChatMessageTable>): ChatMessage => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
});

/** Returns the messages of a room, oldest first [API-36]. */
export const findChatMessages = async (db: Database, chatroomId: number): Promise<ChatMessage[]> => {
  const rows = await db
    .selectFrom('chatMessage')
    .selectAll()
    .where('chatroomId', '=', chatroomId)
    .orderBy('chatroomId')
    .orderBy('id')
    .execute();
  return rows.map(toChatMessage);
};

/**
 * Stores a message once per sender and `clientId` [API-39], and makes the room of the two when there is none. Returns the
 * stored message and whether it is new. Must run in a transaction, so that there is no room without a message.
 */
export const saveChatMessage = async (
  db: Database,
  { clientId, senderId, recipientId, content }: ChatMessagePost,
  now: number,
): Promise<{ message: ChatMessage; isNew: boolean }> => {
  const chatroomId = await ensureChatRoom(db, senderId, recipientId);
  const inserted = await db
    .insertInto('chatMessage')
    .values({ clientId, chatroomId, senderId, recipientId, content, createdAt: now, isRead: 0 })
    .onConflict((conflict) => conflict.columns(['senderId', 'clientId']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { message: toChatMessage(inserted), isNew: true };
  const stored = await db
    .selectFrom('chatMessage')
    .selectAll()
    .where(({ and }) => and({ senderId, clientId }))
    .executeTakeFirstOrThrow();
  return { message: toChatMessage(stored), isNew: false };
};

/** Marks the messages to a user in a room as read [API-38]. */
export const markMessagesRead = async (
  db: Database,
  recipientId: number,
  chatroomId: number,
): Promise<void> => {
  await db
    .updateTable('chatMessage')
    .set({ isRead: 1 })
    .where(({ and }) => and({ recipientId, isRead: 0, chatroomId }))
    .execute();
};

/** Returns one notification per unread message of the user, oldest first [API-34]. */
export const findChatNotifications = async (db: Database, userId: number): Promise<Notification[]> => {
  const rows = await db
    .selectFrom('chatMessage')
    .select('senderId')
    .where('recipientId', '=', userId)
    .where('isRead', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map(({ senderId }) => ({ type: 'CHAT', senderId }));
};
