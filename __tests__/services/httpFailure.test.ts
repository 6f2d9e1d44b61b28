import { feedbackCalls } from '../../src/contract/feedback';
import { api, errorOf, json, onTheWire, patient, send, text, wire } from './wire';

onTheWire();

/** The connection is real. Only the time limits are virtual. */
const stopTheClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });

const feedbackOf = (comment: string) => ({ exerciseRunId: 1, comment, answers: [] });

describe('a call without an answer', () => {
  test('to a server that is not there is unreachable', async () => {
    await wire.close();
    expect(await errorOf(send())).toMatchObject({ reason: 'unreachable', status: null });
    await wire.open();
  });

  test('whose connection breaks is unreachable', async () => {
    wire.answer = (request) => request.socket.destroy();
    expect(await errorOf(send())).toMatchObject({ reason: 'unreachable' });
  });

  test('whose connection breaks in the middle of the answer is unreachable', async () => {
    wire.answer = (request, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('[', () => request.socket.destroy());
    };
    expect(await errorOf(send())).toMatchObject({ reason: 'unreachable' });
  });

  test('[CO-1] fails after 10 seconds, not before', async () => {
    stopTheClock();
    wire.answer = () => {};
    let isOver = false;
    const error = errorOf(send()).finally(() => {
      isOver = true;
    });
    await wire.arrival;
    await jest.advanceTimersByTimeAsync(9_999);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ reason: 'timeout', status: null });
  });

  test.each([
    [1_000, 11_000],
    [1_001, 12_000],
    [40_000, 50_000],
  ])('[FL-14] with a body of %i bytes fails after %i milliseconds, not before', async (bytes, limit) => {
    stopTheClock();
    wire.answer = () => {};
    const rest = bytes - Buffer.byteLength(JSON.stringify(feedbackOf('')));
    // Umlauts, so that bytes and characters differ.
    const feedback = feedbackOf('x'.repeat(rest % 2) + 'ä'.repeat(rest / 2));
    let isOver = false;
    const error = errorOf(api().send(feedbackCalls.send(feedback), null, patient())).finally(() => {
      isOver = true;
    });
    await wire.arrival;
    expect(Buffer.byteLength(wire.received[0]?.body ?? '')).toBe(bytes);
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ reason: 'timeout', status: null });
  });

  test('[CO-1] that begins to answer after 9 seconds has 10 more for the next byte', async () => {
    stopTheClock();
    let begin = () => {};
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_url, init) =>
        new Promise((resolve) => {
          const body = new ReadableStream<Uint8Array>({
            start: (controller) =>
              init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
          });
          begin = () => resolve(new Response(body));
        }),
    );
    let isOver = false;
    const error = errorOf(send()).finally(() => {
      isOver = true;
    });
    await jest.advanceTimersByTimeAsync(9_000);
    begin();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ reason: 'timeout' });
  });

  test('[CO-1] fails after 10 seconds also when its body never ends', async () => {
    stopTheClock();
    wire.answer = (_request, response) => {
      response.writeHead(200);
      response.write('[');
    };
    const error = errorOf(send());
    await wire.arrival;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await error).toMatchObject({ reason: 'timeout' });
  });

  test('leaves no timer behind once it is answered', async () => {
    stopTheClock();
    await send();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('[SE-1] that is given up is ended on the wire', async () => {
    let isClosed: Promise<void> = Promise.resolve();
    wire.answer = (request) => {
      isClosed = new Promise((resolve) => request.socket.once('close', () => resolve()));
    };
    const controller = new AbortController();
    const error = errorOf(send(null, controller.signal));
    await wire.arrival;
    controller.abort();
    expect(await error).toMatchObject({ reason: 'unreachable' });
    await isClosed;
  });
});

describe('a video', () => {
  const download = (token = 'geheim') => api().downloadVideo('knie beuge.mp4', token, patient());

  test('[API-31] [API-2] brings its bytes and its media type', async () => {
    wire.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'video/webm' });
      response.write('be');
      response.end('wegt');
    };
    const video = await download();
    expect(await video.text()).toBe('bewegt');
    expect(video.type).toBe('video/webm');
    expect(wire.received).toMatchObject([
      { line: 'GET /api/video/knie%20beuge.mp4', headers: { authorization: 'Bearer geheim' } },
    ]);
  });

  test('[SE-1] is not requested for somebody who has gone by then', async () => {
    const gone = new AbortController();
    gone.abort();
    const video = api().downloadVideo('kniebeuge.mp4', 'geheim', gone.signal);
    expect(await errorOf(video)).toMatchObject({ reason: 'unreachable' });
    expect(wire.received).toEqual([]);
  });

  test('[RE-8] that is unknown says so', async () => {
    wire.answer = json(404, { status: 404, error: 'Not Found', message: 'Dieses Video gibt es nicht.' });
    expect(await errorOf(download())).toMatchObject({ status: 404, message: 'Dieses Video gibt es nicht.' });
  });

  test('that is the page of a captive portal is none', async () => {
    wire.answer = text(200, '<html></html>');
    expect(await errorOf(download())).toMatchObject({ reason: 'malformed' });
  });

  test('that breaks off in the middle is not taken for whole', async () => {
    wire.answer = (request, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('be', () => request.socket.destroy());
    };
    expect(await errorOf(download())).toMatchObject({ reason: 'unreachable' });
  });

  test('[CO-1] fails only after 20 seconds without a byte, however long it takes', async () => {
    stopTheClock();
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
