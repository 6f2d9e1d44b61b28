import type { IncomingMessage, ServerResponse } from 'node:http';
import { videoPath } from '../../src/contract/calls';
import { openClipQuestions } from '../../src/services/clips/openClipQuestions';
import type { ClipQuestions } from '../../src/services/ports';
import { FakeNetwork } from '../fakes/browser';
import { aClub, anna } from '../fakes/club';
import { FakeClipQuestions } from '../fakes/FakeClipQuestions';
import { FakeHttp } from '../fakes/FakeHttp';
import type { FakeServer } from '../fakes/FakeServer';
import { webStorageOn } from '../fakes/webStorage';
import { errorOf, onTheWire, patient, text, wire } from './wire';

onTheWire();

/** What the browser says of its network. */
const haveConnection = (connection: { saveData: boolean } | undefined) =>
  Object.defineProperty(globalThis, 'navigator', { value: { connection }, configurable: true });
beforeEach(() => haveConnection(undefined));

const day = 24 * 60 * 60 * 1000;
const clip = 'seitstuetz.mp4';
const questions = () => openClipQuestions(`${wire.origin}/api`, webStorageOn(new Map()));

/** Answers questions for clips over HTTP, with what the fake server knows of them. */
const answerFor =
  (server: FakeServer) =>
  ({ method, url = '', headers }: IncomingMessage, response: ServerResponse) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? null;
    const request = { method: method as 'HEAD', path: url.replace('/api', ''), token };
    const { status, body } = server.handle(request);
    if (status !== 200) {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end();
      return;
    }
    const { size, etag } = body as { size: number; etag: string | null };
    response
      .writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': size, ...(etag && { etag }) })
      .end();
  };

/** The port that speaks HTTP, and the one of the other tests: both with the same server behind. */
const ports: [string, (server: FakeServer) => ClipQuestions][] = [
  ['the port', questions],
  ['its fake', (server) => new FakeClipQuestions(new FakeHttp(server, new FakeNetwork()), new Map())],
];

describe.each(ports)('what %s says of a clip without its bytes', (_name, open) => {
  let server: FakeServer;
  let http: ClipQuestions;
  beforeEach(() => {
    server = aClub();
    wire.answer = answerFor(server);
    http = open(server);
  });
  const ask = (fileName = clip, token = anna.token) => http.stateOf(fileName, token, patient());

  test('[VI-5] is its length and its strong tag', async () => {
    const first = await ask();
    expect(first).toEqual({ size: clip.length, etag: expect.stringMatching(/^"[^"]+"$/) });
    expect(await ask()).toEqual(first);
    server.content.videos.set(clip, new Blob(['x'.repeat(clip.length)]));
    const { size, etag } = await ask();
    expect([size, etag === first.etag]).toEqual([clip.length, false]);
  });

  test('[VI-5] is its length alone on a server without strong tags', async () => {
    server.tagsClips = false;
    expect(await ask()).toEqual({ size: clip.length, etag: null });
  });

  test('[VI-5] is a 404 where the server lacks it, and a 401 without a sign-in', async () => {
    expect(await errorOf(ask('über uns.mp4'))).toMatchObject({ status: 404 });
    expect(await errorOf(ask(clip, 'nobody'))).toMatchObject({ status: 401 });
  });

  test('[VI-5] may be asked for again after a day, and at once after a clock that was ahead', () => {
    expect(http.mayAsk(1_700_000_000_000)).toBe(true);
    http.noteAsked(1_700_000_000_000);
    expect(http.mayAsk(1_700_000_000_000 + day - 1)).toBe(false);
    expect(http.mayAsk(1_700_000_000_000 + day)).toBe(true);
    expect(http.mayAsk(1_699_999_999_999)).toBe(true);
  });

  test('[SE-1] is not asked for somebody who has gone by then', async () => {
    const gone = new AbortController();
    gone.abort();
    const question = http.stateOf(clip, anna.token, gone.signal);
    expect(await errorOf(question)).toMatchObject({ reason: 'unreachable' });
    expect(wire.received).toEqual([]);
  });
});

test('[VI-5] [API-2] a question goes to the clip, as HEAD, with the sign-in and past what the browser keeps', async () => {
  wire.answer = answerFor(aClub());
  await questions().stateOf(clip, anna.token, patient());
  expect(wire.received).toMatchObject([
    {
      line: `HEAD /api${videoPath(clip)}`,
      headers: { authorization: `Bearer ${anna.token}`, 'cache-control': 'no-cache' },
    },
  ]);
});

test('[VI-5] a weak tag counts as none, and so does the length of a compressed answer', async () => {
  wire.answer = (_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': '20', ETag: 'W/"1"' }).end();
  };
  expect(await questions().stateOf(clip, anna.token, patient())).toEqual({ size: null, etag: null });
});

test('[VI-5] the page of a captive portal says nothing of a clip', async () => {
  wire.answer = text(200, '');
  expect(await errorOf(questions().stateOf(clip, anna.token, patient()))).toMatchObject({
    reason: 'malformed',
  });
});

test.each([
  ['the person wants it', { saveData: true }, false],
  ['the person does not want it', { saveData: false }, true],
  ['the browser does not say it', undefined, true],
])('[VI-5] no question is asked where data is saved: %s', (_what, connection, mayAsk) => {
  haveConnection(connection);
  expect(questions().mayAsk(day)).toBe(mayAsk);
});
