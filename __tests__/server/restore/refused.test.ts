import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { backUp } from '../../../server/backup/backUp';
import { databaseFileIn } from '../../../server/database/sqlite/databaseFile';
import { lockAsServer } from '../../../server/database/sqlite/dataLock';
import { restoreBackup } from '../../../server/restore/restoreBackup';
import { makeFolder } from '../support';
import { type Club, openClub } from './club';

const now = Date.parse('2026-11-22T08:00:00.000Z');

let dataDir: string;
let backup: string;
let club: Club;
beforeEach(async () => {
  dataDir = makeFolder();
  backup = join(dataDir, 'backup.sqlite');
  club = await openClub(dataDir);
});
afterEach(async () => {
  await club.close();
  expect(readdirSync(dataDir).filter((name) => /unfinished|before-restore/.test(name))).toEqual([]);
  rmSync(dataDir, { recursive: true });
});

const back = () => backUp(dataDir, backup, club.clock.now);

const instance = () => club.db.selectFrom('instance').selectAll().executeTakeFirstOrThrow();

const attempt = async (prepare = () => {}) => {
  const before = await instance();
  await club.close();
  prepare();
  await expect(restoreBackup(dataDir, backup, now)).rejects.toThrow(/./);
  const reason = await restoreBackup(dataDir, backup, now).catch((error: Error) => error.message);
  club = await openClub(dataDir);
  expect(await instance()).toEqual(before);
  return reason;
};

test('[ON-6] nothing is restored while a server runs', async () => {
  await back();
  let release: (() => void) | null = null;
  const reason = await attempt(() => {
    release = lockAsServer(dataDir);
  });
  (release as (() => void) | null)?.();
  expect(reason).toBe('Der Server läuft noch. Bitte beende ihn zuerst.');
});

test('[ON-6] nothing is restored from a file that is missing, damaged, or no backup', async () => {
  expect(await attempt()).toMatch(/gibt es nicht/);
  writeFileSync(backup, 'damaged'.repeat(1000));
  expect(await attempt()).toMatch(/not a database/);
  rmSync(backup);
  const other = new Sqlite(backup);
  other.exec('create table "other" ("id" integer)');
  other.close();
  expect(await attempt()).toMatch(/no such table/);
});

test('[ON-6] nothing is restored from a backup of a newer version', async () => {
  await back();
  const newer = new Sqlite(backup);
  newer.exec(`insert into "kysely_migration" values ('9999Later', '')`);
  newer.close();
  expect(await attempt()).toMatch(/neueren Fassung/);
});

test('[ON-6] nothing is restored while another program has the database open in the middle of something', async () => {
  await back();
  await club.saveRun('anna');
  let reader: Sqlite.Database | undefined;
  const reason = await attempt(() => {
    reader = new Sqlite(databaseFileIn(dataDir));
    reader.exec('begin; select * from "user"');
    const writer = new Sqlite(databaseFileIn(dataDir));
    writer.exec('update "user" set "lastSeenAt" = 1');
    writer.close();
  });
  reader?.close();
  expect(reason).toMatch(/anderes Programm/);
});
