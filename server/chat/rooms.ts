import type { ChatRoom } from '../../src/contract/chat';
import { limitsOf, type MinorsChat } from '../club/minorsChat';
import type { Database } from '../database/tables';

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

/** Returns who may read along something of each room, by the room. */
const findReaders = async (db: Database, rows: readonly Row[]): Promise<Map<number, number[]>> => {
  const readers = new Map<number, number[]>();
  if (rows.length === 0) return readers;
  const found = await db
    .selectFrom('chatMessage')
    .select(['chatroomId', 'readerId'])
    .distinct()
    .where(
      'chatroomId',
      'in',
      rows.map(({ id }) => id),
    )
    .where('readerId', 'is not', null)
    .orderBy('readerId')
    .execute();
  for (const { chatroomId, readerId } of found)
    if (readerId !== null) readers.set(chatroomId, [...(readers.get(chatroomId) ?? []), readerId]);
  return readers;
};

/** Returns a room with who reads along what the two write now, and who has done so before [CS-3]. */
const toChatRoom = (row: Row, chat: MinorsChat, everReading: readonly number[]): ChatRoom => {
  const first = { id: row.firstUserId, birthYear: row.firstBirthYear, authorities: row.firstAuthorities };
  const second = { id: row.secondUserId, birthYear: row.secondBirthYear, authorities: row.secondAuthorities };
  const { readerId } = limitsOf(chat, [first, second]);
  const former = everReading.filter((id) => id !== readerId);
  return {
    id: row.id,
    participants: [first.id, second.id],
    ...(readerId !== null && { readers: [readerId] }),
    ...(former.length > 0 && { formerReaders: former }),
  };
};

const toChatRooms = async (db: Database, rows: readonly Row[], chat: MinorsChat): Promise<ChatRoom[]> => {
  const readers = await findReaders(db, rows);
  return rows.map((row) => toChatRoom(row, chat, readers.get(row.id) ?? []));
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
  const rooms = await toChatRooms(db, rows, chat);
  return rooms
    .filter(({ participants }) => !participants.includes(readerId))
    .map(({ formerReaders = [], ...room }) => ({
      ...room,
      readers: [readerId],
      ...(formerReaders.includes(readerId) && { formerReaders: [readerId] }),
    }));
};

/** Returns the rooms of a user, oldest first [API-35], and then those in which the user has read along [CS-3]. */
export const findChatRooms = async (db: Database, userId: number, chat: MinorsChat): Promise<ChatRoom[]> => {
  const rows = await selectRooms(db)
    .where(({ eb, or }) => or([eb('firstUserId', '=', userId), eb('secondUserId', '=', userId)]))
    .execute();
  return [...(await toChatRooms(db, rows, chat)), ...(await findRoomsRead(db, userId, chat))];
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

/**
 * Returns the id of the room of two people. Makes the room when they have no room yet; concurrent calls make only one.
 */
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
