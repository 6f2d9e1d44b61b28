import { readFileSync } from 'node:fs';
import WebSocket from 'ws';
import { copyPackage, startServer, type TestServer } from '../../__tests__/e2e/server';
import { quantile } from '../lib/keyStrokes';
import { median } from '../lib/pairs';
import type { Federation, Person } from './federation';
import { databases } from './places';

/** Open live connections of all people, over two processes. */
const wanted = 5_000;

/** Messages that are measured, and connections that are made at a time. */
const messages = 300;
const atATime = 50;

/** Milliseconds without an answer after which the benchmark gives up. */
const patience = 30_000;

/** Pages of 4 kB that a process holds in memory, as bytes. */
const memoryOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4_096;

const frame = (command: string, headers: Record<string, string>) =>
  `${command}\n${Object.entries(headers)
    .map(([name, value]) => `${name}:${value}\n`)
    .join('')}\n\0`;

/** Opens a live connection. Resolves after the server has confirmed the subscription. */
const connect = (url: string, { token }: Person, onMessage: () => void) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/notification-ws`, 'v12.stomp');
    socket.once('error', reject);
    socket.once('open', () => {
      socket.send(frame('CONNECT', { 'accept-version': '1.2', 'heart-beat': '0,0' }));
      socket.send(
        frame('SUBSCRIBE', {
          id: 'bench',
          destination: '/user/queue/notification/',
          Authorization: `Bearer ${token}`,
          receipt: 'subscribed',
        }),
      );
    });
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('RECEIPT')) resolve(socket);
      if (text.startsWith('ERROR')) reject(new Error(text));
      if (text.startsWith('MESSAGE')) onMessage();
    });
  });

const allOf = async <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) => {
  const results: Result[] = [];
  const queue = [...items];
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: atATime }, next));
  return results;
};

/** The athletes of the trainer, who get the messages, and then the others until there are enough connections. */
const connections = ({ athletes }: Federation, servers: readonly TestServer[]) =>
  Array.from({ length: wanted }, (_, index) => ({
    athlete: athletes[index % athletes.length] as Person,
    server: servers[index % servers.length] as TestServer,
  }));

/** Sends a message and returns how long it took until an open page of the recipient had been told, in milliseconds. */
const timeOf = async (
  { url }: TestServer,
  sender: Person,
  recipient: Person,
  told: Map<number, () => void>,
): Promise<number> => {
  const start = performance.now();
  const arrived = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The message did not arrive.')), patience);
    told.set(recipient.id, () => {
      clearTimeout(timer);
      resolve(performance.now() - start);
    });
  });
  const answer = await fetch(`${url}/api/chat/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${sender.token}` },
    body: JSON.stringify({
      clientId: crypto.randomUUID(),
      senderId: sender.id,
      recipientId: recipient.id,
      content: 'Bis morgen!',
    }),
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return arrived;
};

/**
 * Measures open live connections over two processes on one PostgreSQL: their memory, and how soon a message is told.
 */
export const sockets = async (): Promise<void> => {
  const { root, remove } = copyPackage();
  const served = await databases.PostgreSQL(root, 1);
  const other = await startServer(root, { DATABASE_URL: served.place.databaseUrl });
  const servers = [served.server, other];
  const told = new Map<number, () => void>();
  let open: WebSocket[] = [];
  try {
    const { trainer } = served.federation;
    const memory = () => servers.reduce((sum, { pid }) => sum + memoryOf(pid() ?? 0), 0);
    const timesBetween = async (from: TestServer): Promise<number[]> => {
      const times: number[] = [];
      const recipients = served.federation.athletes.slice(0, 20);
      for (let sent = 0; sent < messages; sent += 1)
        times.push(await timeOf(from, trainer, recipients[sent % recipients.length] as Person, told));
      return times;
    };
    const report = (name: string, times: readonly number[]) =>
      console.log(
        `  ${name}: median ${median(times).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
      );

    // One connection each of those who get messages, all at the second process.
    const few = await allOf(served.federation.athletes.slice(0, 20), (athlete) =>
      connect(other.url, athlete, () => told.get(athlete.id)?.()),
    );
    console.log('A message until it is told');
    report('in the same process, 20 connections', await timesBetween(other));
    report('from the other process, 20 connections', await timesBetween(served.server));
    for (const socket of few) socket.terminate();

    const before = memory();
    open = await allOf(connections(served.federation, servers), ({ athlete, server }) =>
      connect(server.url, athlete, () => told.get(athlete.id)?.()),
    );
    console.log(
      `${open.length} connections: ${((memory() - before) / open.length / 1_000).toFixed(1)} kB each`,
    );
    report(`${open.length} connections over two processes`, await timesBetween(served.server));
  } finally {
    for (const socket of open) socket.terminate();
    await other.remove();
    await served.remove();
    remove();
  }
};
