import { type Demo, startDemo } from '../support';
import { listen, RawClient, refusedStatus, write } from './clients';

/** The proxy of these tests is this machine: its header says from where somebody comes. */
let demo: Demo;
let base: string;
beforeEach(async () => {
  demo = await startDemo({ trustProxy: 'loopback' });
  base = `${await listen(demo)}/notification-ws`;
});
afterEach(() => demo.stop());

const socketUrl = () => base.replace('http', 'ws');
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const open = (address: string) => RawClient.open(socketUrl(), from(address));
const openMany = (count: number, addressOf: (index: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, index) => open(addressOf(index))));

let sessions = 0;
const xhr = (address: string, transport = 'xhr', name = `session-${++sessions}`) =>
  fetch(`${base}/000/${name}/${transport}`, {
    method: transport === 'eventsource' ? 'GET' : 'POST',
    headers: from(address).headers,
  });

test('[LC-14] twenty of one network wait for their sign-in, one more is 503, and others connect', async () => {
  const clients = await openMany(20, (index) => `2001:db8::${index + 1}`);
  expect(await refusedStatus(socketUrl(), from('2001:db8::99'))).toBe(503);
  await open('2001:db8:1::1');
  // The server ends the session before it closes the socket.
  clients[0]?.say('nonsense\n\n\0');
  await clients[0]?.closed;
  await open('2001:db8::99');
});

test('[LC-14] who has signed in does not count', async () => {
  const [first] = await openMany(20, () => '192.0.2.1');
  expect((await first?.subscribe(await demo.tokenOf('anna')))?.command).toBe('RECEIPT');
  await open('192.0.2.1');
  expect(await refusedStatus(socketUrl(), from('192.0.2.1'))).toBe(503);
  await write(demo, 'trainer', 'anna');
  expect((await first?.next())?.command).toBe('MESSAGE');
});

test('[LC-14] after 15 s without a sign-in there is room again', async () => {
  const clients = await openMany(20, () => '192.0.2.1');
  demo.timers.advance(15_000);
  expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual(clients.map(() => 1002));
  await open('192.0.2.1');
});

test('[LC-14] five hundred wait in all', async () => {
  for (let round = 0; round < 25; round += 1) await openMany(20, () => `192.0.2.${round}`);
  expect(await refusedStatus(socketUrl(), from('192.0.2.200'))).toBe(503);
});

describe.each(['xhr', 'xhr_streaming', 'eventsource'])('[LC-14] over SockJS, %s', (transport) => {
  test('[LC-14] [LC-12] one more is 503 with its reason, and those that wait go on', async () => {
    const [first] = await Promise.all([
      xhr('192.0.2.1', 'xhr', `first-${transport}`),
      ...Array.from({ length: 19 }, () => xhr('192.0.2.1')),
    ]);
    expect(await first.text()).toBe('o\n');
    const refused = await xhr('192.0.2.1', transport);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('15');
    expect(await refused.json()).toMatchObject({
      message: 'Gerade verbinden sich zu viele. Bitte versuch es gleich noch einmal.',
    });
    expect(await refusedStatus(socketUrl(), from('192.0.2.1'))).toBe(503);
    expect((await xhr('192.0.2.2')).status).toBe(200);
    const waiting = xhr('192.0.2.1', 'xhr', `first-${transport}`);
    demo.timers.advance(15_000);
    expect((await waiting).status).toBe(200);
    expect(await (await waiting).text()).toMatch(/^a\["ERROR/);
  });
});

test('[LC-14] [LC-12] of what comes at once the surplus is 503, or closed with its reason', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `at-once-${index}`);
  const answers = await Promise.all(names.map((name) => xhr('192.0.2.1', 'xhr', name)));
  const begun = names.filter((_, index) => answers[index]?.status === 200);
  expect(begun.length).toBeGreaterThanOrEqual(20);
  // Ends those that wait, so that every next request is answered.
  demo.timers.advance(15_000);
  const ends = await Promise.all(begun.map(async (name) => (await xhr('192.0.2.1', 'xhr', name)).text()));
  const waited = ends.filter((end) => end.startsWith('a["ERROR'));
  const closed = ends.filter((end) => end === 'c[1013,"Gerade verbinden sich zu viele."]\n');
  expect([waited.length, waited.length + closed.length]).toEqual([20, begun.length]);
});
