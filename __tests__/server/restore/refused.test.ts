import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { backUp } from '../../../server/backup/backUp';
import { backupFolderIn } from '../../../server/backup/backupFiles';
import { copierOf } from '../../../server/backup/copierOf';
import { lockAsServer } from '../../../server/database/sqlite/dataLock';
import { restoreBackup } from '../../../server/restore/restoreBackup';
import { makeFolder } from '../support';
import { backupIn, openOtherProcess, openTestDatabase, placeOf, removePlace } from '../testDatabase';
import { type Club, openClub } from './club';

const now = Date.parse('2026-11-22T08:00:00.000Z');

let dataDir: string;
let backup: string;
let club: Club;
beforeEach(async () => {
  dataDir = makeFolder();
  backup = await backupIn(dataDir);
  club = await openClub(dataDir);
});
afterEach(async () => {
  await club.close();
  const left = [dataDir, backupFolderIn(dataDir)].filter(existsSync).flatMap((folder) => readdirSync(folder));
  expect(left.filter((name) => /unfinished|before-restore/.test(name))).toEqual([]);
  removePlace(dataDir);
});

const back = async () => backUp(await placeOf(dataDir), backup, club.clock.now);

const instance = () => club.db.selectFrom('instance').selectAll().executeTakeFirstOrThrow();

/** Tries to restore. Returns why that is refused. */
const attempt = async () => {
  const before = await instance();
  await club.close();
  const refused = restoreBackup(await placeOf(dataDir), backup, now);
  await expect(refused).rejects.toThrow(/./);
  const reason = await refused.catch((error: Error) => error.message);
  club = await openClub(dataDir);
  expect(await instance()).toEqual(before);
  return reason;
};

/** What the person reads of a file that is no whole backup of a club. */
const noBackup = () => `${backup} ist keine Sicherung, oder die Datei ist beschädigt. Nimm eine andere.`;

test('[ON-6] nothing is restored while a server runs', async () => {
  await back();
  const before = await instance();
  const release = lockAsServer(await placeOf(dataDir));
  const second = await openTestDatabase(dataDir);
  await second.selectFrom('user').select('id').execute();
  await club.close();
  await expect(restoreBackup(await placeOf(dataDir), backup, now)).rejects.toThrow(
    'Der Server läuft noch. Bitte beende ihn zuerst.',
  );
  await second.destroy();
  release();
  club = await openClub(dataDir);
  expect(await instance()).toEqual(before);
});

test('[ON-6] nothing is restored from a file that is missing, damaged, or no backup', async () => {
  expect(await attempt()).toMatch(/gibt es nicht/);
  writeFileSync(backup, 'damaged'.repeat(1000));
  expect(await attempt()).toBe(noBackup());
  rmSync(backup);
  await back();
  const whole = readFileSync(backup);
  writeFileSync(backup, whole.subarray(0, whole.length - 5000));
  expect(await attempt()).toBe(noBackup());
});

test('[ON-6] nothing is restored from a database that is none of this server', async () => {
  const other = makeFolder();
  await placeOf(other, 'no schema');
  const process = await openOtherProcess(other);
  await process.run('create table "other" ("id" integer)');
  await process.end();
  const place = await placeOf(other);
  await copierOf(place).copy(backup, now);
  expect(await attempt()).toBe(noBackup());
  removePlace(other);
});

test('[ON-6] nothing is restored from a backup of a newer version', async () => {
  const later = `('9999Later', '')`;
  const run = async (statement: string) => {
    const other = await openOtherProcess(dataDir);
    await other.run(statement);
    await other.end();
  };
  await run(`insert into "kysely_migration" values ${later}`);
  await back();
  await run(`delete from "kysely_migration" where "name" = '9999Later'`);
  expect(await attempt()).toMatch(/neueren Version/);
});
