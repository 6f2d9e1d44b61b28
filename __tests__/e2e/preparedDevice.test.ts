import type { BrowserContext, Page } from 'playwright-core';
import { storedRows } from './browser';
import { startClub } from './club';
import { demoVideoCount } from './server';
import { waitUntil } from './waitUntil';
import { answerTest, beginScreening } from './ways';

const club = startClub('per test');

/** Everything that a test may leave on a device. */
const traces = async (page: Page) => ({
  runs: (await storedRows(page, 'screeningRun')).length,
  cookies: (await page.context().cookies()).filter(({ name }) => name === 'trace').length,
  databases: await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name).toSorted(),
  ),
  ofPage: await page.evaluate(() => [
    localStorage.getItem('trace'),
    sessionStorage.getItem('trace'),
    Reflect.get(window, 'trace') ?? null,
    navigator.onLine,
    matchMedia('(prefers-color-scheme: dark)').matches,
    innerWidth,
  ]),
});

const asKept = {
  runs: 0,
  cookies: 0,
  databases: expect.not.arrayContaining(['trace']),
  ofPage: [null, null, null, true, false, 390],
};

/** Uses the device of Ben in many ways, after a look at it. */
const use = async () => {
  const { page, context } = await club.openDeviceOf('ben');
  expect(await traces(page)).toEqual(asKept);
  expect(await storedRows(page, 'video')).toHaveLength(demoVideoCount);
  await context.addInitScript(() => Object.assign(window, { trace: 'left' }));
  await context.route('**/api/exercise/**', (route) => route.abort());
  await context.addCookies([{ name: 'trace', value: 'left', url: club.server.url }]);
  await page.reload();
  await beginScreening(page);
  await answerTest(page, 1);
  await waitUntil(async () => (await storedRows(page, 'screeningRun')).length === 1);
  await page.evaluate(() => {
    localStorage.setItem('trace', 'left');
    sessionStorage.setItem('trace', 'left');
    indexedDB.open('trace');
  });
  await page.setViewportSize({ width: 800, height: 600 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await context.setOffline(true);
  const { databases, ...rest } = await traces(page);
  expect(databases).toContain('trace');
  expect(rest).toEqual({ runs: 1, cookies: 1, ofPage: ['left', 'left', 'left', false, true, 800] });
};

// Each begins with a look at what the one before has left.
test.each(['at first', 'after a test'])(
  'a device on which somebody is signed in has nothing of the tests before: %s',
  async () => {
    await use();
  },
);

describe('a device that cannot be put back', () => {
  let broken: BrowserContext;

  test('is used until its end', async () => {
    broken = (await club.openDeviceOf('ben')).context;
    const [keeper] = broken.pages();
    await keeper?.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        setItem.call(this, key, `${value} of somebody else`);
      };
    });
  });

  test('is thrown away, and the test gets one of its own', async () => {
    const { page, context } = await club.openDeviceOf('ben');
    expect(context).not.toBe(broken);
    expect(await traces(page)).toEqual(asKept);
    expect(broken.pages()).toEqual([]);
  });
});

test('a clock, which nobody can take back, is refused by a device that others use after', async () => {
  const { page } = await club.openDeviceOf('ben');
  await expect(async () => page.clock.install()).rejects.toThrow('openOwnDeviceOf');
});
