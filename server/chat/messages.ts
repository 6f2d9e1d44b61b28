import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { ChatMessage, ChatMessagePost, Notification } from '../../src/contract/chat';
import type { Database, Tables } from '../database/tables';
import type { ChatMessageTable } from '../database/tables/messages';
import { unprocessable } from '../http/errors';
import type { List } from '../http/lists';
import { ensureChatRoom } from './rooms';

const toChatMessage = ({
  isRead,
  createdAt,
  readerId,
  ...row
}: Selectable<ChatMessageTable>): ChatMessage => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
  ...(readerId !== null && { readers: [readerId] }),
});

/** The most messages of one person in one room: about five a day for five years. */
export const maxMessages = 10_000;

const tooManyMessages = () =>
  unprocessable(
    'In dieser Konversation ist die Höchstzahl deiner Nachrichten erreicht. Die Nachricht bleibt auf deinem Gerät. Sag dem Verein Bescheid.',
  );

const pageSize = 20;

type Rows<Row> = (after: number) => Promise<(Row & { id: number })[]>;

/** Reads rows by ascending id, some at a time. */
async function* pagesOf<Row>(rowsAfter: Rows<Row>, toItem: (row: Row) => object) {
  let last = 0;
  do {
    const rows = await rowsAfter(last);
    yield rows.map((row) => JSON.stringify(toItem(row)));
    last = rows.length < pageSize ? Number.POSITIVE_INFINITY : (rows.at(-1)?.id ?? last);
  } while (last < Number.POSITIVE_INFINITY);
}

type Messages = SelectQueryBuilder<Tables, 'chatMessage', object>;

/**
 * Lists messages, oldest first. A message never changes, new ones have higher ids, and old ones only leave the list. So
 * how many there are and the last id tell its states apart, until the database is restored, which makes a new epoch.
 */
const listMessages = async (
  db: Database,
  messages: Messages,
  toItem: (row: Selectable<ChatMessageTable>) => object,
): Promise<List> => {
  const epoch = await db.selectFrom('instance').select('epoch').executeTakeFirst();
  const state = await messages
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('id').as('last')])
    .executeTakeFirstOrThrow();
  const rowsAfter = (id: number) =>
    messages.selectAll().where('id', '>', id).orderBy('id').limit(pageSize).execute();
  return { state: [epoch, state], pages: pagesOf(rowsAfter, toItem) };
};

/** Lists the messages of a room, oldest first [API-36]: all of them, or those that somebody may read along [CS-3]. */
export const listChatMessages = (db: Database, chatroomId: number, readerId?: number): Promise<List> => {
  const messages = db.selectFrom('chatMessage').where('chatroomId', '=', chatroomId);
  const readable = readerId === undefined ? messages : messages.where('readerId', '=', readerId);
  return listMessages(db, readable, toChatMessage);
};

/** Throws 422 when a person has written too many messages in a room. */
const demandFewMessages = async (db: Database, chatroomId: number, senderId: number): Promise<void> => {
  const { count } = await db
    .selectFrom('chatMessage')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ and }) => and({ chatroomId, senderId }))
    .executeTakeFirstOrThrow();
  if (count > maxMessages) throw tooManyMessages();
};

/**
 * Stores a message once per sender and `clientId` [API-39], and makes the room of the two when they have no room yet.
 * Returns the stored message and whether it is new. Throws 422 when there are too many. Must run in a transaction, so
 * that there is no room without a message.
 */
export const saveChatMessage = async (
  db: Database,
  { clientId, senderId, recipientId, content, readerId }: ChatMessagePost & { readerId: number | null },
  now: number,
): Promise<{ message: ChatMessage; isNew: boolean }> => {
  const chatroomId = await ensureChatRoom(db, senderId, recipientId);
  const inserted = await db
    .insertInto('chatMessage')
    .values({ clientId, chatroomId, senderId, recipientId, content, readerId, createdAt: now, isRead: 0 })
    .onConflict((conflict) => conflict.columns(['senderId', 'clientId']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) {
    await demandFewMessages(db, chatroomId, senderId);
    return { message: toChatMessage(inserted), isNew: true };
  }
  const stored = await db
    .selectFrom('chatMessage')
    .selectAll()
    .where(({ and }) => and({ senderId, clientId }))
    .executeTakeFirstOrThrow();
  return { message: toChatMessage(stored), isNew: false };
};

/** Marks the messages to a user in a room as read [API-38]. Returns whether one of them was unread. */
export const markMessagesRead = async (
  db: Database,
  recipientId: number,
  chatroomId: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('chatMessage')
    .set({ isRead: 1 })
    .where(({ and }) => and({ recipientId, isRead: 0, chatroomId }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
};

/** Lists who has sent messages that the user has not read. */
export const listUnreadSenders = (db: Database, userId: number) =>
  db
    .selectFrom('chatMessage')
    .select('senderId')
    .distinct()
    .where('recipientId', '=', userId)
    .where('isRead', '=', 0)
    .orderBy('senderId')
    .execute();

/** Lists one notification per unread message of the user, oldest first [API-34]. */
export const listChatNotifications = (db: Database, userId: number): Promise<List> => {
  const unread = db.selectFrom('chatMessage').where('recipientId', '=', userId).where('isRead', '=', 0);
  return listMessages(db, unread, ({ senderId }): Notification => ({ type: 'CHAT', senderId }));
};
