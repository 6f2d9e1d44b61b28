import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../../server/backup/backUp';
import { backupFolderIn } from '../../../server/backup/backupFiles';
import { readTries } from '../../../server/backup/backupTries';
import { copierOf } from '../../../server/backup/copierOf';
import type { Place } from '../../../server/database/place';
import { onPostgres } from '../postgres';
import { prepareServer } from '../serverProcess';
import { makeFolder } from '../support';
import { backupIn, openOtherProcess, openTestDatabase, placeOf, removePlace } from '../testDatabase';

describe('the command', () => {
  let server: Awaited<ReturnType<typeof prepareServer>>;
  beforeEach(async () => {
    server = await prepareServer();
  }, 30_000);
  afterEach(() => server.remove());

  test('[ON-6] a backup of a running server has what it has acknowledged', async () => {
    const { base, died, end } = await server.start();
    const credentials = { username: 'anna', password: 'athletik' };
    const answer = await fetch(`${base}/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    expect(answer.status).toBe(200);
    const file = join(makeFolder(), 'new', 'copy');
    expect(await server.command('backup', file)).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^Gesichert: .+copy \(Mitglieder: 31, Screenings und Trainings: \d{3,}\)\n$/,
      ),
    });
    expect(readdirSync(join(file, '..'))).toEqual(['copy']);
    end();
    await died;

    expect((await server.command('restore', file)).code).toBe(0);
    const restored = await openTestDatabase(server.dataDir);
    expect(await restored.selectFrom('authToken').selectAll().execute()).toHaveLength(1);
    await restored.destroy();
  });

  test('[ON-6] a timer makes backups under names of their own, and keeps fourteen', async () => {
    const { died, end } = await server.start();
    const folder = backupFolderIn(server.dataDir);
    mkdirSync(folder, { recursive: true });
    const extension = copierOf(await placeOf(server.dataDir)).end;
    const older = Array.from({ length: 20 }, (_, day) => `daily-2026-10-${day + 10}T03-00-00${extension}`);
    for (const name of older) writeFileSync(join(folder, name), '');
    expect((await server.command('backup', '--daily')).code).toBe(0);
    expect((await server.command('backup')).code).toBe(0);
    const names = readdirSync(folder).sort();
    expect(names.filter((name) => name.startsWith('athletik-'))).toHaveLength(1);
    expect(names.filter((name) => older.includes(name))).toEqual(older.slice(-13));
    expect(names).toHaveLength(15);
    end();
    await died;
  });

  test('[HE-2] a timer counts its failures, until one succeeds; a backup by hand counts for nothing', async () => {
    const { died, end } = await server.start();
    const folder = backupFolderIn(server.dataDir);
    rmSync(folder, { recursive: true, force: true });
    // A file in place of the folder, as good as a disk that takes nothing.
    writeFileSync(folder, '');
    for (const args of [['--daily'], [], ['--daily']])
      expect((await server.command('backup', ...args)).code).toBe(1);
    expect(readTries(server.dataDir)).toMatchObject({ failures: 2 });
    rmSync(folder);
    expect((await server.command('backup', '--daily')).code).toBe(0);
    expect(readTries(server.dataDir)).toMatchObject({ failures: 0 });
    end();
    await died;
  });
});

const now = Date.parse('2026-11-21T03:10:00.000Z');

describe('a backup', () => {
  let dataDir: string;
  let place: Place;
  let file: string;
  beforeEach(async () => {
    dataDir = makeFolder();
    place = await placeOf(dataDir);
    file = await backupIn(dataDir);
    await (await openTestDatabase(dataDir)).destroy();
  });
  afterEach(() => removePlace(dataDir));

  /** Does something to the database that no server does. */
  const run = async (statement: string) => {
    const other = await openOtherProcess(dataDir);
    await other.run(statement);
    await other.end();
  };

  const left = () => readdirSync(dataDir).filter((name) => name.startsWith('backup'));

  test('[ON-6] says when it was made, and is read whole before it has its name', async () => {
    const before = Date.now();
    const { backedUpAt, ...content } = await backUp(place, file, now);
    expect(content).toMatchObject({ members: 0, runs: 0, isUntried: false });
    // A dump notes the time itself, in whole seconds.
    if (onPostgres()) expect(backedUpAt).toBeGreaterThan(before - 1000);
    else expect(backedUpAt).toBe(now);
    expect((await copierOf(place).check(file)).backedUpAt).toBe(backedUpAt);
  });

  test('[ON-6] of a database that is damaged is none', async () => {
    const unchecked = onPostgres() ? 'set session_replication_role = replica' : 'pragma foreign_keys = off';
    await run(`${unchecked}; insert into "trainerAthlete" values (1, 2, 0)`);
    await expect(backUp(place, file, now)).rejects.toThrow(/ist beschädigt|lässt sich nicht einspielen/);
    expect(left()).toEqual([]);
  });

  test('[ON-6] can be made before a new version has opened the database', async () => {
    await run('alter table "instance" drop column "backedUpAt"');
    const { backedUpAt } = await backUp(place, file, now);
    expect(backedUpAt === null).toBe(!onPostgres());
  });

  test('replaces no file, and says so where there is no database', async () => {
    writeFileSync(file, '');
    await expect(backUp(place, file, now)).rejects.toThrow('gibt es schon');
    const other = makeFolder();
    const empty = await placeOf(other, 'no schema');
    await expect(backUp(empty, join(other, 'copy'), now)).rejects.toThrow(
      /gibt es keine Datenbank|gehört zu keinem Verein/,
    );
    expect(existsSync(join(other, 'copy'))).toBe(false);
    removePlace(other);
  });

  test('that is broken off leaves nothing behind', async () => {
    await expect(backUp(place, file, now, AbortSignal.abort())).rejects.toThrow();
    expect(left()).toEqual([]);
  });
});
