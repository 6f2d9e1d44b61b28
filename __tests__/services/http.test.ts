import { feedbackCalls } from '../../src/contract/feedback';
import { aCurrentUser, anExercise } from '../builders';
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

describe('the XSRF header', () => {
  const headers = () => wire.received.map(({ headers: all }) => all['x-xsrf-token']);
  beforeEach(() => {
    wire.answer = json(200, aCurrentUser());
    haveCookie('a=1; XSRF-TOKEN=a%2Bb; b=2');
  });

  test('[API-3] [CO-17] is taken from the cookie and sent with a post to the own site', async () => {
    await post();
    expect(headers()).toEqual(['a+b']);
  });

  test('[API-3] is not sent with a GET', async () => {
    wire.answer = json(200, []);
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
    wire.answer = json(404, { status: 404, error: 'Not Found', message: 'Gibt es nicht.' });
    expect(await errorOf(send())).toMatchObject({ reason: 'status', status: 404, message: 'Gibt es nicht.' });
  });

  test.each([
    ['a page', text(502, '<h1>Bad Gateway</h1>')],
    ['another JSON', json(502, { oops: true })],
    ['an empty body', text(502, '')],
  ])('[RE-8] with %s says the status text', async (_name, given) => {
    wire.answer = given;
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
