import type { Page } from 'playwright-core';
import { persisted, signInAndUpdate, storedRows, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { changeTimers, longWaitForWorker } from './timers';
import { waitUntil } from './waitUntil';

const club = startClub('for all tests');

const removeWorkers = () => {
  Reflect.deleteProperty(window, 'Worker');
};

test.each([
  ['a worker', () => undefined, 1],
  ['the page, where the browser has no workers', removeWorkers, 0],
])('[UP-6] what an update loads is stored by %s', async (_who, prepare, workers) => {
  const { page } = await club.openDevice();
  await page.addInitScript(changeTimers, longWaitForWorker);
  await page.addInitScript(prepare);
  await signInAndUpdate(page, 'trainer');
  expect(page.workers()).toHaveLength(workers);
  expect(await storedRows(page, 'screeningRun')).not.toEqual([]);
});

/** Lets the worker begin no reading until the test says so. Runs in the page. */
const holdReading = () => {
  const held: (() => void)[] = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function post(this: Worker, message: { method?: string }) {
    const send = () => postMessage.call(this, message);
    if (message.method === 'load') held.push(send);
    else send();
  };
  Object.assign(window, {
    letRead: () => {
      for (const send of held) send();
    },
  });
};

const letRead = (page: Page) => page.evaluate(() => (window as unknown as { letRead: () => void }).letRead());

/** Its code is fetched when everything of the user was read. */
const hasLateCode = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/late.'));

test('[CO-28] the start page comes before everything is read, and stays as it is then', async () => {
  const { context, page } = await club.openDevice();
  await page.addInitScript(changeTimers, longWaitForWorker);
  await signInAndUpdate(page, 'trainer');
  await waitUntil(async () => {
    const kept = (await persisted(page)).find(([key]) => key === 'persist:startPage');
    return kept?.[1].includes('screeningRun') ?? false;
  });
  await waitForOfflineReadiness(page);
  await page.addInitScript(holdReading);
  await context.setOffline(true);
  await page.reload();
  const tile = page.getByRole('link', { name: /^Screening starten/ });
  await tile.evaluate((element) => element.setAttribute('data-before', ''));
  expect(await page.evaluate(hasLateCode)).toBe(false);
  await letRead(page);
  await page.waitForFunction(hasLateCode);
  expect(await page.locator('[data-before]').count()).toBe(1);
  await page.reload();
  await tile.click();
  await page.getByRole('status', { name: 'Wird geladen' }).waitFor();
  await letRead(page);
  await page.getByRole('heading', { name: 'Screening', level: 1 }).waitFor();
});
