import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { LocalScreeningRun } from '../../src/domain/runs';
import { type Device, openProfile, signInAndUpdate, storedRows, waitForOfflineReadiness } from './browser';
import { letPass, stopTime } from './clock';
import { startClub } from './club';
import { waitUntil } from './waitUntil';
import { answerTest, beginScreening, finishScreening, goHome, home, testShown } from './ways';

const club = startClub('per test');
const runsOfBen = () => club.server.runsOf('ben', 'screeningRun');
const waitingRuns = async (page: Page) =>
  (await storedRows<LocalScreeningRun>(page, 'screeningRun')).filter(({ isDirty }) => isDirty);

/** Sets the speed of the uplink of a page, in bytes per second; 0 takes the network away. */
type SetUplink = (bytes: number) => Promise<void>;

const uplinkOf = async ({ context, page }: Pick<Device, 'context' | 'page'>): Promise<SetUplink> => {
  const session = await context.newCDPSession(page);
  return async (uploadThroughput) => {
    await session.send('Network.emulateNetworkConditions', {
      offline: uploadThroughput === 0,
      latency: 100,
      downloadThroughput: 250_000,
      uploadThroughput,
    });
  };
};

/** A device of this person that is ready for every network, and whose time goes on only when the test says so. */
const openWithStoppedTime = async (username: string) => {
  const { context, page: former } = await club.openOwnDeviceOf(username);
  await waitForOfflineReadiness(former);
  await stopTime(context);
  const page = await context.newPage();
  await page.goto('/');
  await home(page).waitFor();
  return { page, setUplink: await uplinkOf({ context, page }) };
};

/** The browser tells a page of the network by another way than its requests, which may still find none. */
const notThereYet = 'net::ERR_INTERNET_DISCONNECTED';

/** Stores copies of the one waiting run, each as a run of its own. */
const multiplyRun = (page: Page, copies: number) =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('as_db');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const tx = open.result.transaction('screeningRun', 'readwrite');
          const store = tx.objectStore('screeningRun');
          const read = store.getAll();
          read.onsuccess = () => {
            const { localId: _key, ...run } = read.result.find(({ isDirty }) => isDirty);
            for (let copy = 0; copy < count; copy += 1) store.add({ ...run, clientId: crypto.randomUUID() });
          };
          tx.oncomplete = () => {
            open.result.close();
            resolve();
          };
          tx.onabort = () => reject(tx.error);
        };
      }),
    copies,
  );

test('[FL-14] six runs that wait reach the server over 28 kbit/s', async () => {
  const uplink = 28_000 / 8;
  const { page, setUplink } = await openWithStoppedTime('ben');
  await setUplink(0);
  await beginScreening(page);
  await finishScreening(page);
  await multiplyRun(page, 5);
  expect(await waitingRuns(page)).toHaveLength(6);
  const lost: string[] = [];
  // A question of the page may reach its limit beside them, because the posts take all of the time.
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? '';
    if (request.method() === 'POST' && error !== notThereYet) lost.push(`${request.url()}: ${error}`);
  });
  // In the page, a request lasts as long as its body on this uplink.
  page.on('request', (request) => letPass(page, (request.postDataBuffer()?.length ?? 0) / uplink));
  await setUplink(uplink);
  await waitUntil(async () => (await waitingRuns(page)).length === 0);
  expect(runsOfBen()).toHaveLength(6);
  expect(lost).toEqual([]);
});

describe('a profile of a browser that was copied', () => {
  let copied: string;
  beforeEach(() => {
    copied = mkdtempSync(join(tmpdir(), 'athletik-copy-'));
  });
  afterEach(() => rmSync(copied, { recursive: true, force: true }));

  const goOnWithScreening = async (page: Page) => {
    await page.goto('/');
    await page.getByRole('link', { name: /Screening fortsetzen/ }).click();
    await testShown(page, 2).waitFor();
  };

  test('[FL-16] keeps its answers beside those of the original', async () => {
    const first = await club.openProfile();
    await signInAndUpdate(first.page, 'ben');
    await waitForOfflineReadiness(first.page);
    await (await uplinkOf(first))(0);
    await beginScreening(first.page);
    await answerTest(first.page, 1);
    await first.page.getByRole('button', { name: 'Weiter' }).click();
    // The next test is shown before the step is on the disk.
    await waitUntil(async () => (await waitingRuns(first.page)).some(({ position }) => position === 1));
    await first.context.close();
    cpSync(first.folder, copied, { recursive: true });

    const original = await club.openProfile();
    await goOnWithScreening(original.page);
    // More changes than in the copy, so that the server has a higher revision than the copy will send.
    const [box] = await original.page.getByRole('checkbox').all();
    for (let change = 0; change < 20; change += 1) await box?.setChecked(change % 2 === 0);
    await finishScreening(original.page, 2);
    await waitUntil(() => runsOfBen().length === 1 && runsOfBen()[0]?.completed === 1);

    const copy = await openProfile(copied, club.server.url);
    await goOnWithScreening(copy.page);
    await finishScreening(copy.page, 2);
    await waitUntil(() => runsOfBen().filter(({ completed }) => completed === 1).length === 2);
    // The server has a run before this device has noted it.
    await waitUntil(async () => (await waitingRuns(copy.page)).length === 0);
    await copy.context.close();
  });
});

test('[GU-11] [CO-25] on a network that never answers, pages open with what the device has', async () => {
  const { page } = await openWithStoppedTime('anna');
  await page.route('**/api/**', () => {});
  const shown = page.getByRole('button', { name: 'Training starten' });
  const refresh = page.waitForRequest('**/api/**');
  await page.getByRole('link', { name: /^Training/ }).click();
  await refresh;
  await letPass(page, 0.9);
  expect(await shown.isVisible()).toBe(false);
  await letPass(page, 0.1);
  await shown.waitFor();
  // The network was just slow: the page opens in no time.
  await goHome(page);
  await page.getByRole('link', { name: /^Training/ }).click();
  await shown.waitFor();
});
