import type { Page } from 'playwright-core';
import type { LocalScreeningRun } from '../../src/domain/runs';
import { type Device, signIn, signInAndUpdate, storedRows, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { demoVideoCount } from './server';
import { waitUntil } from './waitUntil';
import { answerTest, beginScreening, finishScreening, home, testShown } from './ways';

const club = startClub('per test');

/** Limits the storage of the app on this device, in bytes. Without a number there is no limit. */
type Limit = (quotaSize?: number) => Promise<void>;

/** A device with a storage limit. The browser reads a new limit only once the space it saw last is used up. */
const openLimitedDevice = async (room: number): Promise<Device & { limit: Limit }> => {
  const device = await club.openDevice();
  const session = await device.context.newCDPSession(device.page);
  const { origin } = new URL(club.server.url);
  const limit: Limit = async (quotaSize) => {
    await session.send('Storage.overrideQuotaForOrigin', quotaSize ? { origin, quotaSize } : { origin });
  };
  await limit(room);
  return { ...device, limit };
};

/** Uses up all the space that is left, to the last bytes. */
const fillDisk = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('filling');
    await new Promise((resolve, reject) => {
      opening.onupgradeneeded = () => opening.result.createObjectStore('bytes', { autoIncrement: true });
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    /** Random bytes, because compressed data would use less space. */
    const bytes = (size: number) => {
      const all = new Uint8Array(size);
      for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(all.subarray(at, at + 65_536));
      return all;
    };
    const add = (size: number) =>
      new Promise<boolean>((resolve) => {
        const tx = opening.result.transaction('bytes', 'readwrite');
        tx.objectStore('bytes').add(bytes(size));
        tx.oncomplete = () => resolve(true);
        tx.onabort = () => resolve(false);
      });
    for (let size = 2 ** 21; size > 16; ) if (!(await add(size))) size /= 2;
    opening.result.close();
  });

/** Space for the app and all its data, in bytes. */
const enough = 20_000_000;

const toldOfFullDisk = (page: Page) => page.getByText('Der Speicher dieses Geräts ist voll.');
const saveAgain = (page: Page) => page.getByRole('button', { name: 'Noch einmal speichern' }).click();
const runsOfBen = () => club.server.runsOf('ben', 'screeningRun');
const storedRun = async (page: Page) => (await storedRows<LocalScreeningRun>(page, 'screeningRun'))[0];

test('[FL-11] [SR-14] in a screening run a full disk is reported, and later answers are saved once there is space', async () => {
  const { page, context, limit } = await openLimitedDevice(enough);
  await signInAndUpdate(page, 'ben');
  await waitForOfflineReadiness(page);
  await beginScreening(page);
  await page.getByRole('checkbox').first().check();
  await fillDisk(page);
  await answerTest(page, 1);
  await toldOfFullDisk(page).waitFor();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await testShown(page, 2).waitFor();
  await saveAgain(page);
  await toldOfFullDisk(page).waitFor();
  expect(await storedRun(page)).toMatchObject({ position: 0, testRuns: [] });

  await limit();
  await saveAgain(page);
  await toldOfFullDisk(page).waitFor({ state: 'detached' });
  await context.setOffline(true);
  await page.reload();
  await testShown(page, 2).waitFor();
  await context.setOffline(false);
  await finishScreening(page, 2);
  await page.getByText('Gespeichert und übertragen.').waitFor();
  const [run, ...others] = runsOfBen();
  expect(others).toEqual([]);
  expect(run).toMatchObject({ completed: 1 });
  expect(JSON.parse(run?.testRuns ?? '')).toEqual((await storedRun(page))?.testRuns);
});

test('[SR-13] [SR-14] a screening run that ends on a full disk is saved and sent once there is space', async () => {
  const { page, context, limit } = await openLimitedDevice(enough);
  await signInAndUpdate(page, 'ben');
  await waitForOfflineReadiness(page);
  await beginScreening(page);
  await fillDisk(page);
  await finishScreening(page);
  const dialog = page.getByRole('dialog', { name: 'Gut gemacht!' });
  await toldOfFullDisk(page).waitFor();
  expect(runsOfBen().filter(({ completed }) => completed === 1)).toEqual([]);
  await limit();
  await saveAgain(page);
  await dialog.getByText('Gespeichert und übertragen.').waitFor();
  expect(runsOfBen()).toEqual([expect.objectContaining({ completed: 1 })]);
  await context.setOffline(true);
  await page.goto('/');
  await page.getByText(/^Zuletzt am/).waitFor();
});

test('[UP-10] a full disk in the middle of the videos is reported, and the next update brings the others', async () => {
  const { page, context, limit } = await openLimitedDevice(enough);
  let videos = 0;
  await page.route('**/api/video/*', async (route) => {
    videos += 1;
    if (videos === 6) await fillDisk(page);
    await route.continue();
  });
  await signIn(page, 'anna');
  // The toast may be gone by the time that the welcome page is seen.
  await toldOfFullDisk(page).waitFor();
  await home(page).waitFor();
  expect((await storedRows(page, 'video')).length).toBeLessThan(demoVideoCount);
  await limit();
  await page.goto('/trainingoverview');
  await page.getByRole('button', { name: 'Training starten' }).waitFor();
  await waitUntil(async () => (await storedRows(page, 'video')).length === demoVideoCount);
  await waitForOfflineReadiness(page);
  await context.setOffline(true);
  await page.goto('/');
  await home(page).waitFor();
});
