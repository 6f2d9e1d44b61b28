import { signInAndUpdate, storedRows } from './browser';
import { startClub } from './club';
import { changeTimers, longWaitForWorker } from './timers';

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
