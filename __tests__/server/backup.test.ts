import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { openDatabase } from '../../server/database/openDatabase';
import { prepareServer } from './serverProcess';
import { makeFolder } from './support';

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

const backUp = (dataDir: string, file: string) =>
  execFileSync(process.execPath, ['scripts/backup.mjs', file], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
    stdio: 'pipe',
  });

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
  expect(backUp(server.dataDir, file)).toBe(`Gesichert: ${file}\n`);
  expect(readdirSync(folder)).toEqual(['athletik.sqlite']);
  end();
  await died;

  const restored = await openDatabase(folder);
  expect(await restored.selectFrom('authToken').selectAll().execute()).toHaveLength(1);
  await restored.destroy();
  server.remove();
});

test('a backup replaces no file, and says so where there is no database', () => {
  const folder = makeFolder();
  expect(() => backUp(folder, join(folder, 'copy.sqlite'))).toThrow('gibt es keine Datenbank');
  new Sqlite(join(folder, 'athletik.sqlite')).close();
  copyFileSync('package.json', join(folder, 'copy.sqlite'));
  expect(() => backUp(folder, join(folder, 'copy.sqlite'))).toThrow('gibt es schon');
});
