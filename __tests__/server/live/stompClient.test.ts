import { Client, type IFrame, type IMessage, Versions } from '@stomp/stompjs';
import WebSocket from 'ws';
import { type Demo, startDemo } from '../support';
import { destination, listen, write } from './clients';

let demo: Demo;
let url: string;
beforeAll(async () => {
  demo = await startDemo();
  url = `${(await listen(demo)).replace('http', 'ws')}/notification-ws`;
});
afterAll(() => demo.stop());

/** The real STOMP client, subscribed. Its messages and its refusal are promises. */
const activate = (versions: string[], token: string, path = '') => {
  const client = new Client({
    webSocketFactory: () => new WebSocket(`${url}${path}`, ['v12.stomp', 'v11.stomp', 'v10.stomp']),
    stompVersions: new Versions(versions),
    reconnectDelay: 0,
    heartbeatIncoming: 0,
    heartbeatOutgoing: 20_000,
  });
  const ready = new Promise<string | undefined>((resolve) => {
    client.onConnect = () => {
      client.watchForReceipt('ready', () => resolve(client.connectedVersion));
      client.subscribe(destination, (message) => received(message), {
        Authorization: `Bearer ${token}`,
        receipt: 'ready',
      });
    };
  });
  let received: (message: IMessage) => void;
  const message = new Promise<IMessage>((resolve) => {
    received = resolve;
  });
  const refused = new Promise<IFrame>((resolve) => {
    client.onStompError = resolve;
  });
  const closed = new Promise<void>((resolve) => {
    client.onWebSocketClose = () => resolve();
  });
  client.activate();
  return { client, ready, message, refused, closed };
};

test.each(['1.2', '1.1', '1.0'])(
  '[LC-2, LC-3, LC-4, LC-6, LC-10] is told in STOMP %s that a message has come',
  async (version) => {
    const { client, ready, message } = activate([version], await demo.tokenOf('anna'));
    expect(await ready).toBe(version);
    await write(demo, 'trainer', 'anna');
    const { headers, body } = await message;
    expect(headers).toMatchObject({ destination, 'content-type': 'application/json' });
    expect(JSON.parse(body)).toEqual({ type: 'CHAT', senderId: await demo.idOf('trainer') });
    await client.deactivate();
  },
);

test('[LC-12] is served at /websocket too, as SockJS names it', async () => {
  const { client, ready } = activate(['1.2'], await demo.tokenOf('anna'), '/websocket');
  expect(await ready).toBe('1.2');
  await client.deactivate();
});

test('[LC-13] is refused and cut off with a wrong token', async () => {
  const { client, refused, closed } = activate(['1.2'], 'wrong');
  expect((await refused).headers.message).toBe('Bitte melde dich an.');
  await closed;
  await client.deactivate();
});
