import type { Authority } from '../../src/contract/schemas';
import type { Database } from '../database/tables';
import { addConsent, type NewConsent } from '../users/addConsent';
import { type DemoAccount, demoAddressOf, mainAccounts } from './accounts';
import { demoContent } from './content/demoContent';

type DemoPerson = DemoAccount & { passwordHash: string };

/** Returns the id of a user by name. Throws when nobody has the name. */
export const userIdOf = async (db: Database, username: string): Promise<number> => {
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return user.id;
};

/** Returns whether all main accounts of the demo club are there. An older club has no `team`. */
export const hasDemoClub = async (db: Database): Promise<boolean> => {
  const usernames = mainAccounts.map(({ username }) => username);
  const users = await db.selectFrom('user').select('id').where('username', 'in', usernames).execute();
  return users.length === usernames.length;
};

/** Trainers have no trainer of their own; one of them also looks after the club [CL-2]. */
const rolesOf = ({ trainer, isAdmin = false }: DemoPerson): Authority[] => {
  if (trainer !== null) return ['ROLE_ATHLETE'];
  return isAdmin ? ['ROLE_TRAINER', 'ROLE_ADMIN'] : ['ROLE_TRAINER'];
};

/** The accounts are invented, and have agreed. */
const consentOf = (userId: number, at: number): NewConsent => ({
  userId,
  version: 1,
  what: 'agreed',
  how: 'self',
  at,
  pain: true,
  guardianName: null,
  guardianEmail: null,
  enteredBy: userId,
  reason: null,
});

const seedPerson = async (db: Database, person: DemoPerson, now: number): Promise<void> => {
  const { username, firstName, lastName, passwordHash, birthYear, trainer, hasScreening } = person;
  const { id: userId } = await db
    .insertInto('user')
    .values({
      username,
      firstName,
      lastName,
      email: demoAddressOf(username),
      emailVerified: 1,
      passwordHash,
      authorities: JSON.stringify(rolesOf(person)),
      birthYear,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addConsent(db, consentOf(userId, now));
  if (trainer === null) return;
  await db
    .insertInto('trainerAthlete')
    .values({ trainerId: await userIdOf(db, trainer), athleteId: userId })
    .execute();
  await db
    .insertInto('userScreening')
    .values({ userId, screeningId: hasScreening ? demoContent().screening.id : null })
    .execute();
};

/** Writes the demo accounts, their trainers and their assignments [RU-6, RU-7, RU-9]. Trainers must come first. */
export const seedPeople = async (db: Database, people: readonly DemoPerson[], now: number): Promise<void> => {
  for (const person of people) await seedPerson(db, person, now);
};
