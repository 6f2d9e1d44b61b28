import { type Demo, publicUrl, startDemo } from '../support';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

const request = (email: string, headers: Record<string, string> = {}) =>
  demo.get(null, `/admin/email/recovery/${encodeURIComponent(email)}`, headers);

describe('the request of a mail', () => {
  test('[API-13] is answered 200, and the mail leads to the page for a new password', async () => {
    expect((await request('anna@example.org')).statusCode).toBe(200);
    const [mail, ...others] = demo.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'anna@example.org', subject: 'Passwort zurücksetzen' });
    expect(mail?.link).toMatch(/^https:\/\/club\.example\/password\/recovery\/[\w-]{43}$/);
    expect(mail?.text).toContain(`\n${mail?.link}\n`);
    expect(mail?.text).toContain('Hallo Anna,');
  });

  test('[API-13] finds the address in whatever case it is written', async () => {
    expect((await request('Anna@Example.ORG')).statusCode).toBe(200);
    expect(demo.mails.map(({ to }) => to)).toEqual(['anna@example.org']);
  });

  test.each(['nobody@example.org', 'anna', 'anna@example.org, ben@example.org', "' or 1=1 --"])(
    '[API-13] for %s is 404 and sends nothing',
    async (identifier) => {
      const answer = await request(identifier);
      expect(answer.json()).toEqual({
        status: 404,
        error: 'Not Found',
        message: 'Ein Konto mit dieser E-Mail-Adresse gibt es nicht.',
      });
      expect(demo.mails).toEqual([]);
    },
  );

  test.each(['\r\nBcc: ben@example.org', '\nben@example.org', ',ben@example.org'])(
    '[API-13] with %j after the address reaches nobody',
    async (addition) => {
      expect((await request(`anna@example.org${addition}`)).statusCode).toBe(404);
      expect(demo.mails).toEqual([]);
    },
  );

  test('[API-13] is limited by the caller alone: who tries addresses learns of thirty in ten minutes', async () => {
    const from = (remoteAddress: string, index: number) =>
      demo.app.inject({ url: `/api/admin/email/recovery/niemand${index}@example.org`, remoteAddress });
    const statuses: number[] = [];
    for (let index = 0; index < 35; index += 1) {
      statuses.push((await from(`2001:db8::${index + 1}`, index)).statusCode);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429]);
    expect((await from('2001:db8:1::1', 99)).statusCode).toBe(404);
    demo.clock.now += 600_000;
    expect((await from('2001:db8::1', 99)).statusCode).toBe(404);
  });

  test('[API-13] has its link from the configured address, not from the host that a request names', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await request('anna@example.org', headers);
    expect(demo.mails[0]?.link.startsWith(`${publicUrl}/`)).toBe(true);
    expect(JSON.stringify(demo.mails)).not.toContain('evil');
  });

  test('[API-13] is no HEAD, which link checkers send', async () => {
    const url = '/api/admin/email/recovery/anna%40example.org';
    expect((await demo.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    expect(demo.mails).toEqual([]);
  });

  test('[API-13, API-41] is limited per address and person, however the e-mail is written', async () => {
    const from = async (remoteAddress: string, email: string) =>
      (await demo.app.inject({ url: `/api/admin/email/recovery/${email}`, remoteAddress })).statusCode;
    for (let count = 0; count < 10; count += 1) expect(await from('10.0.0.1', 'anna@example.org')).toBe(200);
    expect(await from('10.0.0.1', 'ANNA@example.org')).toBe(429);
    expect(await from('10.0.0.1', 'ben@example.org')).toBe(200);
    expect(await from('10.0.0.2', 'anna@example.org')).toBe(200);
    demo.clock.now += 600_000;
    expect(await from('10.0.0.1', 'anna@example.org')).toBe(200);
    expect(demo.mails).toHaveLength(13);
  });

  test('[API-41] too many of them are told how long to wait', async () => {
    for (let count = 0; count < 10; count += 1) await request('anna@example.org');
    const refused = await request('anna@example.org');
    expect(refused.headers['retry-after']).toBe('600');
    expect(refused.json()).toEqual({
      status: 429,
      error: 'Too Many Requests',
      message: 'Du hast schon mehrere E-Mails angefordert. Bitte warte ein paar Minuten.',
    });
  });
});

test('[API-43] the answers are asked for again each time', async () => {
  const { headers } = await request('anna@example.org');
  expect(headers['cache-control']).toBe('private, no-cache');
});
