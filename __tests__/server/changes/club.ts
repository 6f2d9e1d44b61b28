import type { Database } from '../../../server/database/tables';
import { hashToken } from '../../../server/secrets/tokens';
import { type Changes, changeCalls, changesSchema } from '../../../src/contract/changes';
import type { Authority } from '../../../src/contract/schemas';
import { aScreening } from '../../builders';
import { inject } from '../../contract/serverContract/inject';
import { screeningRow } from '../../contract/serverContract/seedClub';
import { startServer } from '../support';

export const names = ['ada', 'tina', 'theo', 'tim', 'anna', 'ben', 'cleo', 'david'] as const;
export type Name = (typeof names)[number];

const roles: Record<Name, Authority[]> = {
  ada: ['ROLE_ADMIN'],
  tina: ['ROLE_TRAINER'],
  theo: ['ROLE_TRAINER', 'ROLE_ATHLETE'],
  tim: ['ROLE_TRAINER', 'ROLE_ATHLETE'],
  anna: ['ROLE_ATHLETE'],
  ben: ['ROLE_ATHLETE'],
  cleo: ['ROLE_ATHLETE'],
  david: ['ROLE_ATHLETE'],
};

export const idOf = (name: Name): number => names.indexOf(name) + 1;

/** Tina trains Anna, Ben and Tim, who trains Cleo. Theo trains David and Ben. Ada looks after the club. */
const pairs: readonly [trainer: Name, athlete: Name][] = [
  ['tina', 'anna'],
  ['tina', 'ben'],
  ['tina', 'tim'],
  ['tim', 'cleo'],
  ['theo', 'david'],
  ['theo', 'ben'],
];

const athletes = names.filter((name) => roles[name].includes('ROLE_ATHLETE'));

export const screeningIds = [11, 12, 13] as const;
export const exerciseIds = [201, 202, 203] as const;
export const question = { question: 'Wie war es?', options: ['Gut', 'Schwer'] };

/** The token with which somebody is signed in. */
const tokenOf = (userId: number) => `token-of-${userId}`;

const seedPeople = async (db: Database) => {
  const person = (name: Name) => ({
    id: idOf(name),
    username: name,
    firstName: name,
    lastName: 'Ahorn',
    email: `${name}@example.org`,
    birthYear: 2000,
    passwordHash: 'none',
    authorities: JSON.stringify(roles[name]),
    agreedVersion: 1,
  });
  await db.insertInto('user').values(names.map(person)).execute();
  const trained = pairs.map(([trainer, athlete]) => ({
    trainerId: idOf(trainer),
    athleteId: idOf(athlete),
  }));
  await db.insertInto('trainerAthlete').values(trained).execute();
};

const seedContent = async (db: Database) => {
  const screenings = screeningIds.map((id) => screeningRow(aScreening({ id, name: `Screening ${id}` })));
  await db.insertInto('screening').values(screenings).execute();
  const exercises = exerciseIds.map((id) => ({ id, name: `Übung ${id}`, sortOrder: id % 3 }));
  await db.insertInto('exercise').values(exercises).execute();
  const basis = exerciseIds.map((exerciseId, position) => ({ exerciseId, position }));
  await db.insertInto('basisExercise').values(basis).execute();
  await db
    .insertInto('feedbackQuestion')
    .values({ ...question, options: JSON.stringify(question.options), position: 0 })
    .execute();
  const assigned = athletes.map((name) => ({
    userId: idOf(name),
    screeningId: name === 'ben' ? null : screeningIds[0],
  }));
  await db.insertInto('userScreening').values(assigned).execute();
};

/** Starts the real server with a small club, and functions that ask as somebody. */
export const startClub = async (changesPageBytes?: number) => {
  const server = await startServer(
    async ({ db }) => {
      await seedPeople(db);
      await seedContent(db);
    },
    { changesPageBytes },
  );
  const { app, clock, db } = server;

  /** Signs somebody in, again if the sign-in was ended. */
  const signIn = async (userId: number) => {
    const tokenHash = hashToken(tokenOf(userId));
    const present = await db
      .selectFrom('authToken')
      .select('id')
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst();
    if (!present) {
      const signin = { tokenHash, userId, expiresAt: clock.now + 1e12, lastUsedAt: clock.now };
      await db.insertInto('authToken').values(signin).execute();
    }
    return tokenOf(userId);
  };

  /** Sends a request as somebody. Returns its status and its body. */
  const send = async (
    userId: number,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => inject(app, { method, path, body, token: await signIn(userId) });

  /** Reads what must be there. */
  const read = async (userId: number, path: string) => {
    const { status, body } = await send(userId, 'GET', path);
    expect({ path, status, body }).toMatchObject({ status: 200 });
    return body as never;
  };

  /** Reads one page of changes, with exactly the fields of the contract. */
  const changes = async (userId: number, since: string | null): Promise<Changes> => {
    const body = await read(userId, changeCalls.since(since).path);
    const page = changesSchema.parse(body);
    expect(page).toEqual(body);
    return page;
  };

  return { ...server, changes, read, send };
};

export type Club = Awaited<ReturnType<typeof startClub>>;
