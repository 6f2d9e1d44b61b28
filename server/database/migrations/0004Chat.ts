import type { Kysely, Migration } from 'kysely';

const createRooms = (db: Kysely<unknown>) =>
  db.schema
    .createTable('chatRoom')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('firstUserId', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('secondUserId', 'integer', (column) => column.notNull().references('user.id'))
    .addUniqueConstraint('chatRoomOfTwo', ['firstUserId', 'secondUserId'])
    .execute();

const createMessages = (db: Kysely<unknown>) =>
  db.schema
    .createTable('chatMessage')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('clientId', 'text', (column) => column.notNull())
    .addColumn('chatroomId', 'integer', (column) => column.notNull().references('chatRoom.id'))
    .addColumn('senderId', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('recipientId', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('isRead', 'integer', (column) => column.notNull())
    .addUniqueConstraint('chatMessageOfClient', ['senderId', 'clientId'])
    .execute();

/** Chat: one room for two people [API-37], and a message once per sender and `clientId` [API-39]. */
export const chat: Migration = {
  async up(db: Kysely<unknown>) {
    await createRooms(db);
    await db.schema
      .createIndex('chatRoomOfSecondUser')
      .on('chatRoom')
      .columns(['secondUserId', 'id'])
      .execute();
    await createMessages(db);
    await db.schema
      .createIndex('chatMessageOfRoom')
      .on('chatMessage')
      .columns(['chatroomId', 'id'])
      .execute();
    await db.schema
      .createIndex('chatMessageOfRecipient')
      .on('chatMessage')
      .columns(['recipientId', 'isRead', 'id'])
      .execute();
  },
};
