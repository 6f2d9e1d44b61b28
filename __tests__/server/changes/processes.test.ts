import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inSnapshot } from '../../../server/database/snapshot';
import { onPostgres } from '../postgres';
import { type OtherProcess, openOtherProcess } from '../testDatabase';
import { type Club, idOf, startClub } from './club';
import { Device } from './Device';

let club: Club;
let other: OtherProcess;
beforeEach(async () => {
  club = await startClub();
  other = await openOtherProcess(club.dataDir);
});
afterEach(async () => {
  await other.end();
  await club.stop();
});

const anna = idOf('anna');

/** Stores a run over the connection of another process. */
const storeRun = () =>
  other.run(
    `insert into "screeningRun" ("userId", "clientId", "clientRevision", "start", "startedAt", "completed", "screeningId",
      "testRuns", "exercises", "bytes", "tag")
      values (${anna}, '${randomUUID()}', 1, '2026-11-20T10:00:00.000Z', 0, 1, 11, '[]', '[]', 4, 'x')`,
  );

/** SQLite takes its lock for writing at once; PostgreSQL with the first entry of the log. */
const begin = onPostgres() ? 'begin' : 'begin immediate';

test('[DE-6] what another process has not committed yet is not passed by the cursor', async () => {
  const device = await Device.open(club, anna, 'anna');
  await other.run(begin);
  await storeRun();
  await device.update();
  expect(device.data.runs.size).toBe(0);
  const { cursor } = await club.changes(anna, null);
  await other.run('commit');
  expect((await club.changes(anna, cursor)).runs).toHaveLength(1);
  await device.update();
  await device.expectWhole();
  expect(device.data.runs.size).toBe(1);
});

test('[DE-6] what another process takes back leaves no gap', async () => {
  const device = await Device.open(club, anna, 'anna');
  await other.run(begin);
  await storeRun();
  await other.run('rollback');
  await device.update();
  await storeRun();
  await device.update();
  await device.expectWhole();
  expect(device.data.runs.size).toBe(1);
});

test('[DE-6] two processes that write in turn lose nothing of each other', async () => {
  const device = await Device.open(club, anna, 'anna');
  for (let time = 1; time <= 20; time += 1) {
    await storeRun();
    await club.db
      .insertInto('exercise')
      .values({ name: `Übung ${time}` })
      .execute();
    if (time % 3 === 0) await device.takePage();
  }
  await device.update();
  await device.expectWhole();
  expect([device.data.runs.size, device.data.exercises.length]).toEqual([20, 23]);
});

test('[DE-6] a page is read on one state, while another process goes on writing', async () => {
  const count = async (db: typeof club.db) =>
    (await sql<{ runs: number }>`select count(*) as runs from "screeningRun"`.execute(db)).rows[0]?.runs;
  await inSnapshot(club.db, async (snapshot) => {
    expect(await count(snapshot)).toBe(0);
    await storeRun();
    expect(await count(snapshot)).toBe(0);
  });
  expect(await count(club.db)).toBe(1);
  const failing = inSnapshot(club.db, async () => {
    throw new Error('abgebrochen');
  });
  await expect(failing).rejects.toThrow('abgebrochen');
  await club.db.insertInto('exercise').values({ name: 'Danach' }).execute();
});
