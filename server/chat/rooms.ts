import type { Selectable } from 'kysely';
import type { ChatRoom } from '../../src/contract/chat';
import type { ChatRoomTable, Database } from '../database/tables';

const toChatRoom = ({ id, firstUserId, secondUserId }: Selectable<ChatRoomTable>): ChatRoom => ({
  id,
  participants: [firstUserId, secondUserId],
});

/** Returns the rooms of a user, oldest first [API-35]. */
export const findChatRooms = async (db: Database, userId: number): Promise<ChatRoom[]> => {
  const rows = await db
    .selectFrom('chatRoom')
    .selectAll()
    .where(({ eb, or }) => or([eb('firstUserId', '=', userId), eb('secondUserId', '=', userId)]))
    .orderBy('id')
    .execute();
  return rows.map(toChatRoom);
};

/** Returns one room, or undefined. */
export const findChatRoom = async (db: Database, id: number): Promise<ChatRoom | undefined> => {
  const row = await db.selectFrom('chatRoom').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toChatRoom(row);
};

/** Returns the id of the room of two people. Makes the room when there is none; concurrent calls make only one. */
export const ensureChatRoom = async (db: Database, one: number, other: number): Promise<number> => {
  const pair = { firstUserId: Math.min(one, other), secondUserId: Math.max(one, other) };
  await db
    .insertInto('chatRoom')
    .values(pair)
    .onConflict((conflict) => conflict.columns(['firstUserId', 'secondUserId']).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('chatRoom')
    .select('id')
    .where(({ and }) => and(pair))
    .executeTakeFirstOrThrow();
  return id;
};
