import type { Broadcast, Receiver } from '../../../server/database/broadcast';
import { dialectOf } from '../../../server/database/dialect';
import type { Database } from '../../../server/database/tables';
import { ManualTimers } from '../ManualTimers';
import { onPostgres } from '../postgres';
import { makeFolder } from '../support';
import { openTestDatabase, removePlace } from '../testDatabase';

let dataDir: string;
let timers: ManualTimers;
/** One process, or two where the database has several. */
let members: { db: Database; broadcast: Broadcast; texts: string[] }[];

const join = async () => {
  const db = await openTestDatabase(dataDir);
  const texts: string[] = [];
  const receiver: Receiver = { receive: (text) => texts.push(text), resume: () => {}, logError: () => {} };
  const broadcast = await dialectOf(db).openBroadcast({ db, timers, receiver });
  return { db, broadcast, texts };
};

beforeEach(async () => {
  dataDir = makeFolder();
  timers = new ManualTimers({ now: 1_000_000 });
  members = [await join()];
  if (onPostgres()) members.push(await join());
});
afterEach(async () => {
  for (const { broadcast, db } of members) {
    await broadcast.close();
    await db.destroy();
  }
  removePlace(dataDir);
});

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise(setImmediate);
};

/** Waits until every process has received a last text, and returns what each one has received before it. */
const received = async (sender: number) => {
  await members[sender]?.broadcast.transaction(async (_, send) => send('last'));
  await until(() => members.every(({ texts }) => texts.at(-1) === 'last'));
  return members.map(({ texts }) => texts.slice(0, -1));
};

test('what a transaction sends, every process receives after the commit, in the order of sending', async () => {
  const [first] = members;
  const result = await first?.broadcast.transaction(async (transaction, send) => {
    send('1');
    send('2');
    await transaction.updateTable('club').set({ name: 'Verein' }).execute();
    expect(members.flatMap(({ texts }) => texts)).toEqual([]);
    return 'done';
  });
  expect(result).toBe('done');
  expect(await received(0)).toEqual(members.map(() => ['1', '2']));
});

test('what was sent by a transaction that fails, nobody receives', async () => {
  const [first] = members;
  const failing = first?.broadcast.transaction(async (_, send) => {
    send('lost');
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await received(members.length - 1)).toEqual(members.map(() => []));
});

test('after the close a process still sends, and receives nothing', async () => {
  const [first] = members;
  await first?.broadcast.close();
  await first?.broadcast.transaction(async (_, send) => send('1'));
  if (members.length > 1) await until(() => members[1]?.texts.length === 1);
  expect(first?.texts).toEqual([]);
});
