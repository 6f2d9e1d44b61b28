import type { Page } from 'playwright-core';
import { signIn, signInAndUpdate, storedRows, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { waitUntil } from './waitUntil';
import { home } from './ways';

const club = startClub('per test');

/** A page of the app's origin that does not run the app. */
const pageWithoutApp = '/manifest.webmanifest';

const anOldRun = (userId: number) => ({
  userId,
  screeningId: 1,
  start: '2024-05-06T07:08:09.000Z',
  completed: true,
  isDirty: true,
  categoryRuns: [{ categoryId: 1, duration: 61_000, questionResults: [], questionRangeResults: [] }],
  trainings: [{ id: 1, name: 'Unterarmstütz', sets: 3, seconds: 30 }],
});

/** The same run in the format of the second app. */
const aRunOfVersion2 = (userId: number) => {
  const { categoryRuns, trainings, ...run } = anOldRun(userId);
  const testRuns = categoryRuns.map(({ categoryId, ...testRun }) => ({ ...testRun, testId: categoryId }));
  return { ...run, testRuns, exercises: trainings };
};

interface OldApp {
  version: 1 | 2;
  /** Its screening run. */
  run: object;
  /** Whether the tab closes its connection for an upgrade, or does not listen for one. */
  letsGo: boolean;
}

/** Makes the database of an older app and keeps it open in the page, as a tab of that app would. */
const openAsOldApp = async (page: Page, app: OldApp) => {
  await page.goto(pageWithoutApp);
  await page.evaluate(async ({ version, run, letsGo }) => {
    const opening = indexedDB.open('as_db', version);
    const [exercises, exerciseRuns] =
      version === 1 ? ['training', 'trainingRun'] : ['exercise', 'exerciseRun'];
    opening.onupgradeneeded = () => {
      const db = opening.result;
      db.createObjectStore('user', { keyPath: 'id' }).createIndex('username', 'username');
      db.createObjectStore('userScreening', { keyPath: 'id' }).createIndex('userId', 'userId');
      db.createObjectStore('screening', { keyPath: 'id' });
      const screeningRuns = db.createObjectStore('screeningRun', {
        keyPath: 'localId',
        autoIncrement: true,
      });
      screeningRuns.createIndex('start', 'start');
      screeningRuns.createIndex('userId', 'userId');
      db.createObjectStore(exercises, { keyPath: 'id' });
      db.createObjectStore(exerciseRuns, { keyPath: 'localId', autoIncrement: true }).createIndex(
        'start',
        'start',
      );
      db.createObjectStore('video', { keyPath: 'fileName' });
    };
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const db = opening.result;
    if (letsGo) db.onversionchange = () => db.close();
    const tx = db.transaction('screeningRun', 'readwrite');
    tx.objectStore('screeningRun').add(run);
    await new Promise((resolve) => {
      tx.oncomplete = resolve;
    });
  }, app);
};

const runsOfAnna = () => club.server.runsOf('anna', 'screeningRun');

const expectOldRunOnce = async () => {
  const [run, ...others] = runsOfAnna().filter(({ testRuns }) => testRuns?.includes('61000'));
  expect(others).toEqual([]);
  expect(run).toMatchObject({ completed: 1 });
  expect(JSON.parse(run?.testRuns ?? '')).toMatchObject([{ testId: 1, duration: 61_000 }]);
};

const toldOfOtherTabs = (page: Page) =>
  page.getByText('Schließ alle anderen Tabs, dann geht es hier weiter.');

test('[DB-6] [CO-20] a run that the first app left unsent reaches the server once', async () => {
  const { page } = await club.openDevice();
  const before = runsOfAnna().length;
  await openAsOldApp(page, { version: 1, run: anOldRun(club.server.userId('anna')), letsGo: true });
  await signInAndUpdate(page, 'anna');
  await waitUntil(() => runsOfAnna().length > before);
  await page.reload();
  await home(page).waitFor();
  expect(runsOfAnna()).toHaveLength(before + 1);
  await expectOldRunOnce();
  expect(await storedRows(page, 'screeningRun')).toHaveLength(before + 1);
});

test('[DB-11] a tab of the first app that lets go does not keep the upgrade waiting', async () => {
  const { page, context } = await club.openDevice();
  const before = runsOfAnna().length;
  const run = anOldRun(club.server.userId('anna'));
  await openAsOldApp(await context.newPage(), { version: 1, run, letsGo: true });
  await signInAndUpdate(page, 'anna');
  await waitUntil(() => runsOfAnna().length > before);
  await expectOldRunOnce();
});

test.each([
  [1, anOldRun],
  [2, aRunOfVersion2],
] as const)(
  '[DB-1] [DB-11] a tab with version %d that does not let go is told of, also after a reload, and once it is closed all goes on',
  async (version, oldRun) => {
    const { page, context } = await club.openDevice();
    const before = runsOfAnna().length;
    const oldTab = await context.newPage();
    await openAsOldApp(oldTab, { version, run: oldRun(club.server.userId('anna')), letsGo: false });
    await page.bringToFront();
    await signIn(page, 'anna');
    await toldOfOtherTabs(page).waitFor();
    await page.reload();
    await toldOfOtherTabs(page).waitFor();
    await oldTab.close();
    await home(page).waitFor();
    expect(await toldOfOtherTabs(page).count()).toBe(0);
    await waitUntil(() => runsOfAnna().length > before);
    await expectOldRunOnce();
    await waitForOfflineReadiness(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByText(/^Zuletzt am/).waitFor();
  },
);
