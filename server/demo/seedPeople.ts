import type { Authority } from '../../src/contract/schemas';
import type { Database } from '../database/tables';
import { type DemoAccount, mainAccounts } from './accounts';
import { demoScreening } from './content/tests';

type DemoPerson = DemoAccount & { passwordHash: string };

/** Returns the id of a user by name. Throws when there is none. */
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

/** Throws when anybody may know a password of this database: it has accounts of the demo club [CL-1]. */
export const demandNoDemoAccounts = async (db: Database): Promise<void> => {
  const demo = await db
    .selectFrom('user')
    .select('username')
    .where('email', 'like', '%@example.org')
    .where(
      'username',
      'in',
      mainAccounts.map(({ username }) => username),
    )
    .executeTakeFirst();
  if (demo)
    throw new Error(
      'Diese Datenbank hat Demo-Konten, deren Passwort jeder kennt. Nimm für den Betrieb einen anderen DATA_DIR.',
    );
};

/** Everybody in the demo club is an adult [CS-1]. */
const birthYear = 1998;

const rolesOf = ({ trainer, isAdmin }: DemoAccount): Authority[] => {
  if (trainer !== null) return ['ROLE_ATHLETE'];
  return isAdmin ? ['ROLE_TRAINER', 'ROLE_ADMIN'] : ['ROLE_TRAINER'];
};

const seedPerson = async (db: Database, person: DemoPerson): Promise<void> => {
  const { username, firstName, lastName, passwordHash, trainer, hasScreening } = person;
  const { id: userId } = await db
    .insertInto('user')
    .values({
      username,
      firstName,
      lastName,
      email: `${username}@example.org`,
      emailVerified: 1,
      passwordHash,
      authorities: JSON.stringify(rolesOf(person)),
      birthYear,
      agreedVersion: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (trainer === null) return;
  await db
    .insertInto('trainerAthlete')
    .values({ trainerId: await userIdOf(db, trainer), athleteId: userId })
    .execute();
  await db
    .insertInto('userScreening')
    .values({ userId, screeningId: hasScreening ? demoScreening.id : null })
    .execute();
};

/** Writes the demo accounts, their trainers and their assignments [RU-6, RU-7, RU-9]. Trainers must come first. */
export const seedPeople = async (db: Database, people: readonly DemoPerson[]): Promise<void> => {
  for (const person of people) await seedPerson(db, person);
};
