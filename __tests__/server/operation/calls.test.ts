import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Lifecycle } from '../../../server/operation/lifecycle';
import { listen, RawClient } from '../live/clients';
import { ask } from '../postgres';
import { type Demo, makeFolder, startDemo, startServer } from '../support';
import { cutConnections, placeOf } from '../testDatabase';

let distDir: string;
let demo: Pick<Demo, 'app' | 'db' | 'stop'>;

/** Nobody is asked for here, so there need be no club. */
const start = (settings: Parameters<typeof startServer>[1]) => startServer(async () => {}, settings);

beforeEach(async () => {
  distDir = makeFolder();
  mkdirSync(distDir, { recursive: true });
  writeFileSync(join(distDir, 'index.html'), '<!doctype html>');
});
afterEach(async () => {
  await demo.stop();
  rmSync(distDir, { recursive: true });
});

/** Lets the database of a server take nothing that is written, or everything again. */
const setReadOnly = async ({ db, dataDir }: Demo, isReadOnly: boolean) => {
  const { databaseUrl } = await placeOf(dataDir);
  if (databaseUrl === undefined) {
    await sql`pragma query_only = ${sql.lit(isReadOnly ? 1 : 0)}`.execute(db);
    return;
  }
  const name = new URL(databaseUrl).pathname.slice(1);
  await ask(
    'postgres',
    `alter database ${name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
  );
  await cutConnections(dataDir);
};

const statusOfQuestion = async ({ app }: Demo) => (await app.inject('/api/features')).statusCode;

const asBrowser = { accept: 'text/html,*/*;q=0.8' };

test('/health and /ready answer themselves, not the pages of the app, and are not cached', async () => {
  demo = await start({ distDir });
  for (const url of ['/health', '/ready', '/ready/']) {
    const answer = await demo.app.inject({ url, headers: asBrowser });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('/ready is 503 while the server stops; /health is not', async () => {
  const lifecycle = new Lifecycle();
  demo = await start({ distDir, lifecycle });
  lifecycle.isStopping = true;
  const ready = await demo.app.inject('/ready');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ status: 503, message: 'Der Server nimmt gerade keine Anfragen an.' });
  expect((await demo.app.inject('/health')).statusCode).toBe(200);
});

test('/ready is 503 when the database does not answer; /health is not', async () => {
  demo = await start({ distDir });
  expect((await demo.app.inject('/ready')).statusCode).toBe(200);
  await demo.db.destroy();
  expect((await demo.app.inject('/ready')).statusCode).toBe(503);
  expect((await demo.app.inject('/health')).statusCode).toBe(200);
});

test('[RU-21] /ready is 503 and says why while the database takes nothing that is written, and is 200 again after it', async () => {
  const club = await startDemo({ distDir });
  demo = club;
  expect((await demo.app.inject('/ready')).statusCode).toBe(200);
  await setReadOnly(club, true);
  expect(await statusOfQuestion(club)).toBe(200);
  const ready = await demo.app.inject('/ready');
  expect(ready.json()).toMatchObject({ status: 503, message: 'Der Server kann gerade nichts speichern.' });
  expect((await club.signIn('anna', 'athletik')).json()).toMatchObject({
    status: 503,
    message: expect.stringContaining('bleiben auf deinem Gerät'),
  });
  await setReadOnly(club, false);
  expect((await demo.app.inject('/ready')).statusCode).toBe(200);
});

test('/metrics has the durations by method, route and status, and what the server knows of itself', async () => {
  const club = await startDemo({ distDir });
  demo = club;
  const client = await RawClient.open(`${(await listen(club)).replace('http', 'ws')}/notification-ws`);
  await club.get('anna', '/admin/user/name/anna');
  await club.get(null, '/admin/email/recovery/check/a-secret-token');
  await demo.app.inject('/assets/missing.js');
  const metrics = await demo.app.inject('/metrics');
  expect(metrics.headers['content-type']).toContain('text/plain; version=0.0.4');
  const lines = metrics.body.split('\n');
  const count = (labels: string) => `http_request_duration_seconds_count{${labels}} 1`;
  expect(lines).toContain(count('method="GET",route="/api/admin/user/name/:username",status="200"'));
  expect(lines).toContain(count('method="GET",route="/api/admin/email/recovery/check/:token",status="200"'));
  expect(lines).toContain('athletik_live_sessions 1');
  expect(lines).toContain('athletik_waiting_mails 0');
  expect(metrics.body).toMatch(/^athletik_database_bytes \d{5,}$/m);
  expect(metrics.body).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(metrics.body).toMatch(/^nodejs_eventloop_lag_seconds /m);
  // No label has an address: it may hold a token, and there are as many as there are people.
  expect(metrics.body).not.toMatch(/a-secret-token|missing\.js|anna/);
  client.socket.terminate();
});

describe('/metrics without METRICS_TOKEN', () => {
  const read = (remoteAddress: string, headers: Record<string, string> = {}) =>
    demo.app.inject({ url: '/metrics', remoteAddress, headers });

  test('are for this machine only, and not for whom a proxy on it lets in', async () => {
    demo = await start({ distDir });
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect((await read(address)).statusCode).toBe(200);
    }
    for (const address of ['10.0.0.2', '2001:db8::1', '::ffff:10.0.0.2']) {
      expect((await read(address)).statusCode).toBe(403);
    }
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
      expect((await read('127.0.0.1', { [header]: '127.0.0.1' })).statusCode).toBe(403);
    }
  });
});

describe('/metrics without METRICS_TOKEN, by the name that was asked for', () => {
  test.each([
    ['localhost:8080', 200],
    ['LOCALHOST', 200],
    ['127.0.0.1:8080', 200],
    ['[::1]:8080', 200],
    ['evil.example', 403],
    ['localhost.evil.example:8080', 403],
    ['127.0.0.1.evil.example', 403],
    ['club.example', 403],
  ])('are at %j %i', async (host, status) => {
    demo = await start({ distDir });
    const answer = await demo.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers: { host } });
    expect(answer.statusCode).toBe(status);
  });
});

describe('/metrics with METRICS_TOKEN', () => {
  test('are for whoever has it, from anywhere, and for nobody else', async () => {
    const metricsToken = 'a-token-of-metrics';
    demo = await start({ distDir, metricsToken });
    const read = (authorization?: string) =>
      demo.app.inject({
        url: '/metrics',
        remoteAddress: '10.0.0.2',
        headers: { ...(authorization !== undefined && { authorization }) },
      });
    expect((await read(`Bearer ${metricsToken}`)).statusCode).toBe(200);
    for (const other of [undefined, 'Bearer', 'Bearer x', metricsToken]) {
      expect((await read(other)).statusCode).toBe(403);
    }
    expect((await demo.app.inject('/metrics')).statusCode).toBe(403);
  });
});
