import { Client } from '@stomp/stompjs';
import SockJS from 'sockjs-client';
import { type Demo, startDemo } from '../support';
import { destination, listen, write } from './clients';

let demo: Demo;
let url: string;
beforeAll(async () => {
  demo = await startDemo();
  url = `${await listen(demo)}/notification-ws`;
});
afterAll(() => demo.stop());

/** The STOMP client over SockJS. Its events are promises. */
const activate = (token: string, transports?: string[], server = url) => {
  const client = new Client({
    webSocketFactory: () => new SockJS(server, null, transports && { transports }),
    reconnectDelay: 0,
    heartbeatIncoming: 0,
    heartbeatOutgoing: 20_000,
  });
  const ready = new Promise<void>((resolve) => {
    client.onConnect = () => {
      client.watchForReceipt('ready', () => resolve());
      client.subscribe(destination, ({ body }) => receive(body), {
        Authorization: `Bearer ${token}`,
        receipt: 'ready',
      });
    };
  });
  let receive: (body: string) => void;
  const message = new Promise<string>((resolve) => {
    receive = resolve;
  });
  const refused = new Promise<string | undefined>((resolve) => {
    client.onStompError = ({ headers }) => resolve(headers.message);
  });
  const closed = new Promise<number>((resolve) => {
    client.onWebSocketClose = ({ code }) => resolve(code);
  });
  client.activate();
  return { client, ready, message, refused, closed };
};

describe.each([
  ['xhr-streaming', ['xhr-streaming']],
  ['xhr-polling', ['xhr-polling']],
  ['eventsource', ['eventsource']],
  ['whatever it chooses', undefined],
])('over %s', (_transport, transports) => {
  test('[LC-12, LC-3, LC-10] the channel tells that a message has come', async () => {
    const { client, ready, message, closed } = activate(await demo.tokenOf('anna'), transports);
    await ready;
    await write(demo, 'trainer', 'anna');
    expect(JSON.parse(await message)).toEqual({ type: 'CHAT', senderId: await demo.idOf('trainer') });
    await client.deactivate();
    await closed;
  });

  test('[LC-12, LC-13] a wrong token gets an ERROR and the end', async () => {
    const { client, refused, closed } = activate('wrong', transports);
    expect(await refused).toBe('Bitte melde dich an.');
    await closed;
    await client.deactivate();
  });

  test('[LC-12] [CS-1] without consent there is an ERROR and the end', async () => {
    const username = 'david';
    await demo.db.updateTable('user').set({ agreedVersion: null }).where('username', '=', username).execute();
    const { client, refused, closed } = activate(await demo.tokenOf(username), transports);
    expect(await refused).toBe('Bitte stimme zuerst dem Text deines Vereins zu.');
    await closed;
    await client.deactivate();
  });

  test('[LC-12] the end of the server is the end of the channel', async () => {
    const other = await startDemo();
    const server = `${await listen(other)}/notification-ws`;
    const { ready, closed } = activate(await other.tokenOf('anna'), transports, server);
    await ready;
    await other.stop();
    // A polling client may be between two requests and then finds no session.
    expect([1001, 1006]).toContain(await closed);
  });
});

const call = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, init);

test('[LC-12] the information says that WebSockets go another way', async () => {
  expect(await (await call('/info')).json()).toMatchObject({ websocket: false, cookie_needed: false });
});

test.each(['/000/session/jsonp', '/000/session/htmlfile', '/iframe.html', ''])(
  'a transport for pages of other origins is not served: %p',
  async (path) => {
    expect((await call(path)).status).toBe(404);
  },
);

test('a page of another origin is refused', async () => {
  const answer = await call('/info', { headers: { origin: 'https://evil.example' } });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test.each(['__proto__', 'constructor'])('a session cannot be called %s', async (name) => {
  expect((await call(`/000/${name}/xhr`, { method: 'POST' })).status).toBe(404);
});

const openSession = (name: string) => call(`/000/${name}/xhr`, { method: 'POST' });
const send = (name: string, body: string) =>
  call(`/000/${name}/xhr_send`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });

test('what is no text, or garbage, ends the session with an ERROR', async () => {
  expect(await (await openSession('garbage')).text()).toBe('o\n');
  const answer = openSession('garbage');
  expect((await send('garbage', JSON.stringify([{ not: 'text' }, null, 7, 'FOO\n\n\0']))).status).toBe(204);
  expect(await (await answer).text()).toMatch(/^a\["ERROR/);
  expect(await (await openSession('garbage')).text()).toMatch(/^c\[/);
});

test('a body that is too long is cut off', async () => {
  await (await openSession('long')).text();
  await expect(send('long', JSON.stringify(['x'.repeat(1024 * 1024)]))).rejects.toThrow();
  expect((await call('/info')).status).toBe(200);
});
