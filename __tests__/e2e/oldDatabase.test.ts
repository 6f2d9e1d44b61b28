/** @jest-environment node */
import type { Page } from 'playwright-core';
import { signIn, signInAndUpdate, storedRows } from './browser';
import { startClub } from './club';
import { waitUntil } from './waitUntil';

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

/**
 * Makes the database of the first app, with these screening runs, and leaves it open in the page as a tab of that app
 * would; in a way that lets go for an upgrade, or that does not know of one.
 */
const openAsFirstApp = async (page: Page, runs: object[], letsGo: boolean) => {
  await page.goto(pageWithoutApp);
  await page.evaluate(
    async ({ rows, isPolite }) => {
      const opening = indexedDB.open('as_db', 1);
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
        db.createObjectStore('training', { keyPath: 'id' });
        db.createObjectStore('trainingRun', { keyPath: 'localId', autoIncrement: true }).createIndex(
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
      if (isPolite) db.onversionchange = () => db.close();
      const tx = db.transaction('screeningRun', 'readwrite');
      for (const row of rows) tx.objectStore('screeningRun').add(row);
      await new Promise((resolve) => {
        tx.oncomplete = resolve;
      });
    },
    { rows: runs, isPolite: letsGo },
  );
};

const runsOfAnna = () =>
  club.server.runs('screeningRun').filter(({ userId }) => userId === club.server.userId('anna'));

const expectOldRunOnce = async () => {
  const [run, ...others] = runsOfAnna().filter(({ testRuns }) => testRuns?.includes('61000'));
  expect(others).toEqual([]);
  expect(run).toMatchObject({ completed: 1 });
  expect(JSON.parse(run?.testRuns ?? '')).toMatchObject([{ testId: 1, duration: 61_000 }]);
};

const toldOfOtherTabs = (page: Page) =>
  page.getByText('Schließe alle anderen Tabs, dann geht es hier weiter.');

test('[DB-6] [CO-20] a run that the first app left unsent reaches the server once', async () => {
  const { page } = await club.openDevice();
  const before = runsOfAnna().length;
  await openAsFirstApp(page, [anOldRun(club.server.userId('anna'))], true);
  await signInAndUpdate(page, 'anna');
  await waitUntil(() => runsOfAnna().length > before);
  await page.reload();
  await page.getByRole('heading', { name: /^Hallo / }).waitFor();
  expect(runsOfAnna()).toHaveLength(before + 1);
  await expectOldRunOnce();
  expect(await storedRows(page, 'screeningRun')).toHaveLength(before + 1);
});

test('[DB-11] a tab of the first app that lets go does not keep the upgrade waiting', async () => {
  const { page, context } = await club.openDevice();
  const before = runsOfAnna().length;
  await openAsFirstApp(await context.newPage(), [anOldRun(club.server.userId('anna'))], true);
  await signInAndUpdate(page, 'anna');
  await waitUntil(() => runsOfAnna().length > before);
  await expectOldRunOnce();
});

test('[DB-11] a tab of the first app that does not let go is told of, also after a reload, and once it is closed all goes on', async () => {
  const { page, context } = await club.openDevice();
  const before = runsOfAnna().length;
  const oldTab = await context.newPage();
  await openAsFirstApp(oldTab, [anOldRun(club.server.userId('anna'))], false);
  await signIn(page, 'anna');
  await toldOfOtherTabs(page).waitFor();
  await page.reload();
  await toldOfOtherTabs(page).waitFor();
  await oldTab.close();
  await page.getByRole('heading', { name: /^Hallo / }).waitFor();
  expect(await toldOfOtherTabs(page).count()).toBe(0);
  await waitUntil(() => runsOfAnna().length > before);
  await expectOldRunOnce();
});
