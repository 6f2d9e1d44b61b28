import { createToken, hashToken, tokenLifetime } from '../../../server/secrets/tokens';
import { usePrecision } from '../../../server/session/lastUse';
import { calls } from '../../../src/contract/calls';
import { type MyAccount, myAccountCalls, myAccountSchema } from '../../../src/contract/myAccount';
import { inject } from '../../contract/serverContract/inject';
import { type Demo, startDemo } from '../support';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

const phone =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const signIn = async (userAgent: string, username = 'anna'): Promise<string> => {
  const payload = { username, password: 'athletik' };
  const headers = { 'user-agent': userAgent };
  const answer = await demo.app.inject({ method: 'POST', url: '/api/auth', payload, headers });
  return answer.json().token;
};
const account = async (token: string): Promise<MyAccount> =>
  myAccountSchema.parse((await inject(demo.app, { ...myAccountCalls.present(), token })).body);
const isValid = async (token: string) =>
  (await inject(demo.app, { ...calls.exercises(), token })).status === 200;
const end = (token: string, id: number) => inject(demo.app, { ...myAccountCalls.endSignin(id), token });
const iso = (time: number) => new Date(time).toISOString();

/** Waits until the server has noted a use: it does that after its answer. */
const untilNoted = async <Time>(read: () => Promise<Time>, wanted: Time) => {
  while ((await read()) !== wanted) await new Promise(setImmediate);
};

test('[AC-1] [MB-7] an account has its names, how much there is of it, and its sign-ins with their devices, the one used last first', async () => {
  const first = await signIn(phone);
  const signedInAt = demo.clock.now;
  demo.clock.now += 1000;
  await signIn(laptop);
  expect(await account(first)).toEqual({
    username: 'anna',
    firstName: 'Anna',
    lastName: 'Athletin',
    holds: { screenings: 2, trainings: 1, messages: 4, backupDays: 14 },
    team: null,
    email: 'anna@example.org',
    newEmail: null,
    signins: [
      { id: expect.any(Number), device: 'Windows, Firefox', lastUsedAt: iso(demo.clock.now), isThis: false },
      { id: expect.any(Number), device: 'Android, Chrome', lastUsedAt: iso(signedInAt), isThis: true },
    ],
  });
});

test('[AC-1] the last use is noted at most once in five minutes', async () => {
  const token = await signIn(phone);
  const lastUse = async () => (await account(token)).signins[0]?.lastUsedAt;
  const signedInAt = demo.clock.now;
  demo.clock.now += usePrecision - 1;
  await isValid(token);
  expect(await lastUse()).toBe(iso(signedInAt));
  demo.clock.now += 1;
  await isValid(token);
  await untilNoted(lastUse, iso(demo.clock.now));
});

test('[AC-1] a clock that was set back does not stop it', async () => {
  const token = await signIn(phone);
  demo.clock.now -= 3_600_000;
  await isValid(token);
  await untilNoted(async () => (await account(token)).signins[0]?.lastUsedAt, iso(demo.clock.now));
});

test('[MB-1] with a sign-in and its use a member was last seen', async () => {
  const lastSeen = async () =>
    (await demo.db.selectFrom('user').select('lastSeenAt').where('username', '=', 'anna').executeTakeFirst())
      ?.lastSeenAt;
  expect(await lastSeen()).toBeNull();
  const token = await signIn(phone);
  expect(await lastSeen()).toBe(demo.clock.now);
  demo.clock.now += usePrecision;
  await isValid(token);
  await untilNoted(lastSeen, demo.clock.now);
});

test('[AC-1] what has expired is no sign-in any more, and one from before the upgrade comes last', async () => {
  await signIn(laptop);
  demo.clock.now += tokenLifetime;
  const token = await signIn(phone);
  const userId = await demo.idOf('anna');
  await demo.db
    .insertInto('authToken')
    .values({ tokenHash: hashToken(createToken()), userId, expiresAt: demo.clock.now + 1 })
    .execute();
  const { signins } = await account(token);
  expect(signins.map(({ device, lastUsedAt }) => [device, lastUsedAt])).toEqual([
    ['Android, Chrome', iso(demo.clock.now)],
    ['', null],
  ]);
});

test('[AC-1] a sign-in is ended from another device, twice or not, and nothing of the others', async () => {
  const [here, there] = [await signIn(phone), await signIn(laptop)];
  const other = (await account(here)).signins.find(({ isThis }) => !isThis)?.id ?? 0;
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await end(here, other);
    expect(status).toBe(200);
    expect(myAccountSchema.parse(body).signins.map(({ isThis }) => isThis)).toEqual([true]);
  }
  expect([await isValid(here), await isValid(there)]).toEqual([true, false]);
});

test('[AC-1] [SE-8] somebody else’s sign-in is 404 and stays', async () => {
  const [anna, ben] = [await signIn(phone), await signIn(laptop, 'ben')];
  const foreign = (await account(ben)).signins[0]?.id ?? 0;
  expect((await end(anna, foreign)).status).toBe(404);
  expect(await isValid(ben)).toBe(true);
});

test('[AC-1] an id that is none is 400', async () => {
  const token = await signIn(phone);
  const answer = await inject(demo.app, { method: 'DELETE', path: '/account/signins/0', token });
  expect(answer.status).toBe(400);
});

test('[AC-4] of more than twenty sign-ins that which was used longest ago ends, for ever, and nobody else’s', async () => {
  const ben = await signIn(laptop, 'ben');
  const tokens: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    demo.clock.now += usePrecision;
    tokens.push(await signIn(phone));
  }
  demo.clock.now += usePrecision;
  // The first one is used again, so the second is the one that goes.
  expect(await isValid(tokens[0] ?? '')).toBe(true);
  tokens.push(await signIn(laptop));
  const valid = await Promise.all(tokens.map(isValid));
  expect(valid.flatMap((isOne, index) => (isOne ? [] : index))).toEqual([1]);
  expect((await account(tokens[20] ?? '')).signins).toHaveLength(20);
  expect(await isValid(ben)).toBe(true);
  const erased = await demo.db.selectFrom('erasure').select('tokenHash').execute();
  expect(erased).toEqual([{ tokenHash: hashToken(tokens[1] ?? '') }]);
});

test('[AC-4] whoever signs in is never the one that ends, also after the clock was set back', async () => {
  for (let count = 0; count < 20; count += 1) await signIn(phone);
  demo.clock.now -= 3_600_000;
  expect(await isValid(await signIn(laptop))).toBe(true);
});

test('[AC-4] of many at once twenty stay', async () => {
  for (let count = 0; count < 18; count += 1) await signIn(phone);
  await Promise.all(Array.from({ length: 8 }, () => signIn(phone)));
  expect((await account(await signIn(laptop))).signins).toHaveLength(20);
});

test.each([
  myAccountCalls.present(),
  myAccountCalls.changeEmail({ email: 'a@example.org', password: 'athletik' }),
  myAccountCalls.endSignin(1),
])('[AC-1] [SE-8] signed out, $method $path is 401', async (call) => {
  expect((await inject(demo.app, { ...call, token: null })).status).toBe(401);
});
