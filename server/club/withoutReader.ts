import type { Club } from '../../src/contract/club';
import { limitsOf, readMinorsChat } from '../chat/minorsChat';
import type { Database } from '../database/tables';
import { fullNameOf } from '../members/memberUser';

/** Returns the conversations that are closed because the second reader is one of the two, by the names of the two [CS-3]. */
export const findWithoutReader = async (
  db: Database,
  now: number,
): Promise<NonNullable<NonNullable<Club['settings']>['withoutReader']>> => {
  const chat = await readMinorsChat(db, now);
  if (chat.secondReaderId === null) return [];
  const reader = await db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', chat.secondReaderId)
    .executeTakeFirstOrThrow();
  const athletes = await db
    .selectFrom('trainerAthlete')
    .innerJoin('user', 'user.id', 'trainerAthlete.athleteId')
    .select(['user.id', 'firstName', 'lastName', 'birthYear', 'authorities'])
    .where('trainerId', '=', reader.id)
    .where('isResting', '=', 0)
    .orderBy('user.id')
    .execute();
  return athletes
    .filter((athlete) => limitsOf(chat, [athlete, reader]).closed === 'nobody reads along')
    .map((athlete) => ({ athlete: fullNameOf(athlete), trainer: fullNameOf(reader) }));
};
