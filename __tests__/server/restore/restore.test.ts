import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../../server/backup/backUp';
import { backupFolderIn } from '../../../server/backup/backupFiles';
import { copierOf } from '../../../server/backup/copierOf';
import { changeConsentText, readConsentText } from '../../../server/club/consentTexts';
import { dialectOf } from '../../../server/database/dialect';
import { erasePerson } from '../../../server/erasure/erasePerson';
import { withdraw } from '../../../server/erasure/withdraw';
import { eraseRun } from '../../../server/journal/eraseRun';
import { journalFileIn } from '../../../server/journal/journalFile';
import { reportOf } from '../../../server/restore/report';
import { restoreBackup } from '../../../server/restore/restoreBackup';
import { hashToken } from '../../../server/secrets/tokens';
import { calls } from '../../../src/contract/calls';
import { people } from '../../contract/serverContract/club';
import { inject } from '../../contract/serverContract/inject';
import { onPostgres } from '../postgres';
import { makeFolder } from '../support';
import { backupIn, loseDatabase, openOtherProcess, placeOf, removePlace } from '../testDatabase';
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
  removePlace(dataDir);
});

const back = async () => backUp(await placeOf(dataDir), backup, club.clock.now);

/** Restores the backup and starts the server again. */
const restore = async (prepare: () => unknown = () => {}, journals: string[] = []) => {
  await club.close();
  await prepare();
  const restored = await restoreBackup(await placeOf(dataDir), backup, now, journals);
  club = await openClub(dataDir);
  return restored;
};

/** Where the former database stays. */
const keptFolder = () => (onPostgres() ? backupFolderIn(dataDir) : dataDir);

const instance = () => club.db.selectFrom('instance').selectAll().executeTakeFirstOrThrow();
const runs = async () =>
  (await club.db.selectFrom('screeningRun').select('clientId').orderBy('id').execute()).map(
    ({ clientId }) => clientId,
  );

describe('a restored server', () => {
  test('[ON-6] is the same instance in another epoch, and has what the backup has', async () => {
    await club.saveRun('anna');
    const before = await instance();
    await back();
    await club.saveRun('anna');
    const restored = await restore();
    expect(restored).toMatchObject({ runs: 1, wasDamaged: false });
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

  test('[ON-6] [MB-7] [LV-5] has nothing of a person who was erased since, takes nothing of theirs, and says so', async () => {
    const post = await club.saveRun('anna');
    const [before, after] = [await club.signIn('anna'), 'not-in-the-backup'];
    await back();
    await club.db
      .insertInto('authToken')
      .values({ userId: post.userId, tokenHash: hashToken(after), expiresAt: 9e12 })
      .execute();
    await club.db.transaction().execute((transaction) => erasePerson(transaction, post.userId));
    await restore();
    expect(await runs()).toEqual([]);
    const user = () =>
      club.db.selectFrom('user').selectAll().where('id', '=', post.userId).executeTakeFirstOrThrow();
    expect(await user()).toMatchObject({ username: null, firstName: 'ehemaliges', passwordHash: null });
    for (const token of [before, after])
      expect(await inject(club.app, { ...calls.exercises(), token })).toMatchObject({
        status: 410,
        body: { code: 'erasedAccount' },
      });
    const trainer = await club.signIn('tina');
    expect(await inject(club.app, { ...calls.saveScreeningRun(post), token: trainer })).toMatchObject({
      status: 410,
      body: { code: 'erasedPerson' },
    });
    // A second start finds nothing that is missing, and does not begin another epoch.
    const { epoch } = await instance();
    await club.close();
    club = await openClub(dataDir);
    expect((await instance()).epoch).toBe(epoch);
  });

  test('[ON-6] [MB-7] gives an erasure that is to come all its days anew, since it may have been stopped', async () => {
    const planned = { userId: people.anna.id, plannedBy: people.tina.id, reason: 'Ausgetreten' };
    await club.db
      .insertInto('plannedErasure')
      .values({ ...planned, dueAt: 5, seenDueAt: 6 })
      .execute();
    await back();
    await restore();
    const plans = await club.db.selectFrom('plannedErasure').selectAll().execute();
    expect(plans).toEqual([{ ...planned, dueAt: null, seenDueAt: null }]);
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
    const counters = Object.entries(await dialectOf(club.db).readCounters(club.db));
    expect(counters.length).toBeGreaterThan(8);
    for (const [name, last] of counters) expect([name, last > 40_000]).toEqual([name, true]);
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

  test('[ON-6] [CS-5] withdraws again what was withdrawn since, and brings no pain back', async () => {
    const { id: userId } = people.anna;
    await club.db.updateTable('user').set({ painAgreedAt: 1 }).where('id', '=', userId).execute();
    const { clientId } = await club.saveRun('anna');
    const testRuns = JSON.stringify([
      { testId: 1, duration: 1, questionResults: [], questionRangeResults: [], pain: 6, painNote: 'Knie' },
    ]);
    await club.db.updateTable('screeningRun').set({ testRuns }).where('clientId', '=', clientId).execute();
    await back();
    const said = { how: 'self', enteredBy: userId, reason: null } as const;
    for (const [what, at] of [
      ['pain', 5],
      ['all', 6],
    ] as const)
      await club.db
        .transaction()
        .execute((transaction) => withdraw(transaction, { userId, what, at, ...said }));
    await restore();
    await restore();
    const run = await club.db
      .selectFrom('screeningRun')
      .select('testRuns')
      .where('clientId', '=', clientId)
      .executeTakeFirstOrThrow();
    expect(run.testRuns).toBe('[]');
    const anna = await club.db
      .selectFrom('user')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(anna).toMatchObject({ agreedVersion: null, painAgreedAt: null, isResting: 1 });
    const rows = await club.db.selectFrom('consent').select(['what', 'at']).orderBy('id').execute();
    expect(rows).toEqual([
      { what: 'painWithdrawn', at: 5 },
      { what: 'withdrawn', at: 6 },
    ]);
  });

  test('[ON-6] [CS-1] counts no answer to a text of consent that is lost, and all to the one that it has', async () => {
    await club.beginClub();
    await back();
    await changeConsentText(club.db, 'Verloren', 0);
    await restore();
    const anna = await club.db
      .selectFrom('user')
      .select('agreedVersion')
      .where('username', '=', 'anna')
      .executeTakeFirst();
    expect(anna).toEqual({ agreedVersion: (await readConsentText(club.db)).version });
    await changeConsentText(club.db, 'Neu', 0);
    expect((await readConsentText(club.db)).version).toBeGreaterThan(2);
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
    expect(
      readdirSync(keptFolder()).filter((name) => name.startsWith('athletik-before-restore')),
    ).toHaveLength(2);
  });
});

describe('the former database', () => {
  test('[ON-6] stays, under a dated name', async () => {
    await back();
    const { clientId } = await club.saveRun('anna');
    const { kept } = await restore();
    const { end } = copierOf(await placeOf(dataDir));
    expect(kept).toBe(join(keptFolder(), `athletik-before-restore-2026-11-22T08-00-00${end}`));
    await club.close();
    backup = String(kept);
    expect(await restoreBackup(await placeOf(dataDir), backup, now)).toMatchObject({ runs: 1 });
    club = await openClub(dataDir);
    expect(await runs()).toEqual([clientId]);
  });

  test('[ON-6] may be missing', async () => {
    await club.saveRun('anna');
    await back();
    await club.saveRun('anna');
    const restored = await restore(() => loseDatabase(dataDir));
    expect(restored).toMatchObject({ kept: null, wasDamaged: false });
    expect(await runs()).toHaveLength(1);
  });

  test('[ON-6] tells what it had erased and a killed server had not noted', async () => {
    const { userId, clientId } = await club.saveRun('anna');
    await back();
    await restore(async () => {
      const other = await openOtherProcess(dataDir);
      await other.run(`insert into "erasure" ("userId", "clientId") values (${userId}, '${clientId}')`);
      await other.end();
    });
    expect(await runs()).toEqual([]);
  });
});

test('[ON-6] without the journal ids begin far above those of the backup, and the report says what that means', async () => {
  await back();
  const restored = await restore(() => rmSync(journalFileIn(dataDir)));
  // The former database knows the highest id as well.
  expect(restored.journal.highestId).not.toBeNull();
  const bare = await restore(async () => {
    rmSync(journalFileIn(dataDir));
    await loseDatabase(dataDir);
  });
  expect(bare.journal.highestId).toBeNull();
  expect(reportOf(backup, bare)).toContain('Ein Protokoll der Löschungen (erasures.log) gibt es hier nicht.');
  expect((await club.saveRun('anna')).id).toBeGreaterThan(1_000_000);
});

test('[ON-6] the report says from when the backup is, where the former database is, and what is missing', async () => {
  await back();
  const restored = await restore();
  const report = reportOf(backup, restored);
  expect(report).toMatch(
    /^Stand: \d+\. \S+ \d{4} um \d\d:\d\d\. Mitglieder: \d+, Screenings und Trainings: 0\.$/m,
  );
  expect(report).toContain(String(restored.kept));
  expect(report).toContain('Was kein Gerät mehr hat, fehlt');
  expect(reportOf(backup, { ...restored, isTimeOfFile: true })).toContain('(nach dem Datum der Datei)');
  expect(existsSync(String(restored.kept))).toBe(true);
});

test('[ON-6] the journals of other processes count, too', async () => {
  const { userId, clientId } = await club.saveRun('anna');
  await back();
  await club.db.transaction().execute((transaction) => eraseRun(transaction, { userId, clientId }));
  const other = join(dataDir, 'other.log');
  const restored = await restore(async () => {
    await loseDatabase(dataDir);
    renameSync(journalFileIn(dataDir), other);
  }, [other]);
  expect(restored.journal.runs).toEqual([{ userId, clientId }]);
  expect(await runs()).toEqual([]);
});
