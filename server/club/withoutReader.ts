import type { Club } from '../../src/contract/club';
import type { Database } from '../database/tables';
import { fullNameOf } from '../users/memberUser';
import { limitsOf, readMinorsChat } from './minorsChat';

/** Returns whom somebody trains and who trains them, as pairs of users who do not rest. */
const findPairsOf = async (db: Database, userId: number) => {
  const links = await db
    .selectFrom('trainerAthlete')
    .select(['athleteId', 'trainerId'])
    .where(({ eb, or }) => or([eb('trainerId', '=', userId), eb('athleteId', '=', userId)]))
    .orderBy('athleteId')
    .orderBy('trainerId')
    .execute();
  const ids = links.flatMap(({ athleteId, trainerId }) => [athleteId, trainerId]);
  if (ids.length === 0) return [];
  const users = await db
    .selectFrom('user')
    .select(['id', 'firstName', 'lastName', 'birthYear', 'authorities'])
    .where('id', 'in', [...new Set(ids)])
    .where('isResting', '=', 0)
    .execute();
  const byId = new Map(users.map((user) => [user.id, user]));
  return links.flatMap(({ athleteId, trainerId }) => {
    const [athlete, trainer] = [byId.get(athleteId), byId.get(trainerId)];
    return athlete && trainer ? [{ athlete, trainer }] : [];
  });
};

/**
 * Returns the conversations that are closed because the second reader is one of the two, by the names of the two
 * [CS-3].
 */
export const findWithoutReader = async (
  db: Database,
  now: number,
): Promise<NonNullable<NonNullable<Club['settings']>['withoutReader']>> => {
  const chat = await readMinorsChat(db, now);
  if (chat.secondReaderId === null) return [];
  const pairs = await findPairsOf(db, chat.secondReaderId);
  return pairs
    .filter(({ athlete, trainer }) => limitsOf(chat, [athlete, trainer]).closed === 'nobody reads along')
    .map(({ athlete, trainer }) => ({ athlete: fullNameOf(athlete), trainer: fullNameOf(trainer) }));
};
