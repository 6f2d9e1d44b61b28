/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '../../src/contract/calls';
import type { ApiError } from '../../src/domain/errors';
import { createHttp } from '../../src/services/http';
import { aCurrentUser, anExercise } from '../builders';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface Received {
  line: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let origin: string;
let received: Received[];
let answer: Answer;
/** Resolves once the next request is there. */
let arrival: Promise<void>;

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const text =
  (status: number, body: string, type = 'text/html'): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': type });
    response.end(body);
  };

const never: Answer = () => {};

/** The page's cookies; a real page would keep those of its own host only. */
const haveCookie = (cookie: string) => Object.assign(globalThis, { document: { cookie } });

beforeEach(async () => {
  received = [];
  answer = json(200, []);
  let arrived = () => {};
  arrival = new Promise((resolve) => {
    arrived = resolve;
  });
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    received.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    answer(request, response);
    arrived();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(globalThis, { location: new URL(origin) });
  haveCookie('');
});

afterEach(async () => {
  jest.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const patient = () => new AbortController().signal;
const api = () => createHttp(`${origin}/api`);
const send = (token: string | null = null, signal = patient()) =>
  api().send(calls.exercises(), token, signal);
const post = (base = `${origin}/api`) =>
  createHttp(base).send(calls.authenticate({ username: 'jörg', password: 'ß' }), null, patient());

/** The error with which a promise rejects. */
const errorOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  try {
    await promise;
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('Nothing was wrong.');
};

describe('a call', () => {
  test('[API-1] [API-4] goes to the path of the API and brings what the server answers', async () => {
    answer = json(200, [anExercise()]);
    expect(await send()).toEqual([anExercise()]);
    expect(received).toMatchObject([{ line: 'GET /api/exercise/', body: '' }]);
  });

  test('[API-4] with a body sends it as JSON in UTF-8', async () => {
    answer = json(200, aCurrentUser());
    expect(await post()).toEqual(aCurrentUser());
    expect(received[0]?.headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ username: 'jörg', password: 'ß' });
  });

  test('[API-2] carries the token, and none without one', async () => {
    await send('geheim');
    await send(null);
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer geheim', undefined]);
  });

  test('drops what the contract does not know', async () => {
    answer = json(200, [{ ...anExercise(), surprise: true }]);
    expect(await send()).toEqual([anExercise()]);
  });
});

describe('the XSRF header', () => {
  const headers = () => received.map(({ headers: all }) => all['x-xsrf-token']);
  beforeEach(() => {
    answer = json(200, aCurrentUser());
    haveCookie('a=1; XSRF-TOKEN=a%2Bb; b=2');
  });

  test('[API-3] [CO-17] is taken from the cookie and sent with a post to the own site', async () => {
    await post();
    expect(headers()).toEqual(['a+b']);
  });

  test('[API-3] is not sent with a GET', async () => {
    answer = json(200, []);
    await send();
    expect(headers()).toEqual([undefined]);
  });

  test('[API-3] is not sent to another site', async () => {
    Object.assign(globalThis, { location: new URL('https://elsewhere.example') });
    await post();
    expect(headers()).toEqual([undefined]);
  });

  test('[CO-17] is not sent without the cookie', async () => {
    haveCookie('NOT-XSRF-TOKEN=no');
    await post();
    expect(headers()).toEqual([undefined]);
  });
});

describe('an error answer', () => {
  test('[RE-8] [API-41] says the message of its body', async () => {
    answer = json(404, { status: 404, error: 'Not Found', message: 'Gibt es nicht.' });
    expect(await errorOf(send())).toMatchObject({ reason: 'status', status: 404, message: 'Gibt es nicht.' });
  });

  test.each([
    ['a page', text(502, '<h1>Bad Gateway</h1>')],
    ['another JSON', json(502, { oops: true })],
    ['an empty body', text(502, '')],
  ])('[RE-8] with %s says the status text', async (_name, given) => {
    answer = given;
    expect(await errorOf(send())).toMatchObject({ reason: 'status', status: 502, message: 'Bad Gateway' });
  });
});

describe('an answer that does not fit', () => {
  test.each([
    ['a page of a captive portal', text(200, '<html></html>')],
    ['nothing', text(200, '')],
    ['broken JSON', text(200, '[{"id":', 'application/json')],
    ['another shape', json(200, { id: 1 })],
    ['a wrong id', json(200, [{ ...anExercise(), id: -1 }])],
    ['a 204', ((_request, response) => response.writeHead(204).end()) as Answer],
  ])('[UP-17] %s is malformed', async (_name, given) => {
    answer = given;
    expect(await errorOf(send())).toMatchObject({ reason: 'malformed', status: null });
  });

  test('[UP-17] says for the log which call and which field', async () => {
    answer = json(200, [{ ...anExercise(), name: 7 }]);
    expect((await errorOf(send())).message).toMatch(/GET \/exercise\/: 0\.name/);
  });
});

describe('a call without an answer', () => {
  test('to a server that is not there is unreachable', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await errorOf(send())).toMatchObject({ reason: 'unreachable', status: null });
    server.listen();
  });

  test('whose connection breaks is unreachable', async () => {
    answer = (request) => request.socket.destroy();
    expect(await errorOf(send())).toMatchObject({ reason: 'unreachable' });
  });

  test('whose connection breaks in the middle of the answer is unreachable', async () => {
    answer = (request, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('[', () => request.socket.destroy());
    };
    expect(await errorOf(send())).toMatchObject({ reason: 'unreachable' });
  });

  test('[CO-1] fails after 10 seconds, not before', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    answer = never;
    let isOver = false;
    const error = errorOf(send()).finally(() => {
      isOver = true;
    });
    await arrival;
    await jest.advanceTimersByTimeAsync(9_999);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ reason: 'timeout', status: null });
  });

  test('[CO-1] fails after 10 seconds also when its body never ends', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    answer = (_request, response) => {
      response.writeHead(200);
      response.write('[');
    };
    const error = errorOf(send());
    await arrival;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await error).toMatchObject({ reason: 'timeout' });
  });

  test('leaves no timer behind once it is answered', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    await send();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('[SE-1] that is given up is ended on the wire', async () => {
    let isClosed: Promise<void> = Promise.resolve();
    answer = (request) => {
      isClosed = new Promise((resolve) => request.socket.once('close', () => resolve()));
    };
    const controller = new AbortController();
    const error = errorOf(send(null, controller.signal));
    await arrival;
    controller.abort();
    expect(await error).toMatchObject({ reason: 'unreachable' });
    await isClosed;
  });
});

describe('a video', () => {
  const download = (token = 'geheim') => api().downloadVideo('knie beuge.mp4', token, patient());

  test('[API-31] [API-2] brings its bytes and its media type', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'video/webm' });
      response.write('be');
      response.end('wegt');
    };
    const video = await download();
    expect(await video.text()).toBe('bewegt');
    expect(video.type).toBe('video/webm');
    expect(received).toMatchObject([
      { line: 'GET /api/video/knie%20beuge.mp4', headers: { authorization: 'Bearer geheim' } },
    ]);
  });

  test('[RE-8] that is unknown says so', async () => {
    answer = json(404, { status: 404, error: 'Not Found', message: 'Dieses Video gibt es nicht.' });
    expect(await errorOf(download())).toMatchObject({ status: 404, message: 'Dieses Video gibt es nicht.' });
  });

  test('that breaks off in the middle is not taken for whole', async () => {
    answer = (request, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('be', () => request.socket.destroy());
    };
    expect(await errorOf(download())).toMatchObject({ reason: 'unreachable' });
  });

  test('[CO-1] fails only after 20 seconds without a byte, however long it takes', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          stream = controller;
          init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
        },
      });
      return new Response(body);
    });
    let isOver = false;
    const error = errorOf(download()).finally(() => {
      isOver = true;
    });
    for (let piece = 0; piece < 5; piece += 1) {
      await jest.advanceTimersByTimeAsync(19_999);
      stream?.enqueue(new Uint8Array([piece]));
      await jest.advanceTimersByTimeAsync(0);
    }
    await jest.advanceTimersByTimeAsync(19_999);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ reason: 'timeout' });
  });
});
