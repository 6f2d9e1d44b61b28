import type { ServerResponse } from 'node:http';
import { calls } from '../../src/contract/calls';
import { api, errorOf, onTheWire, patient, wire } from './wire';

onTheWire();

/** The connection is real. Only the time limits are virtual. */
const stopTheClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });

/** Waits until the server has received `count` requests, and a while longer in case that more come. */
const untilReceived = async (count: number) => {
  while (wire.received.length < count) await new Promise(setImmediate);
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
};

/** Follows what arrives of the next answer. `next` waits until one more piece has been read. */
const followPieces = () => {
  const real = globalThis.fetch;
  let [read, awaited] = [0, 0];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...wanted) => {
    const response = await real(...wanted);
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        controller.enqueue(piece);
        read += 1;
      },
    });
    return new Response(response.body?.pipeThrough(count) ?? null, response);
  });
  return {
    next: async () => {
      awaited += 1;
      while (read < awaited) await new Promise(setImmediate);
      // The one who reads has it in the same turn.
      await new Promise(setImmediate);
    },
  };
};

describe('calls at the same time', () => {
  const open: ServerResponse[] = [];
  const answerOne = (body = '[]') => open.shift()?.end(body);
  const answerAll = () => {
    while (open.length > 0) answerOne();
  };

  beforeEach(() => {
    open.length = 0;
    wire.answer = (_request, response) => {
      open.push(response);
    };
  });

  const read = (http = api(), signal = patient()) => http.send(calls.exercises(), null, signal);

  test('[CO-1] more than six wait, and their time begins when they are sent', async () => {
    stopTheClock();
    const http = api();
    const answers = Array.from({ length: 8 }, () => read(http));
    await untilReceived(6);
    expect(wire.received).toHaveLength(6);
    await jest.advanceTimersByTimeAsync(9_000);
    answerAll();
    // The clock stands still until all six have come: their time is nearly over.
    await Promise.all(answers.slice(0, 6));
    await untilReceived(8);
    await jest.advanceTimersByTimeAsync(9_000);
    answerAll();
    expect(await Promise.all(answers)).toHaveLength(8);
  });

  test('[CO-1] a call that fails makes room for the next', async () => {
    const http = api();
    const failing = Array.from({ length: 6 }, () => errorOf(read(http)));
    const seventh = read(http);
    await untilReceived(6);
    for (let answered = 0; answered < 6; answered += 1) answerOne('no JSON');
    await untilReceived(7);
    answerAll();
    expect(await seventh).toEqual([]);
    for (const error of await Promise.all(failing)) expect(error).toMatchObject({ reason: 'malformed' });
  });

  test('what is written goes before what waits to be read', async () => {
    const http = api();
    const reads = Array.from({ length: 8 }, () => read(http));
    const credentials = { username: 'anna', password: 'athletik' };
    const written = errorOf(http.send(calls.authenticate(credentials), null, patient()));
    await untilReceived(6);
    answerOne();
    await untilReceived(7);
    expect(wire.received[6]?.line).toBe('POST /api/auth');
    answerAll();
    await untilReceived(9);
    answerAll();
    await Promise.all([...reads, written]);
  });

  test('one that is given up while it waits is never sent', async () => {
    const http = api();
    const reads = Array.from({ length: 6 }, () => read(http));
    const controller = new AbortController();
    const waiting = errorOf(read(http, controller.signal));
    await untilReceived(6);
    controller.abort();
    answerAll();
    expect(await waiting).toMatchObject({ reason: 'unreachable' });
    await Promise.all(reads);
    await untilReceived(6);
    expect(wire.received).toHaveLength(6);
  });

  test('[CO-1] an answer may take as long as it wants while its bytes come', async () => {
    stopTheClock();
    const pieces = followPieces();
    const answer = read();
    await untilReceived(1);
    const [response] = open;
    response?.writeHead(200, { 'Content-Type': 'application/json' });
    for (const piece of ['[', ' ', ' ']) {
      response?.write(piece);
      await pieces.next();
      await jest.advanceTimersByTimeAsync(9_000);
    }
    response?.end(']');
    expect(await answer).toEqual([]);
  });
});
