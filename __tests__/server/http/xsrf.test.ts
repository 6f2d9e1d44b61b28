import { aScreeningRunPost, type Demo, startDemo } from '../support';

let demo: Demo;
let anna: number;
beforeAll(async () => {
  demo = await startDemo();
  anna = await demo.idOf('anna');
});
afterAll(() => demo.stop());

const postRun = (headers: Record<string, string>) =>
  demo.post('anna', '/screening/runs/', aScreeningRunPost({ userId: anna }), headers);

const cookieOptions = { path: '/', sameSite: 'Strict', maxAge: 31_536_000 };
const anyToken = expect.stringMatching(/^[\w-]{43}$/);

/** A sign-in also sets a cookie by which the account knows the device [AC-5]. */
const xsrfCookiesOf = ({ cookies }: Awaited<ReturnType<typeof postRun>>) =>
  cookies.filter(({ name }) => name.endsWith('XSRF') || name.startsWith('XSRF'));

const signInWith = (headers: Record<string, string>) =>
  demo.post(null, '/auth', { username: 'anna', password: 'athletik' }, headers);

test('[API-3, CO-17] the sign-in sets cookies that scripts of this page can read', async () => {
  const answer = await demo.signIn('anna', 'athletik');
  expect(xsrfCookiesOf(answer)).toEqual([
    { name: 'XSRF-TOKEN', value: anyToken, ...cookieOptions },
    { name: 'ATHLETIK-XSRF', value: anyToken, ...cookieOptions },
  ]);
});

test('[CO-17] a browser keeps the cookies that it has, also those of another program', async () => {
  const both = await signInWith({ cookie: 'XSRF-TOKEN=abc; ATHLETIK-XSRF=def', 'x-xsrf-token': 'abc' });
  expect([both.statusCode, xsrfCookiesOf(both)]).toEqual([200, []]);
  const one = await signInWith({ cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' });
  expect(one.statusCode).toBe(200);
  expect(xsrfCookiesOf(one)).toEqual([{ name: 'ATHLETIK-XSRF', value: anyToken, ...cookieOptions }]);
});

test('[API-3, CO-17] with the cookie, a post needs the same value in the header', async () => {
  expect((await postRun({ cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' })).statusCode).toBe(200);
  for (const header of ['', 'abd', 'abcd']) {
    const answer = await postRun({ cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': header });
    expect(answer.json()).toEqual({
      status: 403,
      error: 'Forbidden',
      message: 'Die Anfrage kam nicht von dieser Seite. Bitte lade die Seite neu.',
    });
  }
  expect((await postRun({ cookie: 'XSRF-TOKEN=abc' })).statusCode).toBe(403);
});

test.each([
  [
    'of a client that knows only the contract',
    'XSRF-TOKEN=abc; ATHLETIK-XSRF=def',
    { 'x-xsrf-token': 'abc' },
    200,
  ],
  ['beside a foreign cookie', 'XSRF-TOKEN=xyz; ATHLETIK-XSRF=def', { 'x-athletik-xsrf': 'def' }, 200],
  ['beside a malformed cookie', 'XSRF-TOKEN=%zz; ATHLETIK-XSRF=def', { 'x-athletik-xsrf': 'def' }, 200],
  ['beside an empty cookie', 'XSRF-TOKEN=; ATHLETIK-XSRF=def', { 'x-athletik-xsrf': 'def' }, 200],
  ['without a header', 'XSRF-TOKEN=abc; ATHLETIK-XSRF=def', {}, 403],
  ['without the header of our cookie', 'ATHLETIK-XSRF=def', {}, 403],
  ['with a wrong header', 'XSRF-TOKEN=abc; ATHLETIK-XSRF=def', { 'x-xsrf-token': 'abd' }, 403],
  ['with the value of the other cookie', 'XSRF-TOKEN=abc; ATHLETIK-XSRF=def', { 'x-xsrf-token': 'def' }, 403],
  ['with an empty header for an empty cookie', 'XSRF-TOKEN=; ATHLETIK-XSRF=def', { 'x-xsrf-token': '' }, 403],
  ['with a malformed cookie alone', 'XSRF-TOKEN=%zz', {}, 403],
])('[API-3, CO-17] a post %s (%s, %j) is %i', async (_name, cookie, headers, status) => {
  expect((await postRun({ cookie, ...(headers as Record<string, string>) })).statusCode).toBe(status);
});

test('[CO-17] a refusal is marked and sets fresh cookies, with which the next try succeeds', async () => {
  const refused = await postRun({ cookie: 'XSRF-TOKEN=%zz' });
  expect(refused.headers['x-xsrf-refusal']).toBe('mismatch');
  expect(refused.cookies).toEqual([
    { name: 'XSRF-TOKEN', value: anyToken, ...cookieOptions },
    { name: 'ATHLETIK-XSRF', value: anyToken, ...cookieOptions },
  ]);
  const cookie = refused.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const token = String(refused.cookies[1]?.value);
  expect((await postRun({ cookie, 'x-athletik-xsrf': token })).statusCode).toBe(200);
});

test('[CO-17] another 403 is not marked', async () => {
  const foreign = aScreeningRunPost({ userId: await demo.idOf('david') });
  const answer = await demo.post('anna', '/screening/runs/', foreign);
  expect(answer.statusCode).toBe(403);
  expect(answer.headers).not.toHaveProperty('x-xsrf-refusal');
  expect(answer.cookies).toEqual([]);
});

test('[CO-17] the sign-in is checked in the same way', async () => {
  expect((await signInWith({ cookie: 'XSRF-TOKEN=abc' })).statusCode).toBe(403);
});

test('[CO-17] without the cookie the header is not demanded', async () => {
  expect((await postRun({})).statusCode).toBe(200);
});

test('[CO-17] reading needs no header', async () => {
  expect((await demo.get('anna', '/exercise/', { cookie: 'XSRF-TOKEN=abc' })).statusCode).toBe(200);
});
