import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { backUp } from '../../../server/backup/backUp';
import { checkDatabase } from '../../../server/backup/copyDatabase';
import { complaintOf } from '../../../server/config/complaint';
import { databaseFileIn } from '../../../server/database/sqlite/databaseFile';
import { eraseRun } from '../../../server/journal/eraseRun';
import { restoreBackup } from '../../../server/restore/restoreBackup';
import { aScreeningRunPost, makeFolder } from '../support';
import { loseDatabase } from '../testDatabase';
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
  rmSync(dataDir, { recursive: true });
});

const place = () => ({ dataDir, databaseUrl: undefined });
const back = () => backUp(place(), backup, club.clock.now);
const restore = async () => {
  const restored = await restoreBackup(place(), backup, now);
  club = await openClub(dataDir);
  return restored;
};
const runs = async () =>
  (await club.db.selectFrom('screeningRun').select('clientId').execute()).map(({ clientId }) => clientId);

test('[ON-6] the former database may be damaged', async () => {
  await club.saveRun('anna');
  await back();
  await club.close();
  writeFileSync(databaseFileIn(dataDir), 'damaged'.repeat(1000));
  const restored = await restore();
  expect(restored).toMatchObject({ wasDamaged: true, backedUpAt: club.clock.now });
  expect(readFileSync(String(restored.kept), 'utf8')).toContain('damaged');
  expect(await runs()).toHaveLength(1);
});

const epochOf = async () =>
  (await club.db.selectFrom('instance').select('epoch').executeTakeFirstOrThrow()).epoch;

test('[ON-6] a backup that was put in place by hand is noticed by what it lacks of the journal', async () => {
  const { userId, clientId } = await club.saveRun('anna');
  await back();
  const epoch = await epochOf();
  await club.db.transaction().execute((transaction) => eraseRun(transaction, { userId, clientId }));
  await club.close();
  await loseDatabase(dataDir);
  copyFileSync(backup, databaseFileIn(dataDir));
  club = await openClub(dataDir);
  expect(await runs()).toEqual([]);
  expect(await epochOf()).not.toBe(epoch);
  expect((await club.postRun('anna', aScreeningRunPost({ userId, clientId }))).status).toBe(410);
});

test('[ON-6] nothing is restored while another program has the database open in the middle of something', async () => {
  await back();
  await club.saveRun('anna');
  await club.close();
  const reader = new Sqlite(databaseFileIn(dataDir));
  reader.exec('begin; select * from "user"');
  const writer = new Sqlite(databaseFileIn(dataDir));
  writer.exec('update "user" set "lastSeenAt" = 1');
  writer.close();
  await expect(restore()).rejects.toThrow(/anderes Programm/);
  reader.close();
  club = await openClub(dataDir);
  expect(await runs()).toHaveLength(1);
});

test('[ON-6] a database that another program has for itself is not taken for a damaged one', async () => {
  await back();
  await club.saveRun('anna');
  await club.close();
  // What has asked a database something here may still hold it.
  const copy = makeFolder();
  cpSync(dataDir, copy, { recursive: true });
  rmSync(dataDir, { recursive: true });
  dataDir = copy;
  const other = new Sqlite(databaseFileIn(dataDir));
  other.exec('pragma locking_mode = exclusive; begin exclusive');
  const restoring = await restoreBackup(place(), join(dataDir, 'backup.sqlite'), now).catch(complaintOf);
  other.exec('rollback');
  other.close();
  expect(restoring).toBe('Ein anderes Programm hat die Datenbank offen. Bitte beende es zuerst.');
  club = await openClub(dataDir);
  expect(await runs()).toHaveLength(1);
});

test('[ON-6] a file that another connection has for itself for a moment is read after that', async () => {
  await back();
  const other = new Sqlite(backup);
  other.exec('begin exclusive');
  const checking = checkDatabase(backup);
  setTimeout(() => other.exec('rollback'), 100);
  await expect(checking).resolves.toMatchObject({ instance: expect.any(String) });
  other.close();
});
