import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inTransactionOf } from '../../server/database/inTransactionOf';
import type { Database } from '../../server/database/tables';
import { type Club, idOf, startClub } from '../server/changes/club';
import { Device } from '../server/changes/Device';
import { type OtherProcess, openOtherProcess, openTestDatabase } from '../server/testDatabase';

/** So many write at a time, and so often each of them. */
const people = ['anna', 'ben', 'tim', 'cleo', 'david', 'theo'] as const;
const writes = 25;

let club: Club;
let second: Database;
let script: OtherProcess;
beforeEach(async () => {
  club = await startClub();
  second = await openTestDatabase(club.dataDir);
  script = await openOtherProcess(club.dataDir);
});
afterEach(async () => {
  await script.end();
  await second.destroy();
  await club.stop();
});

const aRow = (userId: number) => ({
  userId,
  clientId: randomUUID(),
  clientRevision: 1,
  start: '2026-11-20T10:00:00.000Z',
  startedAt: 0,
  completed: 1,
  screeningId: 11,
  testRuns: '[]',
  exercises: '[]',
  bytes: 4,
  tag: 'x',
});

/** Makes a commit take its time after the entries of the log have their numbers, as a slow disk does. */
const slowCommits = `
  create function "wait a bit"() returns trigger language plpgsql as $$ begin
    perform pg_sleep(random() * 0.01); return null; end $$;
  create constraint trigger "wait at the commit" after insert on "screeningRun" deferrable initially deferred
    for each row execute function "wait a bit"()`;

const pauseABit = () => pause(Math.random() * 8);

/** Stores a run as a post does, and takes its time before the commit. */
const storeSlowly = async (db: Database, userId: number) => {
  await inTransactionOf(db, [userId], async (transaction) => {
    await transaction.insertInto('screeningRun').values(aRow(userId)).execute();
    await pauseABit();
  });
  await pauseABit();
};

const storeByScript = async (userId: number) => {
  await script.run(`begin; insert into "screeningRun" ("userId", "clientId", "clientRevision", "start", "startedAt",
    "completed", "screeningId", "testRuns", "exercises", "bytes", "tag")
    values (${userId}, '${randomUUID()}', 1, '2026-11-20T10:00:00.000Z', 0, 1, 11, '[]', '[]', 4, 'x')`);
  await pauseABit();
  await script.run('commit');
};

const times = async (count: number, work: (time: number) => Promise<unknown>) => {
  for (let time = 0; time < count; time += 1) await work(time);
};

test('[DE-6] whoever follows the log while many people write at once misses no entry', async () => {
  await script.run(slowCommits);
  const device = await Device.open(club, idOf('tina'), 'tina');
  const first = await club.db
    .selectFrom('change')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const seen: number[] = [first.id];
  let isOver = false;
  const readNew = async () => {
    const rows = await club.db
      .selectFrom('change')
      .select('id')
      .where('id', '>', seen.at(-1) ?? 0)
      .orderBy('id')
      .execute();
    seen.push(...rows.map(({ id }) => id));
  };
  const follow = async () => {
    while (!isOver) {
      await readNew();
      await device.takePage();
    }
  };
  const following = follow();
  await Promise.all([
    ...people.flatMap((name) =>
      [club.db, second].map((db) => times(writes, () => storeSlowly(db, idOf(name)))),
    ),
    times(writes, async (time) => {
      await club.db
        .insertInto('exercise')
        .values({ name: `Übung ${time}` })
        .execute();
      await pauseABit();
    }),
    times(writes, async () => {
      await storeByScript(idOf('anna'));
      await pauseABit();
    }),
  ]);
  isOver = true;
  await following;
  await readNew();
  const all = await club.db
    .selectFrom('change')
    .select('id')
    .where('id', '>=', first.id)
    .orderBy('id')
    .execute();
  expect(seen).toEqual(all.map(({ id }) => id));
  expect(all).toHaveLength(1 + people.length * 2 * writes + 2 * writes);
  await device.update();
  await device.expectWhole();
}, 120_000);
