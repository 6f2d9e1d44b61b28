import { gzipSync } from 'node:zlib';
import { people } from '../../contract/serverContract/club';
import { aScreeningRunPost, type Demo, startDemo } from '../support';
import { signInAs, startWithRoutes } from './everyRoute';

let demo: Demo;
let anna: number;
beforeAll(async () => {
  demo = await startDemo();
  anna = await demo.idOf('anna');
});
afterAll(() => demo.stop());

const wholeContent = 'Der Inhalt der Anfrage fehlt oder hat nicht die erwartete Form.';
const unreadable = 'Die Anfrage ist nicht lesbar.';
const field = (name: string) => `Die Angabe „${name}“ fehlt oder ist ungültig.`;
const aTestRun = { testId: 1, duration: 1000, questionResults: [], questionRangeResults: [] };

test.each([
  ['no object', '[]', wholeContent],
  ['null', 'null', wholeContent],
  ['no JSON', '{"userId":', unreadable],
  ['nothing', '', unreadable],
  ['a poisoned prototype', '{"__proto__":{"id":1}}', unreadable],
  ['an empty object', '{}', field('clientId')],
])('[API-41] a run that is %s is 400', async (_, body, message) => {
  const answer = await demo.post('anna', '/screening/runs/', body);
  expect(answer.json()).toEqual({ status: 400, error: 'Bad Request', message });
});

test.each([
  ['clientId', 'keine-uuid'],
  ['clientRevision', -1],
  ['clientRevision', 1.5],
  ['userId', '2'],
  ['userId', 0],
  ['screeningId', null],
  ['start', '2026-11-20 10:00'],
  ['start', '2026-11-20T10:00:00+01:00'],
  ['completed', 'ja'],
  ['testRuns', {}],
])('[API-4, API-41] a run with the %s %p is 400 and the message names it', async (name, value) => {
  const answer = await demo.post('anna', '/screening/runs/', {
    ...aScreeningRunPost({ userId: anna }),
    [name]: value,
  });
  expect(answer.json()).toEqual({ status: 400, error: 'Bad Request', message: field(name) });
});

test('[API-4, API-41] the message names a field deep inside a batch', async () => {
  const good = aScreeningRunPost({ userId: anna });
  const bad = aScreeningRunPost({ userId: anna, testRuns: [aTestRun, { ...aTestRun, duration: 0.5 }] });
  const answer = await demo.post('anna', '/screening/runs/all/', [good, bad]);
  expect(answer.json().message).toBe(field('1.testRuns.1.duration'));
});

test('[API-41] a batch that is no list is 400', async () => {
  const answer = await demo.post('anna', '/exercise/runs/all/', { runs: [] });
  expect(answer.json()).toMatchObject({ status: 400, message: wholeContent });
});

test.each([
  ['/auth', 20_000],
  ['/screening/note/', 20_000],
  ['/screening/runs/', 150_001],
  ['/exercise/runs/', 150_001],
  ['/screening/runs/all/', 4_300_000],
])('[API-41] a huge body to %s is 413', async (path, size) => {
  const answer = await demo.post('anna', path, `"${'x'.repeat(size)}"`);
  expect(answer.json()).toEqual({
    status: 413,
    error: 'Payload Too Large',
    message: 'Die Anfrage ist zu groß.',
  });
});

test('[API-41] a body that is not JSON is 415', async () => {
  const answer = await demo.post('anna', '/screening/runs/', '<run/>', { 'content-type': 'text/xml' });
  expect(answer.json()).toMatchObject({ status: 415, message: 'Die Anfrage muss JSON enthalten.' });
});

test.each(['abc', '0', '-1', '1.5', '1e3', '99999999999999999999'])(
  '[API-4, API-41] the id %s in a path is 400',
  async (id) => {
    const answer = await demo.get('anna', `/screening/${id}`);
    expect(answer.json()).toMatchObject({ status: 400, message: field('id') });
  },
);

test.each([
  ['/screening/runs/user/abc', field('userId')],
  ['/admin/user/trainer/abc', field('trainerId')],
  ['/screening/%E0%A4', unreadable],
])('[API-41] %s is 400', async (path, message) => {
  expect((await demo.get('anna', path)).json()).toMatchObject({ status: 400, message });
});

test('[API-41] a path that is far too long is 414', async () => {
  const answer = await demo.get('anna', `/video/${'x'.repeat(300)}.mp4`);
  expect(answer.json()).toMatchObject({ status: 414, message: 'Die Adresse ist zu lang.' });
});

test.each([
  { username: 'anna' },
  { username: 1, password: 'athletik' },
  { username: 'anna', password: null },
])('[API-41] the credentials %p are 400', async (credentials) => {
  expect((await demo.post(null, '/auth', credentials)).statusCode).toBe(400);
});

test.each([
  ['/exercise/basis', 'PUT'],
  ['/exercise/basis', 'DELETE'],
  ['/no/such/call', 'GET'],
  ['', 'GET'],
] as const)('[API-41] /api%s with %s is 404', async (path, method) => {
  const answer = await demo.app.inject({ method, url: `/api${path}`, headers: { accept: 'text/html' } });
  expect(answer.json()).toEqual({
    status: 404,
    error: 'Not Found',
    message: 'Diese Adresse gibt es nicht.',
  });
});

test('[API-41] a failure inside is 500 and tells nothing about it', async () => {
  await demo.db.updateTable('screening').set({ tests: '{broken' }).execute();
  const answer = await demo.get('anna', '/screening/1');
  expect(answer.json()).toEqual({
    status: 500,
    error: 'Internal Server Error',
    message: 'Auf dem Server ist ein Fehler aufgetreten. Bitte versuch es später noch einmal.',
  });
});

const compressed = gzipSync(JSON.stringify([{}]));

test.each(['gzip', 'deflate', 'br', 'x'])(
  '[API-41] a body that is compressed with %s is 415',
  async (encoding) => {
    const url = '/api/exercise/runs/all/';
    const headers = {
      authorization: `Bearer ${await demo.tokenOf('anna')}`,
      'content-type': 'application/json',
      'content-encoding': encoding,
    };
    const answer = await demo.app.inject({ method: 'POST', url, headers, payload: compressed });
    const message = 'Die Anfrage darf nicht komprimiert sein.';
    expect(answer.json()).toEqual({ status: 415, error: 'Unsupported Media Type', message });
  },
);

test.each(['/api/no/such/call', '/no-such-page', '/api/session/end/x'])(
  '[API-41] a body to the unknown address %s is refused before it is read',
  async (url) => {
    // It would be 400 if it were read.
    const answer = await demo.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(answer.json()).toMatchObject({ status: 404, message: 'Diese Adresse gibt es nicht.' });
  },
);

test('[API-41] a body of lists in lists is 400 in every call that takes one', async () => {
  const { server, routes } = await startWithRoutes();
  const authorization = await signInAs(server, people.theo.id, 'ROLE_ADMIN');
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const bodies = [nested(101), nested(7_000), `{"clientId":${'{"x":'.repeat(1_500)}1${'}'.repeat(1_500)}}`];
  const asked = routes.filter(({ schema }) => schema?.body);
  for (const { method, url } of asked) {
    for (const payload of bodies) {
      const answer = await server.app.inject({
        method: method as 'POST',
        url: url.replace(/:\w+/g, '1'),
        headers: { authorization, 'content-type': 'application/json' },
        payload,
      });
      expect([url, answer.json()]).toEqual([
        url,
        { status: 400, error: 'Bad Request', message: 'Die Anfrage ist zu tief verschachtelt.' },
      ]);
    }
  }
  await server.stop();
  expect(asked.length).toBeGreaterThan(20);
});
