import { isMinor } from '../../src/domain/minors';
import { isAthleteOnly } from '../access/roles';
import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import { yearOf } from '../system/time';
import type { ReaderChoice } from './club';

/** Returns whether somebody can read along now: an active adult who trains or looks after the club [CS-3]. */
export const canReadAlong = async (db: Database, userId: number, now: number): Promise<boolean> => {
  const user = await db
    .selectFrom('user')
    .select(['authorities', 'birthYear'])
    .where('id', '=', userId)
    .where('isResting', '=', 0)
    .where('passwordHash', 'is not', null)
    .executeTakeFirst();
  if (!user || isMinor({ birthYear: user.birthYear, isAthlete: false }, yearOf(now))) return false;
  return !isAthleteOnly(user.authorities);
};

/**
 * Throws 422 when the chosen second reader cannot be one, or when the setting needs a second reader and nobody is
 * chosen [CS-3].
 */
export const demandGoodReader = async (
  db: Database,
  { minorsChat, secondReaderId }: ReaderChoice,
  now: number,
): Promise<void> => {
  if (secondReaderId === null) {
    if (minorsChat !== 'secondReader') return;
    throw unprocessable('Wähl die Person, die mitliest.');
  }
  if (await canReadAlong(db, secondReaderId, now)) return;
  throw unprocessable(
    'Mitlesen kann nur, wer volljährig ist, ein aktives Konto hat und trainiert oder den Verein verwaltet.',
  );
};
