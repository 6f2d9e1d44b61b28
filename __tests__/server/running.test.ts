import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { backupFolderIn } from '../../server/backup/backupFiles';
import { readConfig, type ServerConfig } from '../../server/config/config';
import { lockAsCommand } from '../../server/database/sqlite/dataLock';
import { restoreBackup } from '../../server/restore/restoreBackup';
import { findPackageRoot } from '../../server/system/packageRoot';
import { aSetup } from '../builders/setup';
import { ManualTimers } from './ManualTimers';
import { onPostgres } from './postgres';
import { signIn, startIn } from './startIn';
import { aScreeningRunPost, makeFolder } from './support';
import { placeOf, removeDatabase } from './testDatabase';

let dataDir: string;
beforeEach(() => {
  dataDir = join(makeFolder(), 'new', 'data');
});
afterEach(() => {
  rmSync(resolve(dataDir, '../..'), { recursive: true });
  removeDatabase(dataDir);
});

const start = (overrides: Partial<ServerConfig> = {}, timers?: ManualTimers) =>
  startIn(dataDir, overrides, timers);

test('[RU-2] the data folder is made, with the database and the videos in it unless PostgreSQL has them', async () => {
  const { stop } = await start();
  await stop();
  expect(existsSync(join(dataDir, 'athletik.sqlite'))).toBe(!onPostgres());
  expect(existsSync(join(dataDir, 'videos', 'kniebeuge.mp4'))).toBe(!onPostgres());
});

/** What is about the files of SQLite. */
const testOnSqlite = onPostgres() ? () => {} : test;

testOnSqlite(
  '[ON-6] a running server backs up by itself, keeps a restore out, and lets it in when it has stopped',
  async () => {
    const timers = new ManualTimers({ now: Date.now() });
    const { stop } = await start({}, timers);
    const folder = backupFolderIn(dataDir);
    const names = () =>
      (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /sqlite$/.test(name));
    timers.advance(60_000);
    while (names().length === 0) await nextTurn();
    const file = join(folder, String(names()[0]));
    const place = await placeOf(dataDir);
    await expect(restoreBackup(place, file, Date.now())).rejects.toThrow('Der Server läuft noch.');
    await stop();
    expect(timers.size).toBe(0);
    expect((await restoreBackup(place, file, Date.now())).members).toBeGreaterThan(0);
  },
);

testOnSqlite('[ON-6] a server does not start while a backup is restored', async () => {
  const release = lockAsCommand(dataDir);
  await expect(start()).rejects.toThrow('Gerade wird hier eine Sicherung wiederhergestellt');
  release();
  const { stop } = await start();
  await stop();
});

test('[RU-4] an empty database gets the demo club, and the log names address, accounts and password', async () => {
  const { stop, said, url } = await start();
  expect((await signIn(url)).status).toBe(200);
  for (const username of ['trainer', 'anna', 'ben', 'clara', 'trainer2', 'david', 'team']) {
    expect(said).toMatch(new RegExp(`^ +${username} `, 'm'));
  }
  expect(said).toContain('Passwort für alle Konten: athletik');
  expect(said).toMatch(/http:\/\/localhost:\d+$/);
  await stop();
});

test('[RU-4] a database that is not empty is left as it is', async () => {
  const first = await start();
  await first.stop();
  const second = await start();
  expect(second.said).toMatch(/^Athletik Screening läuft: /);
  await second.stop();
});

/** The link that the log names, without its address. */
const setupPathIn = (said: string) => /https:\/\/club\.example(\/setup\/\w{10})$/m.exec(said)?.[1] ?? '';

test('[CL-1] [RU-5] without the demo the log has a link that begins the club, new with each start', async () => {
  const settings = { hasDemo: false, publicUrl: 'https://club.example' };
  const first = await start(settings);
  expect((await signIn(first.url)).status).toBe(401);
  const former = setupPathIn(first.said);
  expect((await fetch(`${first.url}${former}`)).status).toBe(200);
  await first.stop();

  const second = await start(settings);
  const link = setupPathIn(second.said);
  const statuses = await Promise.all(
    [former, link].map(async (path) => (await fetch(second.url + path)).status),
  );
  expect(statuses).toEqual([404, 200]);
  const body = JSON.stringify(aSetup());
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(second.url + link, { method: 'POST', headers, body })).status).toBe(200);
  await second.stop();

  const third = await start({ ...settings, isProduction: true });
  expect(third.said).toMatch(/^Athletik Screening läuft: /);
  await third.stop();
});

test('[API-39] a run and a sign-in outlive a restart', async () => {
  const first = await start();
  const { id, token } = await (await signIn(first.url)).json();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify(aScreeningRunPost({ userId: id }));
  const run = await (await fetch(`${first.url}/screening/runs/`, { method: 'POST', headers, body })).json();
  await first.stop();
  const second = await start();
  const again = await fetch(`${second.url}/screening/runs/`, { method: 'POST', headers, body });
  expect(await again.json()).toEqual(run);
  await second.stop();
});

const addressesOf = (app: FastifyInstance) =>
  app.addresses().map((address) => (typeof address === 'string' ? address : address.address));

test('[CO-18] without HOST it listens on the loopback address only', async () => {
  const { app, stop } = await start();
  for (const address of addressesOf(app)) expect(['127.0.0.1', '::1']).toContain(address);
  await stop();
});

test('[CO-18] HOST sets another address', async () => {
  const { app, stop } = await start({ host: readConfig({ HOST: '0.0.0.0' }, '/srv').host });
  expect(addressesOf(app)).toEqual(['0.0.0.0']);
  await stop();
});

describe('the settings', () => {
  test('[RU-1, RU-2] by default: port 8080, data/ and dist/ of the package, with the demo club', () => {
    expect(readConfig({}, '/srv')).toMatchObject({
      port: 8080,
      dataDir: '/srv/data',
      distDir: '/srv/dist',
      hasDemo: true,
    });
  });

  test('[RU-1, RU-2] PORT and DATA_DIR set others', () => {
    expect(readConfig({ PORT: '3000', DATA_DIR: '/var/athletik' }, '/srv')).toMatchObject({
      port: 3000,
      dataDir: '/var/athletik',
    });
    expect(readConfig({ DATA_DIR: 'elsewhere' }, '/srv').dataDir).toBe('/srv/elsewhere');
  });

  test.each(['abc', '-1', '65536', '80.5'])('[RU-1] the port %s is refused in clear words', (PORT) => {
    expect(() => readConfig({ PORT }, '/srv')).toThrow(`nicht „${PORT}“`);
  });

  test('DATABASE_URL names a PostgreSQL database; another address is refused in clear words', () => {
    expect(readConfig({}, '/srv').databaseUrl).toBeUndefined();
    const url = 'postgres://athletik@db.example/athletik';
    expect(readConfig({ DATABASE_URL: url }, '/srv').databaseUrl).toBe(url);
    expect(() => readConfig({ DATABASE_URL: 'mysql://db' }, '/srv')).toThrow('muss mit postgres:// beginnen');
  });

  test('no demo club with DEMO=off, nor in production', () => {
    expect(readConfig({ DEMO: 'off' }, '/srv').hasDemo).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://club.example' }, '/srv')).toMatchObject({
      hasDemo: false,
      isProduction: true,
    });
  });
});

test('the package is found from the source and from the bundle', () => {
  const root = makeFolder();
  writeFileSync(join(root, 'package.json'), '{}');
  mkdirSync(join(root, 'build'));
  expect(findPackageRoot(join(root, 'build', 'server.js'))).toBe(root);
  expect(findPackageRoot(join(root, 'server.js'))).toBe(root);
  expect(() => findPackageRoot('/no/such/package/main.js')).toThrow('package.json fehlt');
  rmSync(root, { recursive: true });
});
