import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { aScreeningRunPost, type Demo, startDemo } from '../support';

let demo: Demo;
let anna: number;
let trainer: number;
const writers: { process: ChildProcess; ended: Promise<unknown> }[] = [];
beforeEach(async () => {
  demo = await startDemo();
  [anna, trainer] = [await demo.idOf('anna'), await demo.idOf('trainer')];
  await demo.tokenOf('anna');
});
afterEach(async () => {
  for (const { process, ended } of writers.splice(0)) {
    process.kill();
    await ended;
  }
  await demo.stop();
});

const fileOf = () => join(demo.dataDir, 'athletik.sqlite');
const aMessage = () => ({
  clientId: randomUUID(),
  senderId: anna,
  recipientId: trainer,
  content: 'Hallo',
});

/** So long the file may hold up the server, which serves nobody meanwhile. */
const patienceOf = async ({ db }: Demo) => {
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db);
  return rows[0]?.timeout;
};

test.each([
  ['a run', '/screening/runs/', () => aScreeningRunPost({ userId: anna })],
  ['a batch of runs', '/screening/runs/all/', () => [aScreeningRunPost({ userId: anna })]],
  ['a message', '/chat/', aMessage],
  ['a sign-in', '/auth', () => ({ username: 'anna', password: 'athletik' })],
])(
  '[CO-22, API-41] %s that meets a locked database is 503 and says when to come again',
  async (_, path, body) => {
    const post = body();
    const other = new Sqlite(fileOf());
    other.exec('begin immediate');
    expect(await patienceOf(demo)).toBeLessThan(1_000);
    const answer = await demo.post('anna', path, post);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.json()).toEqual({
      status: 503,
      error: 'Service Unavailable',
      message: 'Der Server ist gerade beschäftigt. Bitte versuch es gleich noch einmal.',
    });
    expect((await demo.get('anna', '/exercise/')).statusCode).toBe(200);
    other.exec('commit');
    other.close();
    expect((await demo.post('anna', path, post)).statusCode).toBe(200);
  },
);

test('[API-38, CO-22] reading marks that meet a locked database are 503, and nothing stays locked', async () => {
  const { chatroomId } = (await demo.post('anna', '/chat/', aMessage())).json();
  const other = new Sqlite(fileOf());
  other.exec('begin immediate');
  const path = `/chat/updatestatus/${anna}/${chatroomId}`;
  expect((await demo.get('anna', path)).statusCode).toBe(503);
  other.exec('commit');
  other.close();
  expect((await demo.post('anna', '/chat/', aMessage())).statusCode).toBe(200);
  expect((await demo.get('anna', path)).statusCode).toBe(200);
});

/**
 * Writes again and again, with the lock for about as long as without it. At last it lets the server have the file,
 * which a busy machine may leave to it too seldom otherwise.
 */
const writer = `
  const file = new (require('libsql'))(process.argv[1], { timeout: 5000 });
  const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
  console.log('writing');
  for (let turn = 0; turn < 500; turn += 1) {
    file.exec('begin immediate');
    file.exec('update "instance" set "epoch" = "epoch"');
    pause();
    file.exec('commit');
    pause();
  }`;

test('[API-37, CO-22] beside two processes that write, each message is taken or asked for again, and stored once', async () => {
  const others = [1, 2].map(() =>
    spawn(process.execPath, ['-e', writer, fileOf()], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  writers.push(...others.map((process) => ({ process, ended: once(process, 'exit') })));
  await Promise.all(others.map(({ stdout }) => once(stdout, 'data')));
  const messages = Array.from({ length: 246 }, aMessage);
  const waiting = [...messages];
  for (let message = waiting.shift(); message; message = waiting.shift()) {
    const { statusCode, headers } = await demo.post('anna', '/chat/', message);
    expect(statusCode === 200 || (statusCode === 503 && headers['retry-after'] === '1')).toBe(true);
    if (statusCode === 503) waiting.push(message);
  }
  const clientIds = messages.map(({ clientId }) => clientId);
  const stored = await demo.db
    .selectFrom('chatMessage')
    .select('clientId')
    .where('clientId', 'in', clientIds)
    .execute();
  expect(stored.map(({ clientId }) => clientId).toSorted()).toEqual(clientIds.toSorted());
});
