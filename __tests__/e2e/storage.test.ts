import type { Page } from 'playwright-core';
import type { LocalScreeningRun } from '../../src/domain/runs';
import { signInAndUpdate, storedRows, takePicture, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { waitUntil } from './waitUntil';
import { answerTest, beginScreening, finishScreening, testShown } from './ways';

const club = startClub('per test');

const denyLocalStorage = () => {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
};

const neverOpenDatabases = () => {
  IDBFactory.prototype.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
};

const removeIndexedDb = () => {
  Object.defineProperty(window, 'indexedDB', { value: undefined });
};

test.each([
  ['localStorage is denied', denyLocalStorage, 'localstorage'],
  ['databases are never opened', neverOpenDatabases, 'silent-database'],
  ['there is no IndexedDB', removeIndexedDb, 'no-database'],
])('[DB-14] where %s, the page says what to do, and tries again', async (_what, block, picture) => {
  const { page } = await club.openDevice();
  await page.addInitScript(block);
  await page.clock.install();
  await page.goto('/');
  const alert = page.getByRole('alert').filter({ hasText: 'Dein Browser speichert hier keine Daten.' });
  // The app waits some seconds for a database that does not answer.
  const isTold = async () => {
    await page.clock.fastForward(1000);
    return alert.isVisible();
  };
  await waitUntil(isTold);
  await alert.getByText('erlaube Cookies und Websitedaten').waitFor();
  await takePicture(page, `storage-${picture}`);
  await Promise.all([
    page.waitForEvent('load'),
    alert.getByRole('button', { name: 'Noch einmal versuchen' }).click(),
  ]);
  await waitUntil(isTold);
});

const deleteDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('as_db');
        deleting.onsuccess = resolve;
        deleting.onerror = reject;
      }),
  );

/** Deletes every database, as the settings of the browser do: the open connections are closed from outside. */
const deleteAllDatabases = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(club.server.url).origin,
    storageTypes: 'indexeddb',
  });
};

/** Begins a screening, loses the network, and goes on to the second test. */
const beginOffline = async (page: Page) => {
  await signInAndUpdate(page, 'ben');
  await waitForOfflineReadiness(page);
  await beginScreening(page);
  await page.context().setOffline(true);
  await answerTest(page, 1);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await testShown(page, 2).waitFor();
};

test.each([
  ['the database is deleted', deleteDatabase],
  ['all databases are deleted', deleteAllDatabases],
])(
  '[DB-13] %s in the middle of a screening: every answer is there again, and is sent once',
  async (_what, lose) => {
    const { page, context } = await club.openDevice();
    await beginOffline(page);
    await page.getByRole('checkbox').first().check();
    const runs = () => storedRows<LocalScreeningRun>(page, 'screeningRun');
    await waitUntil(async () => Object.keys((await runs())[0]?.drafts ?? {}).length > 0);
    const [before] = await runs();

    await lose(page);
    await waitUntil(async () => (await runs()).length === 1);
    // Comes last. Before it the device needs the server, as one does that has never loaded anything.
    await waitUntil(async () => (await storedRows(page, 'user')).length > 0);
    expect((await runs())[0]).toMatchObject({
      clientId: before?.clientId,
      position: 1,
      testRuns: before?.testRuns,
      drafts: before?.drafts,
    });
    await page.reload();
    await testShown(page, 2).waitFor();
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);

    await context.setOffline(false);
    await finishScreening(page, 2);
    await page.getByText('Gespeichert und übertragen.').waitFor();
    expect(club.server.runsOf('ben', 'screeningRun')).toMatchObject([
      { clientId: before?.clientId, completed: 1 },
    ]);
  },
);

/** Does to this page what Safari does to one in the background: IndexedDB works again only for a new page. */
const loseConnection = () => {
  const fail = () => {
    throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  };
  IDBDatabase.prototype.transaction = fail;
  IDBFactory.prototype.open = fail;
};

test('[DB-13] a page that can open its databases no more reloads itself, and the last answer is there', async () => {
  const { page } = await club.openDevice();
  await beginOffline(page);
  await page.evaluate(loseConnection);
  // A `check` would look at the box again, on a page that may be gone.
  await Promise.all([page.waitForEvent('load'), page.getByRole('checkbox').first().click()]);
  await testShown(page, 2).waitFor();
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);
  await page.context().setOffline(false);
  await finishScreening(page, 2);
  await page.getByText('Gespeichert und übertragen.').waitFor();
  expect(club.server.runsOf('ben', 'screeningRun')).toMatchObject([{ completed: 1 }]);
});

test('[DB-13] without a network and a service worker, too, the last answer is there', async () => {
  const { page, context } = await club.openDevice();
  await context.route('**/service-worker.js', (route) => route.abort());
  await signInAndUpdate(page, 'ben');
  await beginScreening(page);
  await context.setOffline(true);
  await page.evaluate(loseConnection);
  await page.getByRole('checkbox').first().click();
  // Nothing is there to load the page from.
  await page.waitForURL('chrome-error://**');
  await context.setOffline(false);
  await page.goto('/');
  await page.getByRole('link', { name: /fortsetzen/ }).click();
  await testShown(page, 1).waitFor();
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);
});
