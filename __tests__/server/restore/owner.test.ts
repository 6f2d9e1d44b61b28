import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolderIn } from '../../../server/backup/backupFiles';
import { copierOf } from '../../../server/backup/copierOf';
import { onPostgres } from '../postgres';
import { type Life, prepareServer } from '../serverProcess';
import { signIn } from '../startIn';
import { makeFolder } from '../support';
import { loseDatabase, placeOf } from '../testDatabase';

/** Where root calls the commands, the server of SQLite is somebody else's. */
const owner = process.getuid?.() === 0 && !onPostgres() ? 65_534 : undefined;

let server: Awaited<ReturnType<typeof prepareServer>>;
beforeEach(async () => {
  server = await prepareServer('127.0.0.1', owner);
}, 30_000);
afterEach(() => server.remove());

const stop = async ({ end, died }: Life) => {
  end();
  await died;
};

const pathsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** What is in the data folder and does not belong to the owner of the folder. */
const foreignPaths = () =>
  [server.dataDir, backupFolderIn(server.dataDir)]
    .flatMap(pathsIn)
    .filter((path) => lstatSync(path).uid !== statSync(server.dataDir).uid);

test('[RU-21] what root backs up and restores belongs to the owner of the data folder, whose server takes a sign-in', async () => {
  await stop(await server.start());
  const file = join(makeFolder(), `backup${copierOf(await placeOf(server.dataDir)).end}`);
  for (const args of [[], [file]]) expect(await server.command('backup', ...args)).toMatchObject({ code: 0 });
  expect(await server.command('restore', file)).toMatchObject({ code: 0 });
  expect(foreignPaths()).toEqual([]);
  if (!onPostgres()) expect(statSync(join(server.dataDir, 'athletik.sqlite')).mode & 0o777).toBe(0o600);
  const life = await server.start();
  expect((await fetch(new URL('/ready', life.base))).status).toBe(200);
  expect((await signIn(life.base)).status).toBe(200);
  await stop(life);
}, 60_000);

test('[RU-21] what root takes over from another database belongs to the owner of the data folder', async () => {
  await stop(await server.start());
  const file = join(makeFolder(), 'club.gz');
  expect(await server.command('transfer', 'export', file)).toMatchObject({ code: 0 });
  await loseDatabase(server.dataDir);
  expect(await server.command('transfer', 'import', file)).toMatchObject({ code: 0 });
  expect(foreignPaths()).toEqual([]);
  const life = await server.start();
  expect((await signIn(life.base)).status).toBe(200);
  await stop(life);
}, 60_000);
