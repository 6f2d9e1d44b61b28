import { type Demo, startDemo } from '../support';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

const recovery = '/admin/email/recovery/anna%40example.org';
const from = (site: string) => ({ 'sec-fetch-site': site });
const statusOf = async (path: string, site?: string) =>
  (await demo.get(null, path, site === undefined ? {} : from(site))).statusCode;

test.each(['cross-site', 'same-site'])(
  '[API-13] an image on a page that is %s sends no mail',
  async (site) => {
    expect(await statusOf(recovery, site)).toBe(403);
    expect(demo.mails).toEqual([]);
  },
);

test.each([
  ['a page of the app', 'same-origin'],
  ['a person', 'none'],
  ['what is no browser', undefined],
])('[API-13] %s asks for a mail (%s)', async (_, site) => {
  expect(await statusOf(recovery, site)).toBe(200);
  expect(demo.mails).toHaveLength(1);
});

test('[API-14] no other site verifies an address, and the page that a mail opens does', async () => {
  await demo.db
    .insertInto('verificationToken')
    .values({
      // SHA-256 of 'secret'.
      tokenHash: '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b',
      userId: await demo.idOf('anna'),
      email: 'neu@example.org',
      expiresAt: demo.clock.now + 1,
    })
    .execute();
  const email = async () =>
    (
      await demo.db
        .selectFrom('user')
        .select('email')
        .where('username', '=', 'anna')
        .executeTakeFirstOrThrow()
    ).email;
  expect(await statusOf('/admin/email/verification/secret', 'cross-site')).toBe(403);
  expect(await email()).toBe('anna@example.org');
  expect(await statusOf('/admin/email/verification/secret', 'same-origin')).toBe(200);
  expect(await email()).toBe('neu@example.org');
});

test('a page of another site is opened: a mail in a browser links to it', async () => {
  expect(
    (await demo.app.inject({ url: '/verification/secret', headers: from('cross-site') })).statusCode,
  ).not.toBe(403);
});

test('every GET without a HEAD, which is one that changes something, needs a sign-in or refuses other sites', async () => {
  const changing: string[] = [];
  const watched = await startDemo({
    onRoute: ({ method, url, exposeHeadRoute }) => {
      // The live channel looks at the origin itself.
      const isLive = url.includes('/notification-ws');
      if (method === 'GET' && exposeHeadRoute === false && !isLive)
        changing.push(url.replaceAll(/:\w+/g, '1'));
    },
  });
  const statuses: Record<string, number> = {};
  for (const url of changing) {
    statuses[url] = (await watched.app.inject({ url, headers: from('cross-site') })).statusCode;
  }
  await watched.stop();
  expect(statuses).toMatchObject({
    '/api/admin/email/recovery/1': 403,
    '/api/admin/email/verification/1': 403,
  });
  for (const status of Object.values(statuses)) expect([401, 403]).toContain(status);
});
