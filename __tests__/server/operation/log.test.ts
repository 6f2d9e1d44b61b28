import { randomUUID } from 'node:crypto';
import { loggedError, spokenLine } from '../../../server/operation/log';
import { destination, listen, RawClient } from '../live/clients';
import { type Demo, startDemo } from '../support';

interface Line {
  level: number;
  time: number;
  reqId?: string;
  msg?: string;
}

const lines: string[] = [];
/** What a mail server says that takes no mail: it repeats the address. */
const refusal = Object.assign(new Error('550 <mia.linde@tsv.example> unknown'), {
  code: 'EENVELOPE',
  rejected: ['mia.linde@tsv.example'],
});

let demo: Demo;
/** All that came up in the calls, and that no log may have. */
const secrets = new Set<string>();
beforeAll(async () => {
  demo = await startDemo({
    logLevel: 'trace',
    logTo: { write: (line) => lines.push(line) },
    beforeMail: async ({ to, link }) => {
      secrets.add(to).add(link.split('/').at(-1) ?? '');
      if (/^(mia|ben)/.test(to)) throw refusal;
    },
  });
});

const keep = <Secret extends string>(secret: Secret): Secret => {
  secrets.add(secret);
  return secret;
};

/** Sends calls that carry secrets: right ones and wrong ones, and some at which the server itself fails. */
const walk = async () => {
  const { app, get, post, db } = demo;
  for (const name of ['trainer', 'anna', 'team'] as const) keep(await demo.tokenOf(name));
  await post(null, '/auth', { username: keep('anna'), password: keep('wrong-password') });
  await post(null, '/auth', `{"password":"${keep('half-a-password')}`);
  await get('anna', '/admin/user/name/anna');
  await get(null, '/admin/email/recovery/ben@example.org');
  await get(null, '/admin/email/recovery/anna@example.org');
  const [token = ''] = demo.mails.map(({ link }) => link.split('/').at(-1) ?? '');
  await get(null, `/admin/email/recovery/check/${token}?token=${token}`);
  await post(null, `/admin/email/recovery/${token}`, { password: keep('drei kluge Worte') });
  await post(null, '/invitation/ABCDE-12345', {
    username: keep('neue.mia'),
    password: keep('vier kluge Worte'),
  });
  await post('trainer', '/members', {
    clientId: randomUUID(),
    roles: ['ROLE_ATHLETE'],
    firstName: keep('Mia'),
    lastName: keep('Linde'),
    team: null,
    birthYear: 2009,
    email: 'mia.linde@tsv.example',
  });
  const live = await RawClient.open(`${(await listen(demo)).replace('http', 'ws')}/notification-ws`);
  live.say(
    `CONNECT\naccept-version:1.2\n\n\0SUBSCRIBE\nid:0\ndestination:${destination}\nAuthorization:Bearer x\n\n\0`,
  );
  await live.closed;
  await db.destroy();
  await app.inject({ url: '/api/features', headers: { authorization: `Bearer ${keep('a-bearer-token')}` } });
  await app.inject({ url: `/api/admin/email/recovery/check/${keep('another-token')}` });
};

test('the log is lines of JSON with a level, a time and the id of the request, and has no secret', async () => {
  await walk();
  const answer = await demo.app.inject('/health');
  await demo.app.close();
  const log = lines.join('');
  const parsed = lines.map((line): Line => JSON.parse(line));
  expect(parsed.every(({ level, time }) => level >= 10 && time > 0)).toBe(true);
  expect(parsed.map(({ reqId }) => reqId)).toContain(answer.headers['x-request-id']);
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  // The walk came as far as the mail that is refused, and as the server's own errors.
  expect(log).toContain('550 <…@…> unknown');
  expect(log).toContain('EENVELOPE');
  expect(log).toContain('driver has already been destroyed');
  expect(log).toContain('/api/admin/email/recovery/:identifier');
  expect(secrets.size).toBeGreaterThan(12);
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
});

test('in production what the server says is JSON, too', () => {
  expect(spokenLine('Guten Tag', 'info', false)).toBe('Guten Tag');
  expect(JSON.parse(spokenLine('Guten\nTag', 'info', true))).toMatchObject({ level: 30, msg: 'Guten\nTag' });
});

test.each([
  ['550 <mia@tsv.example> unknown', '550 <…@…> unknown'],
  ['mia@tsv.example', '…@…'],
  ['an mia.linde+x@tsv.example,ben@tsv.example: nein', 'an …@…,…@…: nein'],
  ['(@mia@tsv.example)', '(…@…)'],
  ['mia@ben@tsv.example', '…@…'],
  ['RCPT TO:<mia@tsv.example>', 'RCPT TO:<…@…>'],
  ['5 @ 3, kein @', '5 @ 3, kein @'],
])('an address in %j is masked', (message, masked) => {
  expect(loggedError(new Error(message)).message).toBe(masked);
});

test('a long text is masked in no time', () => {
  const start = performance.now();
  const error = new Error('x'.repeat(100_000));
  error.stack = '';
  expect(loggedError(error).message).toHaveLength(100_000);
  expect(performance.now() - start).toBeLessThan(5_000);
});
