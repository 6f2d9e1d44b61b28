import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { backUp } from '../../../server/backup/backUp';
import { databaseCompanions, databaseFileIn } from '../../../server/database/sqlite/databaseFile';
import { eraseRun } from '../../../server/journal/eraseRun';
import { journalFileIn } from '../../../server/journal/journalFile';
import { reportOf } from '../../../server/restore/report';
import { restoreBackup } from '../../../server/restore/restoreBackup';
import { aScreeningRunPost, makeFolder } from '../support';
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

const back = () => backUp(dataDir, backup, club.clock.now);

/** Restores the backup and starts the server again. */
const restore = async (prepare = () => {}) => {
  await club.close();
  prepare();
  const restored = await restoreBackup(dataDir, backup, now);
  club = await openClub(dataDir);
  return restored;
};

const instance = () => club.db.selectFrom('instance').selectAll().executeTakeFirstOrThrow();
const runs = async () =>
  (await club.db.selectFrom('screeningRun').select('clientId').execute()).map(({ clientId }) => clientId);

describe('a restored server', () => {
  test('[ON-6] is the same instance in another epoch, and has what the backup has', async () => {
    await club.saveRun('anna');
    const before = await instance();
    await back();
    await club.saveRun('anna');
    const restored = await restore();
    expect(restored).toMatchObject({ runs: 1, backedUpAt: club.clock.now, wasDamaged: false });
    expect(await instance()).toMatchObject({ id: before.id, epoch: expect.not.stringMatching(before.epoch) });
    expect(await runs()).toHaveLength(1);
  });

  test('[ON-6] [ON-5] has nothing of what was erased since, and never takes it again', async () => {
    const first = await club.saveRun('anna');
    await back();
    const second = await club.saveRun('anna');
    for (const { userId, clientId } of [first, second])
      await club.db.transaction().execute((transaction) => eraseRun(transaction, { userId, clientId }));
    await restore();
    expect(await runs()).toEqual([]);
    for (const post of [first, second]) expect((await club.postRun('anna', post)).status).toBe(410);
  });

  test('[ON-6] [CO-26] knows no sign-in that was ended since, those that still held, and no link to a password', async () => {
    const [ended, held] = [await club.signIn('anna'), await club.signIn('tina')];
    await club.recover('anna');
    await back();
    await club.signOut(ended);
    await restore();
    expect(await club.isSignedIn(ended)).toBe(false);
    expect(await club.isSignedIn(held)).toBe(true);
    expect(await club.db.selectFrom('recoveryToken').selectAll().execute()).toEqual([]);
  });

  test('[ON-6] gives no id again that was given since', async () => {
    await back();
    const { id } = await club.saveRun('anna');
    await club.db.insertInto('exercise').values({ id: 40_000, name: 'Neu' }).execute();
    await restore();
    expect((await club.saveRun('ben')).id).toBeGreaterThan(id);
    const { rows } = await sql<{ name: string; seq: number }>`select * from "sqlite_sequence"`.execute(
      club.db,
    );
    expect(rows.length).toBeGreaterThan(8);
    for (const { name, seq } of rows) expect([name, seq > 40_000]).toEqual([name, true]);
  });

  test('[ON-6] [NT-1] takes no note on a revision that is lost without asking, also of a note that is new since', async () => {
    await club.saveNote('anna', 0, 'Langsam.');
    await back();
    await club.saveNote('anna', 1, 'Nicht mehr lesbar.');
    await club.saveNote('ben', 0, 'Auch verloren.');
    await restore();
    const { revision } = await club.noteFor('anna');
    expect(revision).toBeGreaterThan(2);
    expect((await club.saveNote('ben', 0, 'Neu.')).status).toBe(200);
    expect((await club.saveNote('ben', 1, 'Auf dem Verlorenen.')).status).toBe(409);
    expect((await club.saveNote('anna', 2, 'Auf dem Verlorenen.')).status).toBe(409);
    expect((await club.saveNote('anna', 1, 'Auf dem Bekannten.')).status).toBe(200);
    expect(await club.noteFor('anna')).toMatchObject({
      athleteNote: 'Auf dem Bekannten.',
      revision: revision + 1,
    });
  });

  test('[ON-6] [CS-1] counts no answer to a text of consent that is lost, and all to the one that it has', async () => {
    await club.beginClub();
    await back();
    await club.db.updateTable('club').set({ consentVersion: 2, consentText: 'Verloren' }).execute();
    await restore();
    const { consentVersion } = await club.db
      .selectFrom('club')
      .select('consentVersion')
      .executeTakeFirstOrThrow();
    expect(consentVersion).toBeGreaterThan(2);
    const anna = await club.db
      .selectFrom('user')
      .select('agreedVersion')
      .where('username', '=', 'anna')
      .executeTakeFirst();
    expect(anna).toEqual({ agreedVersion: consentVersion });
  });

  test('[ON-6] can be restored again, from the same backup', async () => {
    await back();
    const { id } = await club.saveRun('anna');
    await restore();
    const second = await club.saveRun('anna');
    const { epoch } = await instance();
    await restore();
    const third = await club.saveRun('anna');
    expect(second.id).toBeGreaterThan(id);
    expect(third.id).toBeGreaterThan(second.id);
    expect((await instance()).epoch).not.toBe(epoch);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('athletik-before-restore'))).toHaveLength(2);
  });
});

describe('the former database', () => {
  const former = (kept: string | null) => {
    const sqlite = new Sqlite(String(kept));
    const rows = sqlite.prepare('select "clientId" from "screeningRun"').all() as { clientId: string }[];
    sqlite.close();
    return rows.map(({ clientId }) => clientId);
  };

  test('[ON-6] stays, under a dated name', async () => {
    await back();
    const { clientId } = await club.saveRun('anna');
    const { kept } = await restore();
    expect(kept).toBe(join(dataDir, 'athletik-before-restore-2026-11-22T08-00-00.sqlite'));
    expect(former(kept)).toEqual([clientId]);
  });

  test('[ON-6] may be missing', async () => {
    await club.saveRun('anna');
    await back();
    await club.saveRun('anna');
    const restored = await restore(() => rmSync(databaseFileIn(dataDir)));
    expect(restored).toMatchObject({ kept: null, wasDamaged: false });
    expect(await runs()).toHaveLength(1);
  });

  test('[ON-6] may be damaged', async () => {
    await club.saveRun('anna');
    await back();
    const restored = await restore(() => writeFileSync(databaseFileIn(dataDir), 'damaged'.repeat(1000)));
    expect(restored.wasDamaged).toBe(true);
    expect(readFileSync(String(restored.kept), 'utf8')).toContain('damaged');
    expect(await runs()).toHaveLength(1);
  });

  test('[ON-6] tells what it had erased and a killed server had not noted', async () => {
    const { userId, clientId } = await club.saveRun('anna');
    await back();
    await restore(() => {
      const sqlite = new Sqlite(databaseFileIn(dataDir));
      sqlite.prepare('insert into "erasure" ("userId", "clientId") values (?, ?)').run(userId, clientId);
      sqlite.close();
    });
    expect(await runs()).toEqual([]);
  });
});

test('[ON-6] a backup that was put in place by hand is noticed by what it lacks of the journal', async () => {
  const { userId, clientId } = await club.saveRun('anna');
  await back();
  const { epoch } = await instance();
  await club.db.transaction().execute((transaction) => eraseRun(transaction, { userId, clientId }));
  await club.close();
  for (const end of ['', ...databaseCompanions]) rmSync(`${databaseFileIn(dataDir)}${end}`, { force: true });
  copyFileSync(backup, databaseFileIn(dataDir));
  club = await openClub(dataDir);
  expect(await runs()).toEqual([]);
  expect((await instance()).epoch).not.toBe(epoch);
  expect((await club.postRun('anna', aScreeningRunPost({ userId, clientId }))).status).toBe(410);
});

test('[ON-6] without the journal ids begin far above those of the backup, and the report says what that means', async () => {
  await back();
  const restored = await restore(() => rmSync(journalFileIn(dataDir)));
  // The former database knows the highest id as well.
  expect(restored.journal.highestId).not.toBeNull();
  const bare = await restore(() => {
    rmSync(journalFileIn(dataDir));
    rmSync(databaseFileIn(dataDir));
  });
  expect(bare.journal.highestId).toBeNull();
  expect(reportOf(backup, bare)).toContain('Ein Protokoll der Löschungen (erasures.log) gibt es hier nicht.');
  expect((await club.saveRun('anna')).id).toBeGreaterThan(1_000_000);
});

test('[ON-6] the report says from when the backup is, where the former database is, and what is missing', async () => {
  await back();
  const restored = await restore();
  const report = reportOf(backup, restored);
  expect(report).toMatch(/^Stand: 21\. November 2026 um \d\d:00\. Mitglieder: \d+, Durchläufe: 0\.$/m);
  expect(report).toContain(String(restored.kept));
  expect(report).toContain('Was kein Gerät mehr hat, fehlt');
  expect(reportOf(backup, { ...restored, isTimeOfFile: true })).toContain('(nach dem Datum der Datei)');
  expect(existsSync(String(restored.kept))).toBe(true);
});
