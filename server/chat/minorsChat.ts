import { isMinor } from '../../src/domain/minors';
import { readClub } from '../club/club';
import { canReadAlong } from '../club/secondReader';
import type { Database } from '../database/tables';
import { chatClosed } from '../http/errors';
import { yearOf } from '../time';

/** Who reads along, and what was written from when on. */
export interface SecondReader {
  id: number;
  /** Milliseconds since 1970. */
  since: number;
}

/** How minors chat now [CS-3]. */
export interface MinorsChat {
  isClosed: boolean;
  secondReader: SecondReader | null;
  /** Whoever has no birth year is an adult. */
  isMinor(birthYear: number | null): boolean;
}

/** Returns what the club's setting means now: where the second reader cannot read any more, minors do not chat. */
export const readMinorsChat = async (db: Database, now: number): Promise<MinorsChat> => {
  const { minorsChat, secondReaderId, secondReaderSince } = await readClub(db);
  const isMinorNow = (birthYear: number | null) => isMinor(birthYear, yearOf(now));
  if (minorsChat !== 'secondReader') {
    return { isClosed: minorsChat === 'off', secondReader: null, isMinor: isMinorNow };
  }
  const canRead = secondReaderId !== null && (await canReadAlong(db, secondReaderId, now));
  const secondReader = canRead ? { id: secondReaderId, since: secondReaderSince ?? now } : null;
  return { isClosed: secondReader === null, secondReader, isMinor: isMinorNow };
};

/** Throws 403 when one of the two is a minor and the club has closed their chat [CS-3]. */
export const demandOpenChat = async (
  db: Database,
  userIds: readonly number[],
  now: number,
): Promise<void> => {
  const chat = await readMinorsChat(db, now);
  if (!chat.isClosed) return;
  const users = await db.selectFrom('user').select('birthYear').where('id', 'in', userIds).execute();
  if (users.some(({ birthYear }) => chat.isMinor(birthYear))) throw chatClosed();
};
