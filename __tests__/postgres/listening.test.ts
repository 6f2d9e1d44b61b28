import { memberCalls } from '../../src/contract/members';
import { myAccountCalls } from '../../src/contract/myAccount';
import { inject } from '../contract/serverContract/inject';
import { RawClient, write } from '../server/live/clients';
import { ask } from '../server/postgres';
import { type Demo, type DemoUser, startDemo } from '../server/support';
import { placeOf } from '../server/testDatabase';
import { startSecond } from './secondProcess';

let demo: Demo;
let second: Awaited<ReturnType<typeof startSecond>>;
beforeEach(async () => {
  demo = await startDemo();
  second = await startSecond(demo);
  await second.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await second.stop();
  await demo.stop();
});

/** A socket of somebody at the second process, while all else happens at the first one. */
const openAtSecond = async (username: DemoUser) => {
  const address = second.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The second process does not listen.');
  const client = await RawClient.open(`ws://127.0.0.1:${address.port}/api/notification-ws`);
  expect((await client.subscribe(await demo.tokenOf(username))).command).toBe('RECEIPT');
  return client;
};

const notificationOf = async (client: RawClient) => JSON.parse((await client.next()).body);

/** Runs a query as somebody from outside. */
const askDatabase = async (query: string) => {
  const { databaseUrl = '' } = await placeOf(demo.dataDir);
  return ask(databaseUrl.split('/').at(-1) ?? '', query);
};

const listeners = `from pg_stat_activity where datname = current_database() and query = 'listen athletik'`;

const listening = async () => Number((await askDatabase(`select count(*) as count ${listeners}`))[0]?.count);

/** Cuts all connections on which processes listen, and waits until they are gone. */
const cut = async () => {
  await askDatabase(`select pg_terminate_backend(pid) ${listeners}`);
  while ((await listening()) > 0) {
    // PostgreSQL tells nobody.
  }
};

test('[LC-5] a message that one process stores is told to the pages at another one, once', async () => {
  const anna = await openAtSecond('anna');
  const expected = { type: 'CHAT', senderId: await demo.idOf('trainer') };
  await write(demo, 'trainer', 'anna');
  expect(await notificationOf(anna)).toEqual(expected);
  await write(demo, 'trainer', 'anna');
  expect((await anna.next()).headers['message-id']).toBe('2');
});

test('[MB-5] rest at one process ends the live channel at another one', async () => {
  const anna = await openAtSecond('anna');
  const token = await demo.tokenOf('trainer');
  const { status } = await inject(demo.app, { ...memberCalls.rest(await demo.idOf('anna')), token });
  expect(status).toBe(200);
  expect((await anna.next()).command).toBe('ERROR');
});

test('[AC-1] a sign-in that is ended at one process loses its live channel at another one', async () => {
  const anna = await openAtSecond('anna');
  const token = (await demo.signIn('anna', 'athletik')).json().token;
  const { body } = await inject(demo.app, { ...myAccountCalls.present(), token });
  const { signins } = body as { signins: { id: number; isThis: boolean }[] };
  for (const { id } of signins.filter(({ isThis }) => !isThis)) {
    await inject(demo.app, { ...myAccountCalls.endSignin(id), token });
  }
  expect((await anna.next()).command).toBe('ERROR');
});

test('[LC-8] what is told while a process does not hear is told as soon as it hears again', async () => {
  const anna = await openAtSecond('anna');
  const senderId = await demo.idOf('trainer');
  const lost = demo.timers.nextAfter();
  await cut();
  await lost;
  await write(demo, 'trainer', 'anna');
  while ((await listening()) < 2) demo.timers.advance(250);
  expect(await notificationOf(anna)).toEqual({ type: 'CHAT', senderId });
  await write(demo, 'trainer', 'anna');
  expect(await notificationOf(anna)).toEqual({ type: 'CHAT', senderId });
});
