import { readFileSync } from 'node:fs';
import WebSocket from 'ws';
import { copyPackage, startServer, type TestServer } from '../../__tests__/e2e/server';
import { quantile } from '../lib/keyStrokes';
import { median } from '../lib/pairs';
import type { Federation, Person } from './federation';
import { databases } from './places';

/** Open live connections of all people, over two processes. */
const wanted = 60;

/** Messages that are measured, and connections that are made at a time. */
const messages = 10;
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

/** Two processes of a build on one PostgreSQL, and whom to tell that a message has arrived. */
interface Twins {
  name: string;
  federation: Federation;
  servers: [TestServer, TestServer];
  told: Map<number, () => void>;
  remove(): Promise<void>;
}

const openTwins = async (name: string, root: string): Promise<Twins> => {
  const served = await databases.PostgreSQL(root, 0.01);
  const other = await startServer(root, { DATABASE_URL: served.place.databaseUrl });
  const remove = async () => {
    await other.remove();
    await served.remove();
  };
  return { name, federation: served.federation, servers: [served.server, other], told: new Map(), remove };
};

const listen = ({ told }: Twins, { url }: TestServer, athlete: Person) =>
  connect(url, athlete, () => told.get(athlete.id)?.());

/** Those who get messages. */
const recipientsOf = ({ federation }: Twins): Person[] => federation.athletes.slice(0, 20);

/** Sends messages, in turns to each of them, and prints how soon they were told. */
const reportTimes = async (what: string, all: readonly Twins[], from: 0 | 1): Promise<void> => {
  const times = all.map((): number[] => []);
  for (let sent = 0; sent < messages; sent += 1)
    for (const [index, twins] of all.entries()) {
      const recipients = recipientsOf(twins);
      const recipient = recipients[sent % recipients.length] as Person;
      const { trainer } = twins.federation;
      times[index]?.push(await timeOf(twins.servers[from], trainer, recipient, twins.told));
    }
  for (const [index, { name }] of all.entries()) {
    const ofTwins = times[index] ?? [];
    const inWords = `median ${median(ofTwins).toFixed(1)} ms, p99 ${quantile(ofTwins, 0.99).toFixed(1)} ms`;
    console.log(`  ${name}, ${what}: ${inWords}`);
  }
};

/** Opens the connections of all people, and prints the memory that each takes. */
const openAll = async (twins: Twins): Promise<WebSocket[]> => {
  const memory = () => twins.servers.reduce((sum, { pid }) => sum + memoryOf(pid() ?? 0), 0);
  const before = memory();
  const open = await allOf(connections(twins.federation, twins.servers), ({ athlete, server }) =>
    listen(twins, server, athlete),
  );
  const each = (memory() - before) / open.length / 1_000;
  console.log(`${twins.name}, ${open.length} connections: ${each.toFixed(1)} kB each`);
  return open;
};

/**
 * Measures open live connections over two processes on one PostgreSQL: their memory, and how soon a message is told.
 * Messages go in turns to this build and to the former one. This build writes both federations, so the former one needs
 * the same schema.
 */
export const sockets = async (former: string | null): Promise<void> => {
  const packages = [copyPackage(), ...(former === null ? [] : [copyPackage(former)])];
  const all: Twins[] = [];
  const open: WebSocket[] = [];
  try {
    for (const [index, { root }] of packages.entries())
      all.push(await openTwins(index === 0 ? 'app' : 'former app', root));
    // One connection each of those who get messages, all at the second process.
    const few: WebSocket[] = [];
    for (const twins of all)
      few.push(...(await allOf(recipientsOf(twins), (athlete) => listen(twins, twins.servers[1], athlete))));
    console.log('A message until it is told');
    await reportTimes('in the same process, 20 connections', all, 1);
    await reportTimes('from the other process, 20 connections', all, 0);
    for (const socket of few) socket.terminate();

    for (const twins of all) open.push(...(await openAll(twins)));
    await reportTimes(`${wanted} connections over two processes`, all, 0);
  } finally {
    for (const socket of open) socket.terminate();
    for (const { remove } of all) await remove();
    for (const { remove } of packages) remove();
  }
};
