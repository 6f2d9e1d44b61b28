import { sql } from 'kysely';
import type { User, UserDetails } from '../../src/contract/schemas';
import type { Database } from '../database/tables';
import { readRoles } from '../session/roles';

/** What others see of a member. Whoever has no account yet has an empty user name. */
const publicColumns = [
  'user.id',
  sql<string>`coalesce("user"."username", '')`.as('username'),
  'user.firstName',
  'user.lastName',
] as const;

/** Returns the ids of a trainer's athletes who do not rest, ascending. Everybody else has none. */
export const findAthleteIds = async (db: Database, trainerId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('trainerAthlete')
    .innerJoin('user', 'user.id', 'trainerAthlete.athleteId')
    .select('athleteId')
    .where('trainerId', '=', trainerId)
    .where('isResting', '=', 0)
    .orderBy('athleteId')
    .execute();
  return rows.map(({ athleteId }) => athleteId);
};

/** Returns a user with athletes and authorities [API-8], or undefined when nobody has that name. */
export const findUserDetails = async (db: Database, username: string): Promise<UserDetails | undefined> => {
  const row = await db
    .selectFrom('user')
    .select([...publicColumns, 'user.authorities'])
    .where('username', '=', username)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...row,
    athleteIds: await findAthleteIds(db, row.id),
    authorities: readRoles(row.authorities),
  };
};

/** Returns what a sign-in with that name is checked against, or undefined when nobody has that name. */
export const findSignInCheck = (db: Database, username: string) =>
  db
    .selectFrom('user')
    .select(['passwordHash', 'emailVerified', 'isResting'])
    .where('username', '=', username)
    .executeTakeFirst();

/** Returns the users with that e-mail address, by id: a family may share one [MB-1]. `email` is lower case. */
export const findUsersOfEmail = (db: Database, email: string) =>
  db
    .selectFrom('user')
    .select(['id', 'firstName', 'username'])
    .where('email', '=', email)
    .where('passwordHash', 'is not', null)
    .where('username', 'is not', null)
    .$narrowType<{ username: string }>()
    .where('isResting', '=', 0)
    .orderBy('id')
    .execute();

/** Returns the users with those ids as others see them, by id. */
export const findUsers = (db: Database, ids: readonly number[]): Promise<User[]> =>
  db.selectFrom('user').select(publicColumns).where('id', 'in', ids).orderBy('id').execute();

/** Returns a trainer's athletes who do not rest, by id [API-10, MB-5]. */
export const findAthletes = (db: Database, trainerId: number): Promise<User[]> =>
  db
    .selectFrom('user')
    .innerJoin('trainerAthlete', 'trainerAthlete.athleteId', 'user.id')
    .select(publicColumns)
    .where('trainerAthlete.trainerId', '=', trainerId)
    .where('user.isResting', '=', 0)
    .orderBy('user.id')
    .execute();
