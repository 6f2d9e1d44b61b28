import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import WebSocket, { type ClientOptions } from 'ws';
import type { Demo, DemoUser } from '../support';
import { createReader, type ReceivedFrame } from './frames';

export const destination = '/user/queue/notification/';

/** Lets the server listen on a free port; returns the API base of its address. */
export const listen = async (demo: Demo): Promise<string> => {
  await demo.app.listen({ host: '127.0.0.1', port: 0 });
  return addressOf(demo);
};

/** Returns the API base of a server that listens. */
export const addressOf = ({ app }: Demo): string => {
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/api`;
};

/** A queue of received items that a test takes one by one. */
class Inbox<Item> {
  private readonly items: Item[] = [];
  private readonly waiting: ((item: Item) => void)[] = [];

  put(item: Item): void {
    const taker = this.waiting.shift();
    if (taker) taker(item);
    else this.items.push(item);
  }

  take(): Promise<Item> {
    const item = this.items.shift();
    return item === undefined ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve(item);
  }
}

/** A WebSocket that sends any text as STOMP, valid or not. */
export class RawClient {
  /** The code with which it was closed. */
  readonly closed: Promise<number>;
  private readonly inbox = new Inbox<ReceivedFrame>();

  private constructor(readonly socket: WebSocket) {
    const read = createReader((frame) => this.inbox.put(frame));
    socket.on('message', (data) => read(String(data)));
    this.closed = new Promise((resolve) => socket.on('close', resolve));
  }

  static async open(url: string, options: ClientOptions = {}): Promise<RawClient> {
    const client = new RawClient(new WebSocket(url, ['v12.stomp', 'v11.stomp'], options));
    await once(client.socket, 'open');
    return client;
  }

  say(text: string | Buffer): void {
    this.socket.send(text);
  }

  next(): Promise<ReceivedFrame> {
    return this.inbox.take();
  }

  /** Connects and subscribes with a token and further headers; returns the last frame that this brought. */
  async subscribe(token: string, ...headers: string[]): Promise<ReceivedFrame> {
    this.say('CONNECT\naccept-version:1.2\nheart-beat:20000,0\n\n\0');
    await this.next();
    const own = ['id:sub-0', `destination:${destination}`, `Authorization:Bearer ${token}`, 'receipt:ready'];
    this.say(['SUBSCRIBE', ...own, ...headers, '', '\0'].join('\n'));
    return this.next();
  }
}

/** The HTTP status with which a WebSocket is refused. */
export const refusedStatus = async (
  url: string,
  options: ClientOptions = {},
): Promise<number | undefined> => {
  const socket = new WebSocket(url, options);
  socket.on('error', () => undefined);
  const [, response] = await once(socket, 'unexpected-response');
  response.resume();
  return response.statusCode;
};

/** Posts a message from one to the other. */
export const write = async (demo: Demo, sender: DemoUser, recipient: DemoUser, clientId = randomUUID()) => {
  const [senderId, recipientId] = [await demo.idOf(sender), await demo.idOf(recipient)];
  return demo.post(sender, '/chat/', { clientId, senderId, recipientId, content: 'Hallo!' });
};
