import type { ChatRoom } from '../../src/contract/chat';
import type { Database } from '../database/tables';
import type { MinorsChat } from './minorsChat';

/** Rooms with the birth years of the two. */
const selectRooms = (db: Database) =>
  db
    .selectFrom('chatRoom')
    .innerJoin('user as first', 'first.id', 'chatRoom.firstUserId')
    .innerJoin('user as second', 'second.id', 'chatRoom.secondUserId')
    .select(['chatRoom.id', 'firstUserId', 'secondUserId'])
    .select(['first.birthYear as firstBirthYear', 'second.birthYear as secondBirthYear'])
    .orderBy('chatRoom.id');

interface Row {
  id: number;
  firstUserId: number;
  secondUserId: number;
  firstBirthYear: number | null;
  secondBirthYear: number | null;
}

/** A room has a reader when a minor takes part, unless the reader takes part anyway [CS-3]. */
const toChatRoom = (row: Row, { secondReader, isMinor }: MinorsChat): ChatRoom => {
  const { id, firstUserId, secondUserId } = row;
  const participants = [firstUserId, secondUserId];
  const hasMinor = isMinor(row.firstBirthYear) || isMinor(row.secondBirthYear);
  const isRead = secondReader !== null && hasMinor && !participants.includes(secondReader.id);
  return { id, participants, ...(isRead && { readers: [secondReader.id] }) };
};

/** Returns the rooms in which something was written that the second reader may read, oldest first. */
const findRoomsRead = async (db: Database, chat: MinorsChat): Promise<ChatRoom[]> => {
  const { secondReader } = chat;
  if (!secondReader) return [];
  const rows = await selectRooms(db)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('chatMessage')
          .select('chatMessage.id')
          .whereRef('chatroomId', '=', 'chatRoom.id')
          .where('createdAt', '>=', secondReader.since),
      ),
    )
    .execute();
  return rows.map((row) => toChatRoom(row, chat)).filter(({ readers }) => readers !== undefined);
};

/** Returns the rooms of a user, oldest first [API-35], and then those in which the user reads along [CS-3]. */
export const findChatRooms = async (db: Database, userId: number, chat: MinorsChat): Promise<ChatRoom[]> => {
  const rows = await selectRooms(db)
    .where(({ eb, or }) => or([eb('firstUserId', '=', userId), eb('secondUserId', '=', userId)]))
    .execute();
  const own = rows.map((row) => toChatRoom(row, chat));
  const read = chat.secondReader?.id === userId ? await findRoomsRead(db, chat) : [];
  return [...own, ...read];
};

/** Returns one room, or undefined. */
export const findChatRoom = async (
  db: Database,
  id: number,
  chat: MinorsChat,
): Promise<ChatRoom | undefined> => {
  const row = await selectRooms(db).where('chatRoom.id', '=', id).executeTakeFirst();
  return row && toChatRoom(row, chat);
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
