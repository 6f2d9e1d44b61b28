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

test('[API-3, CO-17] the sign-in sets a cookie that scripts of this page can read', async () => {
  const answer = await demo.signIn('anna', 'athletik');
  expect(answer.cookies).toEqual([
    {
      name: 'XSRF-TOKEN',
      value: expect.stringMatching(/^[\w-]{43}$/),
      path: '/',
      sameSite: 'Strict',
      maxAge: 31_536_000,
    },
  ]);
});

test('[CO-17] a browser keeps the cookie that it has', async () => {
  const answer = await demo.app.inject({
    method: 'POST',
    url: '/api/auth',
    cookies: { 'XSRF-TOKEN': 'abc' },
    headers: { 'x-xsrf-token': 'abc' },
    payload: { username: 'anna', password: 'athletik' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies).toEqual([]);
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

test('[CO-17] the sign-in is checked in the same way', async () => {
  const credentials = { username: 'anna', password: 'athletik' };
  const answer = await demo.post(null, '/auth', credentials, { cookie: 'XSRF-TOKEN=abc' });
  expect(answer.statusCode).toBe(403);
});

test('[CO-17] without the cookie the header is not demanded', async () => {
  expect((await postRun({})).statusCode).toBe(200);
});

test('[CO-17] reading needs no header', async () => {
  expect((await demo.get('anna', '/exercise/', { cookie: 'XSRF-TOKEN=abc' })).statusCode).toBe(200);
});
