import { isMinor } from '../../src/domain/minors';
import { isAthleteOnly } from '../access/roles';
import type { Database } from '../database/tables';
import { yearOf } from '../system/time';
import { readClub } from './club';
import { chatClosed, nobodyReadsAlong } from './refusals';
import { canReadAlong } from './secondReader';

/** Somebody who chats, as stored. */
interface Chatting {
  id: number;
  birthYear: number | null;
  authorities: string;
}

/** How minors chat now [CS-3]. */
export interface MinorsChat {
  isClosed: boolean;
  secondReaderId: number | null;
  isMinor(person: Chatting): boolean;
}

/** What holds for the conversation of two: who reads along, or that it is closed and why. */
interface ChatLimits {
  readerId: number | null;
  closed: 'by the club' | 'nobody reads along' | null;
}

/** Returns what the club's setting means now: where the second reader cannot read any more, minors do not chat. */
export const readMinorsChat = async (db: Database, now: number): Promise<MinorsChat> => {
  const { minorsChat, secondReaderId } = await readClub(db);
  const isMinorNow = ({ birthYear, authorities }: Chatting) =>
    isMinor({ birthYear, isAthlete: isAthleteOnly(authorities) }, yearOf(now));
  if (minorsChat !== 'secondReader') {
    return { isClosed: minorsChat === 'off', secondReaderId: null, isMinor: isMinorNow };
  }
  const canRead = secondReaderId !== null && (await canReadAlong(db, secondReaderId, now));
  return { isClosed: !canRead, secondReaderId: canRead ? secondReaderId : null, isMinor: isMinorNow };
};

/**
 * Returns what holds for two. A second reader who is one of them reads nothing along, so the two do not chat [CS-3].
 */
export const limitsOf = (
  { isClosed, secondReaderId, isMinor: isMinorNow }: MinorsChat,
  two: readonly Chatting[],
): ChatLimits => {
  if (!two.some(isMinorNow)) return { readerId: null, closed: null };
  if (isClosed) return { readerId: null, closed: 'by the club' };
  if (two.some(({ id }) => id === secondReaderId)) return { readerId: null, closed: 'nobody reads along' };
  return { readerId: secondReaderId, closed: null };
};

/** Returns what holds for two users now. */
const findLimits = async (db: Database, userIds: readonly number[], now: number): Promise<ChatLimits> => {
  const two = await db
    .selectFrom('user')
    .select(['id', 'birthYear', 'authorities'])
    .where('id', 'in', userIds)
    .execute();
  return limitsOf(await readMinorsChat(db, now), two);
};

/** Returns who reads along what the two write. Throws 403 where they may not chat [CS-3]. */
export const demandOpenChat = async (
  db: Database,
  userIds: readonly number[],
  now: number,
): Promise<number | null> => {
  const { readerId, closed } = await findLimits(db, userIds, now);
  if (closed === 'by the club') throw chatClosed();
  if (closed === 'nobody reads along') throw nobodyReadsAlong();
  return readerId;
};
