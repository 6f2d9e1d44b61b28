/** @jest-environment jest-fixed-jsdom */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { createLive } from '../../../src/services/live/createLive';
import type { LiveEvent } from '../../../src/services/ports';
import { FakeLog } from '../../fakes/browser';

let server: WebSocketServer;
let close: () => Promise<void>;

beforeEach(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/api/notification-ws' });
  await once(server, 'listening');
});
afterEach(async () => {
  await close();
  for (const socket of server.clients) socket.terminate();
  server.close();
});

/** A queue of events, which are taken out in order. */
const queue = <Item>() => {
  const items: Item[] = [];
  const takers: ((item: Item) => void)[] = [];
  return {
    put: (item: Item) => {
      const taker = takers.shift();
      if (taker) taker(item);
      else items.push(item);
    },
    take: () =>
      new Promise<Item>((resolve) => {
        const item = items.shift();
        if (item === undefined) takers.push(resolve);
        else resolve(item);
      }),
  };
};

/** A frame as its command and its lines. */
const parse = (text: string) => {
  const [command = '', ...headers] = text.replace(/\n\n[\s\S]*$/, '').split('\n');
  return { command, headers };
};

/** Opens the channel and answers the CONNECT with these headers. Returns the frames and the events in order. */
const open = async (connected = 'version:1.2') => {
  const told: LiveEvent[] = [];
  const events = queue<LiveEvent>();
  const frames = queue<ReturnType<typeof parse>>();
  const { port } = server.address() as AddressInfo;
  const sockets = once(server, 'connection') as Promise<[WebSocket]>;
  const live = createLive(`http://127.0.0.1:${port}/api`, new FakeLog());
  close = live.open({ token: 'token-of-anna', transport: 'webSocket' }, (event) => {
    told.push(event);
    events.put(event);
  });
  const [socket] = await sockets;
  socket.on('message', (data) => frames.put(parse(String(data))));
  const connect = await frames.take();
  socket.send(`CONNECTED\n${connected}\n\n\0`);
  return { events, told, frames, socket, connect };
};

test('[LC-2] [LC-4] [LC-6] [LC-10] the CONNECT frame carries versions and heart-beats, and no credentials', async () => {
  const { connect } = await open();
  expect(connect).toEqual({
    command: 'CONNECT',
    headers: ['accept-version:1.2,1.1,1.0', 'heart-beat:20000,0'],
  });
});

test('[LC-3] [LC-11] the SUBSCRIBE frame carries the token', async () => {
  const { frames, events } = await open();
  const { command, headers } = await frames.take();
  expect(command).toBe('SUBSCRIBE');
  expect(headers).toContain('destination:/user/queue/notification/');
  expect(headers).toContain('Authorization:Bearer token-of-anna');
  // [LC-16] A server that does not know it ignores it.
  expect(headers).toContain('changes:true');
  expect(await events.take()).toEqual({ type: 'connected' });
});

test.each([
  ['{"type":"CHAT","senderId":1}', { type: 'CHAT', senderId: 1 }],
  ['{"type":"MAIL"}', null],
  ['nonsense', null],
])('[LC-5] a message is reported, also an unreadable one: %s', async (body, notification) => {
  const { socket, events } = await open();
  await events.take();
  socket.send(
    `MESSAGE\nsubscription:sub-0\nmessage-id:1\ndestination:/user/queue/notification/\n\n${body}\0`,
  );
  expect(await events.take()).toEqual({ type: 'notified', notification });
});

test('[LC-16] the notice that something changed is no notification', async () => {
  const { socket, events } = await open();
  await events.take();
  socket.send('MESSAGE\nsubscription:sub-0\nmessage-id:1\n\n{"type":"CHANGES","senderId":2}\0');
  expect(await events.take()).toEqual({ type: 'changed' });
});

test('[LC-7] a channel that breaks is reported once and stays closed', async () => {
  const { socket, events } = await open();
  await events.take();
  const connections = jest.fn();
  server.on('connection', connections);
  socket.terminate();
  expect(await events.take()).toEqual({ type: 'closed' });
  expect(connections).not.toHaveBeenCalled();
});

test('[LC-13] an ERROR frame ends the channel, even if the server leaves it open', async () => {
  const { socket, events, told } = await open();
  await events.take();
  const gone = once(socket, 'close');
  socket.send('ERROR\nmessage:Unauthorized\n\n\0');
  expect(await events.take()).toEqual({ type: 'refused' });
  await gone;
  expect(told).toEqual([{ type: 'connected' }, { type: 'refused' }]);
});

test('[LC-1] closing it closes the socket and reports nothing', async () => {
  const { socket, events, told } = await open();
  await events.take();
  const gone = once(socket, 'close');
  await close();
  await gone;
  expect(told).toEqual([{ type: 'connected' }]);
});

test('[LC-7] an unreachable server is reported as closed', async () => {
  const { port } = server.address() as AddressInfo;
  const events = queue<LiveEvent>();
  const closed = once(server, 'close');
  server.close();
  await closed;
  const live = createLive(`http://127.0.0.1:${port}/api`, new FakeLog());
  close = live.open({ token: 'token-of-anna', transport: 'webSocket' }, events.put);
  expect(await events.take()).toEqual({ type: 'closed' });
});
