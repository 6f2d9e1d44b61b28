import { signInAndUpdate, storedRows } from './browser';
import { startClub } from './club';
import { stretchTimers } from './ways';

const club = startClub('for all tests');

/** How long the page waits for a worker to start. */
const startLimit = 2_000;

const removeWorkers = () => {
  Reflect.deleteProperty(window, 'Worker');
};

test.each([
  ['a worker', () => undefined, 1],
  ['the page, where the browser has no workers', removeWorkers, 0],
])('[UP-6] what an update loads is stored by %s', async (_who, prepare, workers) => {
  const { page } = await club.openDevice();
  await page.addInitScript(stretchTimers, [startLimit]);
  await page.addInitScript(prepare);
  await signInAndUpdate(page, 'trainer');
  expect(page.workers()).toHaveLength(workers);
  expect(await storedRows(page, 'screeningRun')).not.toEqual([]);
});
