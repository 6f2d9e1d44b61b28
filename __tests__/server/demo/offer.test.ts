import { mailFilesFeature } from '../../../src/contract/features';
import { startDemo, startServer } from '../support';

/** What the server says to somebody who is not signed in. */
const isDemo = async ({ app }: Pick<Awaited<ReturnType<typeof startServer>>, 'app'>) =>
  (await app.inject({ url: '/api/features' })).json().isDemo;

test('[RU-6] a server with the demo club says so to everybody, and its two accounts let in', async () => {
  const demo = await startDemo();
  expect(await isDemo(demo)).toBe(true);
  for (const username of ['team', 'anna']) {
    expect((await demo.signIn(username, 'athletik')).statusCode).toBe(200);
  }
  await demo.stop();
});

test('with DEMO=off it is none, also on a database with the accounts of the demo club', async () => {
  const demo = await startDemo({ hasDemo: false });
  expect(await isDemo(demo)).toBe(false);
  await demo.stop();
});

test('a server without the accounts of the demo club is none, nor one whose club is older than team', async () => {
  const empty = await startServer(async () => {});
  expect(await isDemo(empty)).toBe(false);
  await empty.stop();

  const older = await startDemo();
  await older.db.updateTable('user').set({ username: 'mara' }).where('username', '=', 'team').execute();
  expect(await isDemo(older)).toBe(false);
  await older.stop();
});

test.each([
  [undefined, true],
  ['smtps://mail.example.org', false],
])('[RU-2] a server with SMTP_URL=%s says that its mails are files: %s', async (smtpUrl, areFiles) => {
  const server = await startServer(async () => {}, smtpUrl === undefined ? {} : { smtpUrl });
  const { features } = (await server.app.inject({ url: '/api/features' })).json();
  expect(features.includes(mailFilesFeature)).toBe(areFiles);
  await server.stop();
});
