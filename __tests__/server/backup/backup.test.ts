import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { backUp } from '../../../server/backup/backUp';
import { checkDatabase } from '../../../server/backup/copyDatabase';
import { databaseFileIn } from '../../../server/database/sqlite/databaseFile';
import { openSqlite } from '../../../server/database/sqlite/openSqlite';
import { prepareServer } from '../serverProcess';
import { makeFolder } from '../support';

const usersIn = (file: string): number => {
  const database = new Sqlite(file, { readonly: true });
  try {
    return Number(
      (database.prepare('select count(*) as count from "user"').get() as { count: number }).count,
    );
  } finally {
    database.close();
  }
};

test('[RU-2] after a stop the database file alone is the whole database', async () => {
  const server = await prepareServer();
  const { died, end } = await server.start();
  end();
  await died;
  const copy = join(makeFolder(), 'athletik.sqlite');
  copyFileSync(join(server.dataDir, 'athletik.sqlite'), copy);
  expect(usersIn(copy)).toBeGreaterThan(0);
  server.remove();
});

test('a backup of a running server holds what it has acknowledged, and a server starts from it', async () => {
  const server = await prepareServer();
  const { base, died, end } = await server.start();
  const credentials = { username: 'anna', password: 'athletik' };
  const answer = await fetch(`${base}/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  expect(answer.status).toBe(200);
  const folder = join(makeFolder(), 'new');
  mkdirSync(folder);
  const file = join(folder, 'athletik.sqlite');
  expect(await server.command('backup', file)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Gesichert: .+athletik.sqlite \(Mitglieder: 31, Durchläufe: \d{3,}\)\n$/),
  });
  expect(readdirSync(folder)).toEqual(['athletik.sqlite']);
  end();
  await died;

  const restored = await openSqlite(folder);
  expect(await restored.selectFrom('authToken').selectAll().execute()).toHaveLength(1);
  await restored.destroy();
  server.remove();
});

const now = Date.parse('2026-11-21T03:10:00.000Z');

describe('a backup', () => {
  let dataDir: string;
  let file: string;
  beforeEach(async () => {
    dataDir = makeFolder();
    file = join(dataDir, 'copy.sqlite');
    await (await openSqlite(dataDir)).destroy();
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  test('[ON-6] says when it was made, and is read whole before it has its name', async () => {
    expect(await backUp(dataDir, file, now)).toMatchObject({ backedUpAt: now, members: 0, runs: 0 });
    expect((await checkDatabase(file)).backedUpAt).toBe(now);
  });

  test('[ON-6] of a database that is damaged is none', async () => {
    const damaged = new Sqlite(databaseFileIn(dataDir));
    damaged.exec('pragma foreign_keys = off; insert into "trainerAthlete" values (1, 2)');
    damaged.close();
    await expect(backUp(dataDir, file, now)).rejects.toThrow('ist beschädigt');
    expect(readdirSync(dataDir).filter((name) => name.startsWith('copy'))).toEqual([]);
  });

  test('[ON-6] can be made before a new version has opened the database', async () => {
    const older = new Sqlite(databaseFileIn(dataDir));
    older.exec('alter table "instance" drop column "backedUpAt"');
    older.close();
    expect(await backUp(dataDir, file, now)).toMatchObject({ backedUpAt: null });
  });

  test('replaces no file, and says so where there is no database', async () => {
    writeFileSync(file, '');
    await expect(backUp(dataDir, file, now)).rejects.toThrow('gibt es schon');
    await expect(backUp(join(dataDir, 'other'), file, now)).rejects.toThrow('gibt es keine Datenbank');
  });

  test('that is broken off leaves nothing behind', async () => {
    await expect(backUp(dataDir, file, now, AbortSignal.abort())).rejects.toThrow();
    expect(readdirSync(dataDir).filter((name) => name.startsWith('copy'))).toEqual([]);
  });
});
