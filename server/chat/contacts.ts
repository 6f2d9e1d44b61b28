import type { Contact } from '../../src/contract/chat';
import { limitsOf, type MinorsChat } from '../club/minorsChat';
import { dialectOf } from '../database/dialect';
import type { Database } from '../database/tables';
import { noRoles } from '../users/memberUser';
import { findChatRooms } from './rooms';

/** Somebody whose name stands without a button [CS-3]. */
const closed = { isClosed: true };

/** Returns a trainer's athletes and an athlete's trainers who do not rest [MB-5], by id. */
const findPartners = (db: Database, userId: number) =>
  db
    .selectFrom('user')
    .select(['id', 'firstName', 'lastName', 'birthYear', 'authorities'])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('trainerAthlete').select('athleteId').where('trainerId', '=', userId)),
        eb('id', 'in', selectFrom('trainerAthlete').select('trainerId').where('athleteId', '=', userId)),
      ]),
    )
    .where('isResting', '=', 0)
    .orderBy('id')
    .execute();

/**
 * Returns the people a user may write to, by id [API-9, SE-6]. Where the club has closed the chat with minors, only the
 * name stands there; else it says who reads along [CS-3].
 */
const findOwnContacts = async (db: Database, userId: number, chat: MinorsChat): Promise<Contact[]> => {
  const own = await db
    .selectFrom('user')
    .select(['id', 'birthYear', 'authorities'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const partners = await findPartners(db, userId);
  return partners.map((partner) => {
    const { id, firstName, lastName } = partner;
    const { readerId, closed: isClosed } = limitsOf(chat, [own, partner]);
    const limits = isClosed ? closed : readerId === null ? {} : { readers: [readerId] };
    return { id, firstName, lastName, ...limits };
  });
};

/**
 * Returns the names of the readers, also of former ones, and for a reader those of the two who write, who are no
 * contacts: all see who is there [CS-3]. Who was erased keeps a name in their former rooms [LV-4].
 */
const findOthersInRooms = async (
  db: Database,
  userId: number,
  contacts: readonly Contact[],
  chat: MinorsChat,
): Promise<Contact[]> => {
  const rooms = await findChatRooms(db, userId, chat);
  const known = new Set([userId, ...contacts.map(({ id }) => id)]);
  const inRooms = rooms.flatMap(({ participants, readers, formerReaders = [] }) => [
    ...(readers ? [...participants, ...readers] : []),
    ...formerReaders,
  ]);
  const readers = contacts.flatMap((contact) => contact.readers ?? []);
  const others = [...inRooms, ...readers].filter((id) => !known.has(id));
  const former = rooms.flatMap(({ participants }) => participants.filter((id) => !known.has(id)));
  const { idList } = dialectOf(db);
  const users = await db
    .selectFrom('user')
    .select(['id', 'firstName', 'lastName'])
    .where(({ and, eb, or }) =>
      or([
        eb('id', 'in', idList(others)),
        and([eb('id', 'in', idList(former)), eb('authorities', '=', noRoles)]),
      ]),
    )
    .execute();
  return users.map((user) => ({ ...user, ...closed }));
};

/** Returns the contacts of a user, and the names of all others who are in a room of theirs, by id [API-9, CS-3]. */
export const findContacts = async (db: Database, userId: number, chat: MinorsChat): Promise<Contact[]> => {
  const own = await findOwnContacts(db, userId, chat);
  const others = await findOthersInRooms(db, userId, own, chat);
  return [...own, ...others].toSorted((one, other) => one.id - other.id);
};

/** Returns whether one of the two trains the other [SE-6]. */
export const areContacts = async (db: Database, one: number, other: number): Promise<boolean> =>
  (await db
    .selectFrom('trainerAthlete')
    .select('trainerId')
    .where(({ and, or }) =>
      or([and({ trainerId: one, athleteId: other }), and({ trainerId: other, athleteId: one })]),
    )
    .executeTakeFirst()) !== undefined;
