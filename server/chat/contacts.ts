import type { Contact } from '../../src/contract/chat';
import type { Database } from '../database/tables';

/** Returns the people a user may write to, by id: a trainer's athletes and an athlete's trainers [API-9, SE-6]. */
export const findContacts = (db: Database, userId: number): Promise<Contact[]> =>
  db
    .selectFrom('user')
    .select(['id', 'firstName', 'lastName'])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('trainerAthlete').select('athleteId').where('trainerId', '=', userId)),
        eb('id', 'in', selectFrom('trainerAthlete').select('trainerId').where('athleteId', '=', userId)),
      ]),
    )
    .where('isResting', '=', 0)
    .orderBy('id')
    .execute();

/** Returns whether one of the two trains the other [SE-6]. */
export const areContacts = async (db: Database, one: number, other: number): Promise<boolean> =>
  (await db
    .selectFrom('trainerAthlete')
    .select('trainerId')
    .where(({ and, or }) =>
      or([and({ trainerId: one, athleteId: other }), and({ trainerId: other, athleteId: one })]),
    )
    .executeTakeFirst()) !== undefined;
