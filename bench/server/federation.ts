import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database, Tables } from '../../server/database/tables';
import { newRow } from '../../server/runs/saveRun';
import { createToken, hashToken } from '../../server/secrets/tokens';
import { aRun } from '../lib/largeClub';

/** A federation of this size has 20 trainers, 2,000 athletes and 100,000 runs. */
const whole = { athletes: 2_000, trainers: 20 };

/** Runs of each athlete, where nothing else is said. */
export const usualRuns = 50;

/** The athletes of the trainer who is measured, as many in a federation of any size. */
const measuredAthletes = 20;

/** Answers to each of seven tests: a run has about 4 kB. */
const answers = 10;

/** Rows that are written at once. */
const chunk = 200;

/** Whom the benchmark signs in. */
export interface Person {
  id: number;
  token: string;
}

export interface Federation {
  athletes: Person[];
  /** Has as many athletes in a federation of any size. */
  trainer: Person;
  runsOfEach: number;
  runs: number;
}

const insertAll = async <Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> => {
  for (let from = 0; from < rows.length; from += chunk)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + chunk))
      .execute();
};

const aMember = (username: string, role: string) => ({
  username,
  firstName: 'Mia',
  lastName: username,
  email: `${username}@example.org`,
  emailVerified: 1,
  // Nobody signs in with a password here.
  passwordHash: '',
  authorities: JSON.stringify([role]),
  birthYear: 2000,
  agreedVersion: 1,
  painAgreedAt: 0,
});

/** Stores people and signs them in. Returns them in the order of their names. */
const addPeople = async (db: Database, prefix: string, role: string, count: number): Promise<Person[]> => {
  const names = Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(5, '0')}`);
  await insertAll(
    db,
    'user',
    names.map((name) => aMember(name, role)),
  );
  const rows = await db
    .selectFrom('user')
    .select('id')
    .where('username', 'like', `${prefix}%`)
    .orderBy('username')
    .execute();
  const people = rows.map(({ id }) => ({ id, token: createToken() }));
  await insertAll(
    db,
    'authToken',
    people.map(({ id, token }) => ({
      userId: id,
      tokenHash: hashToken(token),
      expiresAt: Number.MAX_SAFE_INTEGER,
      lastUsedAt: Date.now(),
    })),
  );
  return people;
};

const rowOf = (userId: number, day: number, ratedBy: number) => {
  const { testRuns, exercises, screeningId, ...post } = aRun(userId, day, answers);
  const content = {
    screeningId,
    testRuns: JSON.stringify(testRuns),
    exercises: JSON.stringify(exercises),
  };
  return newRow<'screeningRun'>({ ...post, ratedBy, arrivedAt: Date.parse(post.start) }, content);
};

/**
 * Fills a database that holds the demo club with a federation, of which there is this share. Everybody has a trainer, a
 * screening and runs.
 */
export const fillFederation = (db: Database, share: number, runsOfEach: number): Promise<Federation> =>
  db.transaction().execute(async (transaction) => {
    const trainers = await addPeople(
      transaction,
      'trainer-',
      'ROLE_TRAINER',
      Math.max(2, whole.trainers * share),
    );
    const athletes = await addPeople(transaction, 'athlete-', 'ROLE_ATHLETE', whole.athletes * share);
    const [trainer, ...others] = trainers;
    if (!trainer) throw new Error('There is no trainer.');
    await insertAll(
      transaction,
      'trainerAthlete',
      athletes.map(({ id }, index) => ({
        athleteId: id,
        trainerId: (index < measuredAthletes ? trainer : others[index % others.length])?.id ?? trainer.id,
      })),
    );
    await insertAll(
      transaction,
      'userScreening',
      athletes.map(({ id }) => ({ userId: id, screeningId: 1 })),
    );
    for (const { id } of athletes) {
      const rows = Array.from({ length: runsOfEach }, (_, day) => rowOf(id, day, trainer.id));
      await insertAll(transaction, 'screeningRun', rows);
    }
    return { athletes, trainer, runsOfEach, runs: athletes.length * runsOfEach };
  });

/** A run as an athlete of the federation posts it. */
export const aPost = (userId: number, number: number) => ({
  ...aRun(userId, usualRuns + (number % 300), answers),
  clientId: randomUUID(),
});
