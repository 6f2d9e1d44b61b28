import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolderIn, keptBackups } from '../../../server/backup/backupFiles';
import { readTries } from '../../../server/backup/backupTries';
import { createDailyBackup } from '../../../server/backup/dailyBackup';
import { closeSqlite } from '../../../server/database/sqlite/closeSqlite';
import { databaseFileIn } from '../../../server/database/sqlite/databaseFile';
import type { Database } from '../../../server/database/tables';
import { openSqlite } from '../../../server/instance/openSqlite';
import { ManualTimers } from '../ManualTimers';
import { makeFolder } from '../support';

const [minute, hour] = [60_000, 3_600_000];

let dataDir: string;
let db: Database;
let clock: { now: number };
let timers: ManualTimers;
let log: { error: jest.Mock; info: jest.Mock; warn: jest.Mock };
let daily: ReturnType<typeof createDailyBackup>;

const start = () => {
  daily = createDailyBackup({ dataDir, now: () => clock.now, timers });
  daily.start(log);
};

beforeEach(async () => {
  dataDir = makeFolder();
  db = await openSqlite(dataDir);
  // At noon by the clock of the server, in every time zone.
  clock = { now: new Date(2026, 10, 21, 12).getTime() };
  timers = new ManualTimers(clock);
  log = { error: jest.fn(), info: jest.fn(), warn: jest.fn() };
  start();
});
afterEach(async () => {
  await daily.stop();
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

const pass = async (duration: number) => {
  for (let passed = 0; passed < duration; passed += minute) {
    timers.advance(minute);
    await daily.idle();
  }
};

const names = (): string[] => readdirSync(backupFolderIn(dataDir)).sort();

/** When each was made, by the clock of the server. */
const hours = () =>
  log.info.mock.calls.map(([{ file }]) => {
    const [, date, time] = /daily-([\d-]+)T([\d-]+)\.sqlite$/.exec(file) ?? [];
    return new Date(`${date}T${time?.replaceAll('-', ':')}Z`).getHours();
  });

test('[ON-6] a server that has no backup yet makes one within a minute of its start, and then one each night at three', async () => {
  await pass(minute);
  expect(names()).toHaveLength(1);
  await pass(15 * hour - 2 * minute);
  expect(names()).toHaveLength(1);
  for (let day = 1; day <= 3; day += 1) {
    await pass(minute);
    await pass(24 * hour - minute);
  }
  expect(hours()).toEqual([12, 3, 3, 3]);
  expect(names()).toHaveLength(4);
});

test('[ON-6] a start makes none when the last night has one, and one when that was missed', async () => {
  await pass(minute);
  await daily.stop();
  start();
  await pass(minute);
  expect(names()).toHaveLength(1);
  await daily.stop();
  clock.now += 30 * hour;
  start();
  await pass(minute);
  expect(names()).toHaveLength(2);
});

test('[ON-6] fourteen are kept, with those of a person and without what a killed one left', async () => {
  const folder = backupFolderIn(dataDir);
  mkdirSync(folder);
  const older = Array.from({ length: 20 }, (_, day) => `daily-2026-10-${day + 10}T03-00-00.sqlite`);
  const byHand = 'athletik-2026-10-01T03-00-00.sqlite';
  const cutOff = 'daily-2026-10-30T03-00-00.sqlite.unfinished';
  for (const name of [...older, byHand, cutOff]) writeFileSync(join(folder, name), '');
  await pass(minute);
  expect(names().slice(0, -1)).toEqual([byHand, ...older.slice(-keptBackups + 1)]);
  expect(names().at(-1)).toMatch(/^daily-2026-11-21T/);
});

test('[ON-6] [CL-2] [HE-2] one that fails removes none, is logged, counted and shown, and is tried again after an hour', async () => {
  const folder = backupFolderIn(dataDir);
  // A file in place of the folder, as good as a disk that takes nothing.
  writeFileSync(folder, '');
  await pass(minute);
  expect(daily.hasFailed()).toBe(true);
  await pass(59 * minute);
  expect(log.error).toHaveBeenCalledTimes(1);
  await pass(minute);
  expect(log.error).toHaveBeenCalledTimes(2);
  expect(readTries(dataDir)).toMatchObject({ failures: 2, isTold: false });
  rmSync(folder);
  await pass(hour);
  expect(daily.hasFailed()).toBe(false);
  expect(readTries(dataDir)).toMatchObject({ failures: 0 });
  expect(names()).toHaveLength(1);
});

test('[ON-6] the oldest stays while a new one cannot be made', async () => {
  const folder = backupFolderIn(dataDir);
  mkdirSync(folder);
  const older = Array.from({ length: 20 }, (_, day) => `daily-2026-10-${day + 10}T03-00-00.sqlite`);
  for (const name of older) writeFileSync(join(folder, name), '');
  await closeSqlite(db);
  writeFileSync(databaseFileIn(dataDir), 'damaged');
  await pass(minute);
  expect(daily.hasFailed()).toBe(true);
  expect(names()).toEqual(older);
});

test('[ON-6] a backup from the future, made by a wrong clock, keeps nobody from making one', async () => {
  const folder = backupFolderIn(dataDir);
  mkdirSync(folder);
  writeFileSync(join(folder, 'daily-2036-10-10T03-00-00.sqlite'), '');
  await pass(minute);
  expect(names()).toHaveLength(2);
});

test('[ON-6] after a stop no timer runs, and a backup that was being made is none', async () => {
  timers.advance(minute);
  await daily.stop();
  expect(timers.size).toBe(0);
  expect(names()).toEqual([]);
  expect(log.error).not.toHaveBeenCalled();
});
