import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '../../src/contract/calls';
import type { ApiError } from '../../src/domain/errors';
import { createSlots } from '../../src/services/callSlots';
import { createHttp } from '../../src/services/http';
import { XhrOverFetch } from '../fakes/XhrOverFetch';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface Received {
  line: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export const json =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };

export const text =
  (status: number, body: string, type = 'text/html'): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': type });
    response.end(body);
  };

/** A server on its own port, for one test. */
class Wire {
  origin = '';
  readonly received: Received[] = [];
  answer: Answer = json(200, []);
  /** Resolves once the first request has arrived. */
  readonly arrival: Promise<void>;
  private readonly server: Server;

  constructor() {
    let arrived = () => {};
    this.arrival = new Promise((resolve) => {
      arrived = resolve;
    });
    this.server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString();
      this.received.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      this.answer(request, response);
      arrived();
    });
  }

  async open() {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** The page's cookies. A real page would have only those of its own host. */
export const haveCookie = (cookie: string) => Object.assign(globalThis, { document: { cookie } });

/** The server of the current test. */
export let wire: Wire;

/** Gives each test of the file a real HTTP server, which also serves this page. */
export const onTheWire = () => {
  beforeEach(async () => {
    wire = new Wire();
    await wire.open();
    Object.assign(globalThis, { location: new URL(wire.origin), XMLHttpRequest: XhrOverFetch });
    haveCookie('');
  });
  afterEach(async () => {
    jest.useRealTimers();
    await wire.close();
  });
};

export const patient = () => new AbortController().signal;
export const api = () => createHttp(`${wire.origin}/api`, createSlots());

export const send = (token: string | null = null, signal = patient()) =>
  api().send(calls.exercises(), token, signal);

export const post = () =>
  api().send(calls.authenticate({ username: 'jörg', password: 'ß' }), null, patient());

/** Returns the error with which a promise rejects. */
export const errorOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  try {
    await promise;
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('Nothing was wrong.');
};
