import type { DeskNotification } from '../../src/contract/assignments';
import type { Notification } from '../../src/contract/chat';
import { listChatNotifications, listUnreadSenders } from '../chat/messages';
import { inTransactionOf } from '../database/inTransactionOf';
import type { Database } from '../database/tables';
import type { List } from '../http/lists';

/** Stores a notification until it is read. One that the user has not read yet is not stored twice [AS-4]. */
export const storeNotification = async (
  db: Database,
  userId: number,
  notification: DeskNotification,
): Promise<void> => {
  await db
    .insertInto('notification')
    .values({ userId, ...notification })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Ends a notification of a user [AS-4]. A notification that does not exist is no error. */
export const markNotificationRead = async (
  db: Database,
  userId: number,
  notification: DeskNotification,
): Promise<void> => {
  await inTransactionOf(db, [userId], (transaction) =>
    transaction
      .deleteFrom('notification')
      .where(({ and }) => and({ userId, ...notification }))
      .execute(),
  );
};

async function* before(pages: List['pages'], last: readonly object[]) {
  yield* pages;
  yield last.map((item) => JSON.stringify(item));
}

const listStored = (db: Database, userId: number) =>
  db
    .selectFrom('notification')
    .select(['type', 'senderId'])
    .where('userId', '=', userId)
    .orderBy('type')
    .orderBy('senderId')
    .execute();

/** Returns the unread notifications of a user, each once: what open pages were told, and nobody has read yet. */
export const findUnread = async (db: Database, userId: number): Promise<Notification[]> => [
  ...(await listUnreadSenders(db, userId)).map(({ senderId }) => ({ type: 'CHAT' as const, senderId })),
  ...(await listStored(db, userId)),
];

/** Lists the unread notifications of a user: one per message, oldest first, then the others [API-34, AS-4]. */
export const listNotifications = async (db: Database, userId: number): Promise<List> => {
  const messages = await listChatNotifications(db, userId);
  const others = await listStored(db, userId);
  return { state: [messages.state, others], pages: before(messages.pages, others) };
};
