import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as nextTimer } from 'node:timers/promises';
import Fastify from 'fastify';
import { followRequests } from '../../../server/operation/followRequests';
import { Lifecycle } from '../../../server/operation/lifecycle';
import { prepareStop } from '../../../server/operation/stop';
import { onPostgres } from '../postgres';
import { prepareServer } from '../serverProcess';
import { signIn } from '../startIn';

/** More than the kernel keeps for a connection, so that a part of it waits in the server. */
const bytes = randomBytes(48 * 1024 * 1024);

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Asks for something, and reads of the answer only what it is told to, and the system ahead of it. */
const askSlowly = async (url: string, headers: Record<string, string> = {}) => {
  const asked = get(url, { headers });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  let length = 0;
  let isOver = false;
  answer.once('close', () => {
    isOver = true;
  });
  // A connection that is cut is seen by what is missing.
  answer.on('error', () => {});
  let wake = () => {};
  for (const event of ['readable', 'close']) answer.on(event, () => wake());
  return {
    status: answer.statusCode,
    /** Reads until it has so many bytes, or the answer is over. Returns how many it has. */
    readUntil: async (wanted: number) => {
      while (length < wanted && !isOver) {
        const part: Buffer | null = answer.read();
        if (part) {
          parts.push(part);
          length += part.length;
        } else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
      return length;
    },
    hash: () => hashOf(Buffer.concat(parts)),
    leave: () => asked.destroy(),
  };
};

/** Starts a server with one answer, that is handed over at once. `isClosing` resolves when the stop has come to it. */
const startServer = async (limits: Parameters<typeof prepareStop>[3]) => {
  const app = Fastify();
  const lifecycle = new Lifecycle();
  followRequests(app, lifecycle);
  app.get('/', async () => bytes);
  const isClosing = new Promise<void>((resolve) => app.addHook('preClose', async () => resolve()));
  const end = prepareStop(app, lifecycle, async () => {}, limits);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const state = { isStopped: false };
  const stop = () =>
    end().then(() => {
      state.isStopped = true;
    });
  return { url: `http://127.0.0.1:${port}/`, state, stop, isClosing, idle: () => lifecycle.idle() };
};

test('an answer that was handed over as a whole is read to its end over a stop, which waits for that', async () => {
  const { url, stop, isClosing } = await startServer({ nextRequest: 0, answers: 600_000, goodbye: 0 });
  const reader = await askSlowly(url);
  await reader.readUntil(1);
  const stopped = stop();
  await isClosing;
  expect(await reader.readUntil(bytes.length - 1)).toBeGreaterThanOrEqual(bytes.length - 1);
  await reader.readUntil(bytes.length);
  expect(reader.hash()).toBe(hashOf(bytes));
  await stopped;
});

test('what only the kernel still has of an answer is waited for, too', async () => {
  const { url, state, stop, idle } = await startServer({ nextRequest: 0, answers: 600_000, goodbye: 0 });
  const reader = await askSlowly(url);
  const stopped = stop();
  await reader.readUntil(bytes.length - 512 * 1024);
  await idle();
  // Its goodbye takes no time, and so would its end.
  for (let turns = 20; turns > 0; turns -= 1) await nextTimer(1);
  expect(state.isStopped).toBe(false);
  await reader.readUntil(bytes.length);
  expect(reader.hash()).toBe(hashOf(bytes));
  await stopped;
});

test('a client that does not read is cut off when the time for answers is over', async () => {
  const { url, stop } = await startServer({ nextRequest: 0, answers: 0, goodbye: 0 });
  const reader = await askSlowly(url);
  await stop();
  expect(await reader.readUntil(bytes.length)).toBeLessThan(bytes.length);
});

// With PostgreSQL the clips are no files in the folder.
if (!onPostgres())
  test('a clip that is read slowly comes whole from a server that is told to stop meanwhile', async () => {
    const server = await prepareServer();
    mkdirSync(join(server.dataDir, 'videos'));
    writeFileSync(join(server.dataDir, 'videos', 'long.mp4'), bytes);
    const { base, died, end } = await server.start();
    const { token } = await (await signIn(base)).json();
    const life = { isOver: false };
    died.then(() => {
      life.isOver = true;
    });
    const headers = { authorization: `Bearer ${token}` };
    const reader = await askSlowly(`${base}/video/long.mp4`, headers);
    expect(reader.status).toBe(200);
    await reader.readUntil(1024 * 1024);
    end();
    // It has heard of the end when it lets nobody in.
    for (let isOpen = true; isOpen; )
      isOpen = await fetch(`${base}/health`).then(
        () => true,
        () => false,
      );
    await reader.readUntil(bytes.length - 512 * 1024);
    expect(life.isOver).toBe(false);
    await reader.readUntil(bytes.length);
    expect(reader.hash()).toBe(hashOf(bytes));
    expect(await died).toEqual([0, null]);
    server.remove();
  }, 60_000);
