import { getEventListeners } from 'node:events';
import { dialectOf } from '../../server/database/dialect';
import { createJob } from '../../server/jobs/job';
import { ask } from '../server/postgres';
import { type Demo, startDemo } from '../server/support';
import { placeOf } from '../server/testDatabase';
import { startSecond } from './secondProcess';

let demo: Demo;
let second: Awaited<ReturnType<typeof startSecond>>;
beforeEach(async () => {
  demo = await startDemo();
  second = await startSecond(demo);
});
afterEach(async () => {
  await second.stop();
  await demo.stop();
});

const askDatabase = async (query: string) => {
  const { databaseUrl = '' } = await placeOf(demo.dataDir);
  return ask(databaseUrl.split('/').at(-1) ?? '', query);
};

const locks = (isGranted: boolean) =>
  `from pg_locks where locktype = 'advisory' and objid = 6170002 and granted = ${isGranted}
     and database = (select oid from pg_database where datname = current_database())`;

const isWaiting = async () => (await askDatabase(`select 1 ${locks(false)}`)).length > 0;

/** Ends the connection that holds the turn, as the death of its process does. */
const kill = () => askDatabase(`select pg_terminate_backend(pid) ${locks(true)}`);

/** Work that goes on until it is released, or loses its turn. */
const startWork = (db: Demo['db'], signal = new AbortController().signal) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let mayGoOn = () => false;
  let hasBegun = false;
  const done = dialectOf(db).alone({ timers: demo.timers, signal }, async (ask_) => {
    [hasBegun, mayGoOn] = [true, ask_];
    await released;
  });
  return { done, release, hasBegun: () => hasBegun, mayGoOn: () => mayGoOn() };
};

const until = async (isTrue: () => boolean | Promise<boolean>) => {
  while (!(await isTrue())) await new Promise(setImmediate);
};

test('what one process does alone, another one does afterwards', async () => {
  const first = startWork(demo.db);
  await until(first.hasBegun);
  const other = startWork(second.db);
  await until(isWaiting);
  expect([first.mayGoOn(), other.hasBegun()]).toEqual([true, false]);
  first.release();
  await first.done;
  await until(other.hasBegun);
  other.release();
  await other.done;
});

test('when the process dies that is at it, another one goes on at once, and a dead one that lives does not', async () => {
  const first = startWork(demo.db);
  await until(first.hasBegun);
  const other = startWork(second.db);
  await until(isWaiting);
  await kill();
  await until(other.hasBegun);
  await until(() => !first.mayGoOn());
  expect(other.mayGoOn()).toBe(true);
  first.release();
  other.release();
  await Promise.all([first.done, other.done]);
});

test('a process that stops no longer waits for its turn', async () => {
  const first = startWork(demo.db);
  await until(first.hasBegun);
  const stopping = new AbortController();
  const other = startWork(second.db, stopping.signal);
  await until(isWaiting);
  stopping.abort();
  await other.done;
  expect(other.hasBegun()).toBe(false);
  first.release();
  await first.done;
});

test('[MB-2] work that a killed process has left is found by another one', async () => {
  let isLeft = false;
  const run = jest.fn(async () => {
    isLeft = false;
  });
  const work = { isDue: async () => isLeft, run, failure: 'failed' };
  const job = createJob({ db: second.db, timers: demo.timers }, work, { error: () => {} });
  await job.start();
  expect(run).toHaveBeenCalledTimes(1);
  demo.timers.advance(10_000);
  isLeft = true;
  demo.timers.advance(10_000);
  await until(() => !isLeft);
  await job.stop();
  expect(run).toHaveBeenCalledTimes(2);
});

test('a turn leaves nothing behind at the signal, which lives as long as the process', async () => {
  const { signal } = new AbortController();
  const first = startWork(demo.db, signal);
  await until(first.hasBegun);
  first.release();
  await first.done;
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
