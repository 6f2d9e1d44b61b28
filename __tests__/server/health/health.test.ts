import { mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../../server/backup/backUp';
import { backupFileIn, backupFolderIn } from '../../../server/backup/backupFiles';
import { noteFailure, noteSuccess } from '../../../server/backup/backupTries';
import { featureCalls } from '../../../src/contract/features';
import { type Health, healthCalls, healthFeature } from '../../../src/contract/health';
import { askingOf } from '../asking';
import { onPostgres } from '../postgres';
import { beginning, type Demo, startDemo } from '../support';
import { placeOf } from '../testDatabase';

let demo: Demo;
afterEach(() => demo.stop());

const ask = askingOf(() => demo);
const health = async (): Promise<Health> => (await ask(healthCalls.present(), 'trainer')).body as Health;

test('[HE-1] the server names that it says how it is doing', async () => {
  demo = await startDemo();
  expect((await ask(featureCalls.features(), null)).body).toMatchObject({
    features: expect.arrayContaining([healthFeature]),
  });
});

test.each([
  [null, 401],
  ['anna', 403],
  ['trainer2', 403],
] as const)('[HE-1] for %s it is %i, and no backup is tried', async (as, status) => {
  demo = await startDemo();
  expect((await ask(healthCalls.present(), as)).status).toBe(status);
  expect((await ask(healthCalls.rehearse(), as)).status).toBe(status);
  expect((await health()).rehearsal).toBeNull();
});

test('[HE-1] an admin learns of version, disk, certificate, mails and what the database holds', async () => {
  const endsAt = '2027-01-01T00:00:00.000Z';
  demo = await startDemo({ certificate: { kind: 'known', endsAt, fault: null } });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const answer = await health();
  expect(answer).toMatchObject({
    version,
    startedAt: new Date(beginning).toISOString(),
    certificate: { kind: 'known', endsAt, fault: null },
    backup: { lastAt: null, failures: 0, isByServer: !onPostgres() },
    counts: { members: 31, runs: expect.any(Number) },
    rehearsal: null,
  });
  const { blocks, bsize } = statfsSync(demo.dataDir);
  expect(answer.disk.totalBytes).toBe(blocks * bsize);
  expect(answer.disk.freeBytes).toBeGreaterThan(0);
  expect(answer.disk.freeBytes).toBeLessThanOrEqual(answer.disk.totalBytes);
  const [before] = [answer.waitingMails];
  const userId = await demo.idOf('anna');
  await demo.db
    .insertInto('invitation')
    .values({ userId, invitedBy: userId, tokenHash: 'hash', endsAt: beginning, mail: 'waiting' })
    .execute();
  expect((await health()).waitingMails).toBe(before + 1);
});

test('[HE-1] the last backup is that of the folder, with the failures since', async () => {
  demo = await startDemo();
  const place = await placeOf(demo.dataDir);
  await backUp(place, backupFileIn(place, 'daily', beginning - 1000), beginning - 1000);
  noteFailure(demo.dataDir, beginning);
  noteFailure(demo.dataDir, beginning);
  expect((await health()).backup).toMatchObject({
    lastAt: new Date(beginning - 1000).toISOString(),
    failures: 2,
  });
  noteSuccess(demo.dataDir);
  expect((await health()).backup.failures).toBe(0);
});

test('[HE-1] where there is no backup, none can be tried', async () => {
  demo = await startDemo();
  expect(await ask(healthCalls.rehearse(), 'trainer')).toMatchObject({
    status: 409,
    body: { message: 'Auf dem Server liegt noch keine Sicherung. Es gibt nichts zu proben.' },
  });
  // That of another database does not count.
  mkdirSync(backupFolderIn(demo.dataDir), { recursive: true });
  const end = onPostgres() ? '.sqlite' : '.dump';
  writeFileSync(join(backupFolderIn(demo.dataDir), `daily-2026-11-20T03-00-00${end}`), '');
  expect((await ask(healthCalls.rehearse(), 'trainer')).status).toBe(409);
});

describe('the last errors', () => {
  const secret = 'a-secret-that-opens-an-account';
  const fail = () => demo.get(null, `/admin/email/recovery/check/${secret}`);
  /** Lets each query of the links fail, as a database does that something is wrong with. */
  const breakLinks = () => demo.db.schema.alterTable('recoveryToken').renameTo('lost').execute();

  test('[HE-1] have time, route and name, never what was sent', async () => {
    demo = await startDemo({ logLevel: 'error', logTo: { write: () => {} } });
    expect((await health()).errors).toEqual([]);
    await breakLinks();
    expect((await fail()).statusCode).toBe(500);
    const { errors } = await health();
    expect(errors).toEqual([
      {
        at: expect.any(String),
        route: 'GET /api/admin/email/recovery/check/:token',
        name: expect.stringMatching(/^\w*Error( \(\w+\))?$/i),
      },
    ]);
    expect(JSON.stringify(errors)).not.toContain(secret);
    await demo.db.schema.alterTable('lost').renameTo('recoveryToken').execute();
  });

  test('[HE-1] are twenty at most, the newest first, and the fault of a client is not among them', async () => {
    demo = await startDemo({ logLevel: 'error', logTo: { write: () => {} } });
    expect((await demo.get(null, '/account')).statusCode).toBe(401);
    expect((await health()).errors).toEqual([]);
    await breakLinks();
    for (let times = 0; times < 21; times += 1) await fail();
    await demo.db.schema.alterTable('lost').renameTo('recoveryToken').execute();
    demo.app.log.error(new RangeError('Anna'), 'In the background');
    const { errors } = await health();
    expect(errors).toHaveLength(20);
    expect(errors?.[0]).toMatchObject({ route: null, name: 'RangeError' });
    expect(JSON.stringify(errors)).not.toContain('Anna');
  });

  test('[HE-1] are unknown where the log leaves them out', async () => {
    demo = await startDemo({ logLevel: 'silent' });
    expect((await health()).errors).toBeNull();
  });
});
