import type { ChatRoom } from '../../src/contract/chat';
import type { Database } from '../database/tables';
import { limitsOf, type MinorsChat } from './minorsChat';

/** Rooms with what is known of the two. */
const selectRooms = (db: Database) =>
  db
    .selectFrom('chatRoom')
    .innerJoin('user as first', 'first.id', 'chatRoom.firstUserId')
    .innerJoin('user as second', 'second.id', 'chatRoom.secondUserId')
    .select(['chatRoom.id', 'firstUserId', 'secondUserId'])
    .select(['first.birthYear as firstBirthYear', 'second.birthYear as secondBirthYear'])
    .select(['first.authorities as firstAuthorities', 'second.authorities as secondAuthorities'])
    .orderBy('chatRoom.id');

type Row = Awaited<ReturnType<ReturnType<typeof selectRooms>['execute']>>[number];

/** Returns a room with who reads along what the two write now [CS-3]. */
const toChatRoom = (row: Row, chat: MinorsChat): ChatRoom => {
  const first = { id: row.firstUserId, birthYear: row.firstBirthYear, authorities: row.firstAuthorities };
  const second = { id: row.secondUserId, birthYear: row.secondBirthYear, authorities: row.secondAuthorities };
  const { readerId } = limitsOf(chat, [first, second]);
  return {
    id: row.id,
    participants: [first.id, second.id],
    ...(readerId !== null && { readers: [readerId] }),
  };
};

/** Returns the rooms in which somebody has read along, oldest first, also when nobody does any more. */
const findRoomsRead = async (db: Database, readerId: number, chat: MinorsChat): Promise<ChatRoom[]> => {
  const rows = await selectRooms(db)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('chatMessage')
          .select('chatMessage.id')
          .whereRef('chatroomId', '=', 'chatRoom.id')
          .where('readerId', '=', readerId),
      ),
    )
    .execute();
  return rows
    .map((row) => toChatRoom(row, chat))
    .filter(({ participants }) => !participants.includes(readerId))
    .map((room) => ({ ...room, readers: [readerId] }));
};

/** Returns the rooms of a user, oldest first [API-35], and then those in which the user has read along [CS-3]. */
export const findChatRooms = async (db: Database, userId: number, chat: MinorsChat): Promise<ChatRoom[]> => {
  const rows = await selectRooms(db)
    .where(({ eb, or }) => or([eb('firstUserId', '=', userId), eb('secondUserId', '=', userId)]))
    .execute();
  const own = rows.map((row) => toChatRoom(row, chat));
  return [...own, ...(await findRoomsRead(db, userId, chat))];
};

/** Returns the two of a room, or undefined. */
export const findParticipants = async (db: Database, id: number): Promise<number[] | undefined> => {
  const room = await db
    .selectFrom('chatRoom')
    .select(['firstUserId', 'secondUserId'])
    .where('id', '=', id)
    .executeTakeFirst();
  return room && [room.firstUserId, room.secondUserId];
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
