import { createHash } from 'node:crypto';
import { createPasswords } from '../../../server/secrets/passwords';
import { tokenLifetime } from '../../../server/secrets/tokens';
import { tokenHashOf } from '../../../src/services/tokenHash';
import { cheapPasswords, type Demo, startDemo } from '../support';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

const asBearer = (token: string, scheme = 'Bearer') =>
  demo.app.inject({ url: '/api/exercise/basis', headers: { authorization: `${scheme} ${token}` } });

test('[API-6] a token is 32 random bytes, and the answer with it is kept in no cache', async () => {
  const answer = await demo.signIn('trainer', 'athletik');
  expect(Buffer.from(answer.json().token, 'base64url')).toHaveLength(32);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('[API-7] no password fits an account that does not exist', async () => {
  const { isCorrect } = await createPasswords(cheapPasswords);
  for (const password of ['', 'athletik']) expect(await isCorrect(password, undefined)).toBe(false);
});

test('[API-2] the token opens a call, and nothing else does', async () => {
  const token = await demo.tokenOf('anna');
  expect((await asBearer(token)).statusCode).toBe(200);
  expect((await asBearer(token, 'bearer')).statusCode).toBe(200);
  expect((await asBearer(token, 'Basic')).statusCode).toBe(401);
  expect((await asBearer(`${token}x`)).statusCode).toBe(401);
  expect((await asBearer('')).statusCode).toBe(401);
  const anonymous = await demo.get(null, '/exercise/basis');
  expect(anonymous.statusCode).toBe(401);
  expect(anonymous.headers['www-authenticate']).toBe('Bearer');
});

test('[API-2] a token is stored as a hash only, and is worth nothing once its row is gone', async () => {
  const token = (await demo.signIn('ben', 'athletik')).json().token;
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const rows = await demo.db.selectFrom('authToken').selectAll().execute();
  expect(rows.map((row) => row.tokenHash)).toContain(tokenHash);
  expect(JSON.stringify(rows)).not.toContain(token);
  await demo.db.deleteFrom('authToken').where('tokenHash', '=', tokenHash).execute();
  expect((await asBearer(token)).statusCode).toBe(401);
});

test('[CO-26] the end of a sign-in also empties the browser’s cache', async () => {
  const answer = await demo.post(null, '/session/end', { tokenHash: tokenHashOf('of nobody') });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['clear-site-data']).toBe('"cache"');
});

test('[API-2] a token runs out, and the next sign-in clears it away', async () => {
  const token = (await demo.signIn('david', 'athletik')).json().token;
  demo.clock.now += tokenLifetime - 1;
  expect((await asBearer(token)).statusCode).toBe(200);
  demo.clock.now += 1;
  expect((await asBearer(token)).statusCode).toBe(401);
  await demo.signIn('david', 'athletik');
  const rows = await demo.db
    .selectFrom('authToken')
    .selectAll()
    .where('userId', '=', await demo.idOf('david'))
    .execute();
  expect(rows).toHaveLength(1);
});

test('passwords are stored as argon2id hashes, and each hash has its own salt', async () => {
  const rows = await demo.db.selectFrom('user').select('passwordHash').execute();
  for (const { passwordHash } of rows) expect(passwordHash).toMatch(/^\$argon2id\$/);
  const { hash } = demo.passwords;
  expect(await hash('athletik')).not.toBe(await hash('athletik'));
});

describe('the sign-in limit', () => {
  const attempt = (username: string, password: string, remoteAddress: string, { app } = demo) =>
    app.inject({
      method: 'POST',
      url: '/api/auth',
      payload: { username, password },
      remoteAddress,
    });
  const fail = async (times: number, username: string, address: string) => {
    const answers = await Promise.all(
      Array.from({ length: times }, () => attempt(username, 'falsch', address)),
    );
    return answers.map(({ statusCode }) => statusCode);
  };

  test('[API-41] ten failures a minute are answered, further attempts are 429 with the time to wait', async () => {
    const statuses = await fail(13, 'anna', '10.0.0.1');
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    demo.clock.now += 20_000;
    const refused = await attempt('anna', 'athletik', '10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('40');
    expect(refused.json()).toEqual({
      status: 429,
      error: 'Too Many Requests',
      message: 'Zu viele Anmeldeversuche. Bitte versuch es in 40 Sekunden noch einmal.',
    });
    demo.clock.now += 40_000;
    expect((await attempt('anna', 'athletik', '10.0.0.1')).statusCode).toBe(200);
  });

  test('[API-41] from neighbours in one network of IPv6 they count together, and mapped IPv4 is IPv4', async () => {
    const statuses = [];
    for (let host = 1; host <= 12; host += 1) {
      statuses.push((await attempt('anna', 'falsch', `2001:db8:7:7::${host}`)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await attempt('anna', 'athletik', '2001:db8:7:8::1')).statusCode).toBe(200);
    await fail(6, 'anna', '10.0.0.9');
    expect(await fail(6, 'anna', '::ffff:10.0.0.9')).toContain(429);
  });

  test('others behind the same address, and the same account elsewhere, get in', async () => {
    await fail(11, 'anna', '10.0.0.2');
    expect((await attempt('anna', 'athletik', '10.0.0.2')).statusCode).toBe(429);
    expect((await attempt('ben', 'athletik', '10.0.0.2')).statusCode).toBe(200);
    expect((await attempt('anna', 'athletik', '10.0.0.3')).statusCode).toBe(200);
  });

  test('[API-41] a hundred failures a minute from one address are answered, whatever the names', async () => {
    const address = '10.0.0.5';
    for (let round = 0; round < 10; round += 1) {
      const names = Array.from({ length: 10 }, (_, index) => `niemand-${round}-${index}`);
      await Promise.all(names.map((name) => attempt(name, 'falsch', address)));
    }
    expect((await attempt('clara', 'falsch', address)).statusCode).toBe(429);
    expect((await attempt('clara', 'athletik', '10.0.0.6')).statusCode).toBe(200);
    demo.clock.now += 60_000;
    expect((await attempt('clara', 'athletik', address)).statusCode).toBe(200);
  });

  test('[API-41] [CO-22] more sign-ins at once than can wait are 503 with the time to wait, and do not count', async () => {
    const names = Array.from({ length: 80 }, (_, index) => `viele-${index}`);
    const slow = await startDemo({ passwordCost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 } });
    const answers = await Promise.all(
      names.map((name, index) => attempt(name, 'falsch', `10.1.0.${index}`, slow)),
    );
    await slow.stop();
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('2');
    expect(refused[0]?.json().message).toContain('Gerade melden sich sehr viele an.');
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(80 - refused.length);
  });

  test('a header that names another address counts only from a proxy of the settings', async () => {
    const proxied = await startDemo({ trustProxy: '10.9.0.1' });
    const failAs = (remoteAddress: string, client: string) =>
      proxied.app.inject({
        method: 'POST',
        url: '/api/auth',
        payload: { username: 'anna', password: 'falsch' },
        headers: { 'x-forwarded-for': client },
        remoteAddress,
      });
    const statusesFrom = async (proxy: string) => {
      const answers = [];
      for (let index = 0; index < 12; index += 1) answers.push(await failAs(proxy, `192.0.2.${index}`));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statusesFrom('10.9.0.1')).not.toContain(429);
    expect(await statusesFrom('10.9.0.2')).toContain(429);
    await proxied.stop();
  });

  describe('on one account from many addresses', () => {
    /** Guesses from that many addresses, each of which may still guess by its own limit. */
    const guess = async (username: string, from: number, times: number) => {
      const statuses = [];
      for (let index = from; index < from + times; index += 1) {
        statuses.push((await attempt(username, 'falsch', `198.51.100.${index}`)).statusCode);
      }
      return statuses;
    };
    const withCookies = (username: string, password: string, cookies: Record<string, string>) =>
      demo.app.inject({
        method: 'POST',
        url: '/api/auth',
        payload: { username, password },
        remoteAddress: '203.0.113.1',
        cookies,
      });
    const cookiesOf = (answer: Awaited<ReturnType<typeof attempt>>) =>
      Object.fromEntries(
        answer.cookies
          .filter(({ name }) => name.startsWith('known-'))
          .map(({ name, value }) => [name, value]),
      );
    const times = (count: number, status: number) => Array.from({ length: count }, () => status);
    beforeEach(() => {
      demo.clock.now += 3_600_000;
    });

    test('[AC-5] fifty failures an hour are answered, then five a minute; others do not notice', async () => {
      expect(await guess('anna', 0, 60)).toEqual([...times(55, 401), ...times(5, 429)]);
      expect((await attempt('anna', 'athletik', '203.0.113.2')).statusCode).toBe(429);
      expect((await attempt('ben', 'athletik', '203.0.113.2')).statusCode).toBe(200);
      demo.clock.now += 60_000;
      expect((await attempt('anna', 'athletik', '203.0.113.2')).statusCode).toBe(200);
      expect(await guess('anna', 100, 6)).toEqual([...times(5, 401), 429]);
      demo.clock.now += 3_600_000;
      expect(await guess('anna', 150, 10)).toEqual(times(10, 401));
    });

    test('[AC-5] a device that has signed in to the account gets in nevertheless, by ten tries a minute', async () => {
      const cookies = cookiesOf(await attempt('clara', 'athletik', '203.0.113.3'));
      await guess('clara', 0, 60);
      expect((await withCookies('clara', 'athletik', cookies)).statusCode).toBe(200);
      const statuses = [];
      for (let index = 0; index < 11; index += 1) {
        statuses.push((await withCookies('clara', 'falsch', cookies)).statusCode);
      }
      expect(statuses).toEqual([...times(10, 401), 429]);
    });

    test('[AC-5] the cookie goes to the sign-in alone, no script reads it, and it does for one account', async () => {
      const answer = await attempt('david', 'athletik', '203.0.113.4');
      const [cookie] = answer.cookies.filter(({ name }) => name.startsWith('known-'));
      expect(cookie).toMatchObject({ path: '/api/auth', httpOnly: true, secure: true, sameSite: 'Strict' });
      const value = cookie?.value ?? '';
      const names = cookiesOf(await attempt('anna', 'athletik', '203.0.113.4'));
      await guess('anna', 0, 60);
      for (const forged of [value, '', '.', `${value}x`, 'a.b']) {
        const cookies = Object.fromEntries(Object.keys(names).map((name) => [name, forged]));
        expect((await withCookies('anna', 'athletik', cookies)).statusCode).toBe(429);
      }
    });

    test('[AC-5] with another password the account knows the device no more', async () => {
      const cookies = cookiesOf(await attempt('ben', 'athletik', '203.0.113.5'));
      const passwordHash = await demo.passwords.hash('drei kluge Worte');
      await demo.db.updateTable('user').set({ passwordHash }).where('username', '=', 'ben').execute();
      await guess('ben', 0, 60);
      expect((await withCookies('ben', 'drei kluge Worte', cookies)).statusCode).toBe(429);
      demo.clock.now += 60_000;
      const known = cookiesOf(await withCookies('ben', 'drei kluge Worte', cookies));
      await guess('ben', 100, 10);
      expect((await withCookies('ben', 'drei kluge Worte', known)).statusCode).toBe(200);
      await demo.db
        .updateTable('user')
        .set({ passwordHash: await demo.passwords.hash('athletik') })
        .where('username', '=', 'ben')
        .execute();
    });

    test('[AC-5] a name without an account is answered in the same way', async () => {
      expect(await guess('niemand', 0, 60)).toEqual([...times(55, 401), ...times(5, 429)]);
    });
  });

  test('sign-ins that succeed do not count', async () => {
    for (let count = 0; count < 12; count += 1) {
      expect((await attempt('ben', 'athletik', '10.0.0.4')).statusCode).toBe(200);
    }
  });
});
