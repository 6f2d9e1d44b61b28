import { feedbackCalls } from '../../src/contract/feedback';
import { aCurrentUser, anExercise } from '../builders';
import { beginning, onVirtualTime } from '../fakes/virtualTime';
import {
  type Answer,
  api,
  errorOf,
  haveCookie,
  json,
  onTheWire,
  patient,
  post,
  send,
  text,
  wire,
} from './wire';

onTheWire();

describe('a call', () => {
  test('[API-1] [API-4] goes to the path of the API and brings what the server answers', async () => {
    wire.answer = json(200, [anExercise()]);
    expect(await send()).toEqual([anExercise()]);
    expect(wire.received).toMatchObject([{ line: 'GET /api/exercise/', body: '' }]);
  });

  test('[API-4] with a body sends it as JSON in UTF-8', async () => {
    wire.answer = json(200, aCurrentUser());
    expect(await post()).toEqual(aCurrentUser());
    expect(wire.received[0]?.headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(wire.received[0]?.body ?? '')).toEqual({ username: 'jörg', password: 'ß' });
  });

  test('[API-2] carries the token, and none without one', async () => {
    await send('geheim');
    await send(null);
    expect(wire.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer geheim', undefined]);
  });

  test('drops what the contract does not know', async () => {
    wire.answer = json(200, [{ ...anExercise(), surprise: true }]);
    expect(await send()).toEqual([anExercise()]);
  });
});

describe('the XSRF headers', () => {
  const headers = () =>
    wire.received.map(({ headers: all }) => [all['x-xsrf-token'], all['x-athletik-xsrf']]);
  beforeEach(() => {
    wire.answer = json(200, aCurrentUser());
    haveCookie('a=1; XSRF-TOKEN=a%2Bb; b=2; ATHLETIK-XSRF=c%2Bd');
  });

  test('[API-3] [CO-17] are taken from the cookies and sent with a post to the own site', async () => {
    await post();
    expect(headers()).toEqual([['a+b', 'c+d']]);
  });

  test('[API-3] are not sent with a GET', async () => {
    wire.answer = json(200, []);
    await send();
    expect(headers()).toEqual([[undefined, undefined]]);
  });

  test('[API-3] are not sent to another site', async () => {
    Object.assign(globalThis, { location: new URL('https://elsewhere.example') });
    await post();
    expect(headers()).toEqual([[undefined, undefined]]);
  });

  test('[CO-17] are not sent without the cookies', async () => {
    haveCookie('NOT-XSRF-TOKEN=no; NOT-ATHLETIK-XSRF=no');
    await post();
    expect(headers()).toEqual([[undefined, undefined]]);
  });

  test.each(['%', '%zz', '%E4', '%E2%82%AC', 'a%0Ab', '€', ''])(
    '[API-48] [CO-17] leave out the cookie of another program with the value "%s"',
    async (value) => {
      haveCookie(`XSRF-TOKEN=${value}; ATHLETIK-XSRF=abc`);
      await post();
      expect(headers()).toEqual([[undefined, 'abc']]);
    },
  );

  test('[CO-17] that the server refuses are no answer to what was sent, and may be sent again', async () => {
    wire.answer = (_request, response) => {
      response.writeHead(403, { 'Content-Type': 'application/json', 'X-XSRF-Refusal': 'mismatch' });
      response.end(JSON.stringify({ status: 403, error: 'Forbidden', message: 'Lade die Seite neu.' }));
    };
    expect(await errorOf(post())).toMatchObject({
      reason: 'status',
      status: null,
      message: 'Lade die Seite neu.',
    });
  });
});

describe('a token that no header can carry', () => {
  test.each(['a\nb', 'Schlüssel €', 'a\0b'])('[API-48] is a damaged session: %j', async (token) => {
    expect(await errorOf(send(token))).toMatchObject({ reason: 'status', status: 401 });
    const video = api().downloadVideo('kniebeuge.mp4', token, patient());
    expect(await errorOf(video)).toMatchObject({ reason: 'status', status: 401 });
    expect(wire.received).toEqual([]);
  });
});

describe('an error answer', () => {
  test('[RE-8] [API-41] says the message of its body', async () => {
    wire.answer = json(404, { status: 404, error: 'Not Found', message: 'Gibt es nicht.' });
    expect(await errorOf(send())).toMatchObject({ reason: 'status', status: 404, message: 'Gibt es nicht.' });
  });

  test('[AS-2, NT-1] has its body as it came', async () => {
    const body = { status: 409, error: 'Conflict', message: 'Inzwischen geändert.', present: { id: 41 } };
    wire.answer = json(409, body);
    expect((await errorOf(send())).body).toEqual(body);
  });

  test.each([
    ['nothing else', { message: 'Gibt es nicht.' }],
    ['a status that is a text', { status: '404', message: 'Gibt es nicht.' }],
    ['no error', { status: 404, message: 'Gibt es nicht.', path: '/api/exercise/' }],
  ])('[API-47] says the message of a body with %s', async (_name, body) => {
    wire.answer = json(404, body);
    expect(await errorOf(send())).toMatchObject({ reason: 'status', status: 404, message: 'Gibt es nicht.' });
  });

  test.each([
    ['a page', text(502, '<h1>Bad Gateway</h1>')],
    ['another JSON', json(502, { oops: true })],
    ['an empty body', text(502, '')],
  ])('[RE-8] with %s says the status text', async (_name, given) => {
    wire.answer = given;
    expect(await errorOf(send())).toMatchObject({
      reason: 'statusText',
      status: 502,
      message: 'Bad Gateway',
    });
  });
});

describe('the wait that a server asks for', () => {
  onVirtualTime();
  const date = (milliseconds: number) => new Date(beginning + milliseconds).toUTCString();

  const waitOf = async (status: number, headers: Record<string, string>) => {
    wire.answer = (_request, response) => response.writeHead(status, headers).end();
    return (await errorOf(send())).retryAfter;
  };

  test.each([
    ['5', 5_000],
    ['0', 0],
    ['3600', 3_600_000],
    ['3601', 3_600_000],
    ['9'.repeat(400), 3_600_000],
    ['-5', 0],
    [date(90_000), 90_000],
    [date(-90_000), 0],
    [date(86_400_000), 3_600_000],
    ['bald', null],
    ['', null],
  ])('[CO-22] is for Retry-After: %s, in milliseconds, %j', async (value, expected) => {
    expect(await waitOf(429, { 'Retry-After': value })).toBe(expected);
    expect(await waitOf(503, { 'Retry-After': value })).toBe(expected);
  });

  test('[CO-22] is null where the server does not ask, and of every other status', async () => {
    expect(await waitOf(503, {})).toBeNull();
    expect(await waitOf(500, { 'Retry-After': '5' })).toBeNull();
    wire.answer = json(200, { id: 1 });
    expect(await errorOf(send())).toMatchObject({ reason: 'malformed', retryAfter: null });
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
    wire.answer = given;
    expect(await errorOf(send())).toMatchObject({ reason: 'malformed', status: null });
  });

  test('the page of a captive portal is none to a call of which no content is expected either', async () => {
    wire.answer = text(200, '<html></html>', 'text/html; charset=utf-8');
    const feedback = feedbackCalls.send({ exerciseRunId: 1, comment: '', answers: [] });
    expect(await errorOf(api().send(feedback, null, patient()))).toMatchObject({ reason: 'malformed' });
  });

  test('[UP-17] says for the log which call and which field', async () => {
    wire.answer = json(200, [{ ...anExercise(), name: 7 }]);
    expect((await errorOf(send())).message).toMatch(/GET \/exercise\/: 0\.name/);
  });
});
