import * as z from 'zod/mini';
import { authoritySchema, type User, type UserDetails } from '../../src/contract/schemas';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';

const publicColumns = ['user.id', 'user.username', 'user.firstName', 'user.lastName'] as const;

/** The ids of a trainer's athletes, ascending; empty for everybody else. */
export const findAthleteIds = async (db: Database, trainerId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('trainerAthlete')
    .select('athleteId')
    .where('trainerId', '=', trainerId)
    .orderBy('athleteId')
    .execute();
  return rows.map(({ athleteId }) => athleteId);
};

/** A user with the athletes and authorities they have [API-8], or undefined when there is none of that name. */
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
    authorities: readJson(z.array(authoritySchema), row.authorities),
  };
};

/** What a sign-in is checked against. */
export interface SignInCheck {
  passwordHash: string;
  isVerified: boolean;
}

/** What the sign-in of that name is checked against, or undefined when there is no such user. */
export const findSignInCheck = async (db: Database, username: string): Promise<SignInCheck | undefined> => {
  const row = await db
    .selectFrom('user')
    .select(['passwordHash', 'emailVerified'])
    .where('username', '=', username)
    .executeTakeFirst();
  return row && { passwordHash: row.passwordHash, isVerified: row.emailVerified === 1 };
};

/** Whom an e-mail address belongs to, or undefined; `email` in small letters. */
export const findUserOfEmail = (
  db: Database,
  email: string,
): Promise<{ id: number; firstName: string; email: string } | undefined> =>
  db.selectFrom('user').select(['id', 'firstName', 'email']).where('email', '=', email).executeTakeFirst();

/** A trainer's athletes by id [API-10]. */
export const findAthletes = (db: Database, trainerId: number): Promise<User[]> =>
  db
    .selectFrom('user')
    .innerJoin('trainerAthlete', 'trainerAthlete.athleteId', 'user.id')
    .select(publicColumns)
    .where('trainerAthlete.trainerId', '=', trainerId)
    .orderBy('user.id')
    .execute();
