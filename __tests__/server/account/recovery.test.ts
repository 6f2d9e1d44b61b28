import { recoveryLifetime } from '../../../server/account/recovery';
import { replayTime } from '../../../server/account/recoveryTokens';
import { type Demo, startDemo } from '../support';

const easyToGuess = expect.stringMatching(/^Dieses Passwort ist leicht zu erraten: .*drei Wörter/);

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

const request = (email: string) => demo.get(null, `/admin/email/recovery/${encodeURIComponent(email)}`);
const lastToken = () => demo.mails.at(-1)?.link.split('/').at(-1) ?? '';
const tokenFor = async (email: string) => {
  expect((await request(email)).statusCode).toBe(200);
  return lastToken();
};
const check = async (token: string) => (await demo.get(null, `/admin/email/recovery/check/${token}`)).json();
const setPassword = (token: string, password: string) =>
  demo.post(null, `/admin/email/recovery/${token}`, { password });
const statusOfSetting = async (token: string, password: string) =>
  (await setPassword(token, password)).statusCode;
const signInStatus = async (password: string) => (await demo.signIn('anna', password)).statusCode;

const invalidLink = { status: 404, error: 'Not Found', message: 'Dieser Link ist nicht gültig.' };

describe('the check of a token', () => {
  test('[API-11] is false for an expired one', async () => {
    const token = await tokenFor('anna@example.org');
    demo.clock.now += recoveryLifetime - 1;
    expect(await check(token)).toBe(true);
    demo.clock.now += 1;
    expect(await check(token)).toBe(false);
  });
});

describe('a new password', () => {
  test('[API-12] with an unknown or expired token is 404 and changes nothing', async () => {
    const token = await tokenFor('anna@example.org');
    demo.clock.now += recoveryLifetime;
    for (const one of [token, 'unknown']) {
      expect((await setPassword(one, 'neues Passwort')).json()).toEqual(invalidLink);
    }
    expect(await signInStatus('athletik')).toBe(200);
  });

  test.each([
    ['kurz', 422, 'Das Passwort muss mindestens 10 Zeichen haben.'],
    ['        ', 422, 'Das Passwort muss mindestens 10 Zeichen haben.'],
    ['x'.repeat(201), 422, 'Das Passwort darf höchstens 200 Zeichen haben.'],
    ['passwort123', 422, easyToGuess],
    ['anna-anna-anna', 422, easyToGuess],
    ['', 400, 'Die Angabe „password“ fehlt oder ist ungültig.'],
  ])(
    '[API-12, API-41] %p is refused with a reason, and the token stays good',
    async (password, status, message) => {
      const token = await tokenFor('anna@example.org');
      expect((await setPassword(token, password)).json()).toMatchObject({ status, message });
      expect(await statusOfSetting(token, 'drei kluge Worte '.repeat(12).slice(0, 200))).toBe(200);
    },
  );

  test('[CO-17] needs the XSRF header when the cookie is sent', async () => {
    const path = `/admin/email/recovery/${await tokenFor('anna@example.org')}`;
    const answer = await demo.post(null, path, { password: 'neues Passwort' }, { cookie: 'XSRF-TOKEN=abc' });
    expect(answer.statusCode).toBe(403);
    expect(await signInStatus('athletik')).toBe(200);
  });

  test('[CO-15] is 200 again with the same token for ten minutes, another password is 404', async () => {
    const token = await tokenFor('anna@example.org');
    await setPassword(token, 'neues Passwort');
    demo.clock.now += replayTime - 1;
    expect(await statusOfSetting(token, 'neues Passwort')).toBe(200);
    expect((await setPassword(token, 'anderes Passwort')).json()).toEqual(invalidLink);
    demo.clock.now += 1;
    expect((await setPassword(token, 'neues Passwort')).json()).toEqual(invalidLink);
    expect(await signInStatus('neues Passwort')).toBe(200);
  });

  test('[CO-15] sent again ends no sign-in made meanwhile, and undoes no newer password', async () => {
    const token = await tokenFor('anna@example.org');
    await setPassword(token, 'neues Passwort');
    await demo.tokenOf('ben');
    const { token: bearer } = (await demo.signIn('anna', 'neues Passwort')).json();
    await setPassword(token, 'neues Passwort');
    const headers = { authorization: `Bearer ${bearer}` };
    expect((await demo.app.inject({ url: '/api/exercise/', headers })).statusCode).toBe(200);
    await setPassword(await tokenFor('anna@example.org'), 'noch neueres');
    await setPassword(token, 'neues Passwort');
    expect(await signInStatus('noch neueres')).toBe(200);
    expect(await signInStatus('neues Passwort')).toBe(401);
  });
});

describe('several tokens', () => {
  test('[CO-15] of two requests at once exactly one link is good, and it works', async () => {
    await Promise.all([request('anna@example.org'), request('anna@example.org')]);
    const tokens = demo.mails.map(({ link }) => link.split('/').at(-1) ?? '');
    expect(tokens).toHaveLength(2);
    const statuses = [];
    for (const token of tokens) statuses.push(await statusOfSetting(token, 'neues Passwort'));
    expect(statuses.toSorted()).toEqual([200, 404]);
  });

  test('[CO-15] of two passwords at once for the same token exactly one wins', async () => {
    const token = await tokenFor('anna@example.org');
    const passwords = ['erstes Passwort', 'zweites Passwort', 'drittes Passwort'];
    const statuses = await Promise.all(passwords.map((password) => statusOfSetting(token, password)));
    expect(statuses.toSorted()).toEqual([200, 404, 404]);
    const signIns = await Promise.all(passwords.map(signInStatus));
    expect(signIns).toEqual(statuses.map((status) => (status === 200 ? 200 : 401)));
  });

  test('[CO-15] the same password twice at once is 200 twice', async () => {
    const token = await tokenFor('anna@example.org');
    const statuses = await Promise.all([1, 2].map(() => statusOfSetting(token, 'neues Passwort')));
    expect(statuses).toEqual([200, 200]);
  });

  test('[CO-15] they are stored as hashes only, and old ones are cleared away', async () => {
    const first = await tokenFor('anna@example.org');
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    await setPassword(first, 'neues Passwort');
    demo.clock.now += replayTime;
    const second = await tokenFor('anna@example.org');
    const rows = await demo.db.selectFrom('recoveryToken').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(second);
  });
});

describe('failures with links', () => {
  const refusal = {
    status: 429,
    error: 'Too Many Requests',
    message: 'Zu viele Versuche. Bitte versuch es in 60 Sekunden noch einmal.',
  };

  test('[CO-15, API-12] other passwords with a used token are 429 after a hundred a minute, and cost no check then', async () => {
    const token = await tokenFor('anna@example.org');
    await setPassword(token, 'neues Passwort');
    const isCorrect = jest.spyOn(demo.passwords, 'isCorrect');
    for (let index = 0; index < 100; index += 1) {
      expect(await statusOfSetting(token, 'geraten')).toBe(404);
    }
    expect(isCorrect).toHaveBeenCalledTimes(100);
    const refused = await setPassword(token, 'neues Passwort');
    expect(refused.json()).toEqual(refusal);
    expect(refused.headers['retry-after']).toBe('60');
    expect(isCorrect).toHaveBeenCalledTimes(100);
    demo.clock.now += 60_000;
    expect(await statusOfSetting(token, 'neues Passwort')).toBe(200);
  });

  test('[API-11, API-12, API-14] unknown links are 429 after a hundred a minute from an address, all calls together', async () => {
    const paths = [
      (index: number) => demo.get(null, `/admin/email/recovery/check/r${index}`),
      (index: number) => demo.get(null, `/admin/email/verification/v${index}`),
      (index: number) => setPassword(`p${index}`, 'neues Passwort'),
    ] as const;
    for (let index = 0; index < 100; index += 1) {
      expect([200, 404]).toContain((await (paths[index % 3] ?? paths[0])(index)).statusCode);
    }
    for (const path of paths) expect((await path(100)).json()).toEqual(refusal);
  });

  test('[CO-13, CO-15] good links are not counted', async () => {
    const token = await tokenFor('anna@example.org');
    for (let index = 0; index < 60; index += 1) expect(await check(token)).toBe(true);
    for (let index = 0; index < 60; index += 1) {
      expect(await statusOfSetting(token, 'neues Passwort')).toBe(200);
    }
  });

  test('[API-13] a new token clears away what is old of everybody', async () => {
    await tokenFor('anna@example.org');
    await setPassword(await tokenFor('clara@example.org'), 'neues Passwort');
    demo.clock.now += recoveryLifetime;
    await tokenFor('ben@example.org');
    const owners = await demo.db.selectFrom('recoveryToken').select('userId').execute();
    expect(owners).toEqual([{ userId: await demo.idOf('ben') }]);
  });
});

test('[API-12] a sign-in with the former password does not outlive a new one set meanwhile', async () => {
  const token = await tokenFor('anna@example.org');
  const { isCorrect } = demo.passwords;
  jest.spyOn(demo.passwords, 'isCorrect').mockImplementationOnce(async (password, hash) => {
    const matches = await isCorrect(password, hash);
    await setPassword(token, 'neues Passwort');
    return matches;
  });
  expect(await signInStatus('athletik')).toBe(401);
  expect(await demo.db.selectFrom('authToken').selectAll().execute()).toEqual([]);
});
