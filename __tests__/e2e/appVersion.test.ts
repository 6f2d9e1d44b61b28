import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Device, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { copyPackage } from './server';
import { waitUntil } from './waitUntil';
import { beginScreening, home, testShown } from './ways';

const { root, remove } = copyPackage();
const club = startClub('for all tests', root);
let device: Device;

const releaseNewVersion = (name: string) => {
  const worker = join(root, 'dist', 'service-worker.js');
  for (const compressed of ['.br', '.gz']) rmSync(worker + compressed, { force: true });
  appendFileSync(worker, `\n// ${name}`);
};

/** Has the browser look for a new version, and waits until it is installed. */
const findNewVersion = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    if (worker) {
      await new Promise<void>((installed) => {
        worker.addEventListener('statechange', () => worker.state === 'installed' && installed());
      });
    }
  });

const prompt = (page: Page) => page.getByRole('dialog').getByText('New version available. Load New Version?');

/** Marks this document, so that a reload can be told. */
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.classList.add('former'));

const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('former'));

/** Whether the newest version has taken over and the page was loaded with it. */
const isUpToDate = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      const { waiting, active } = await navigator.serviceWorker.ready;
      const isFormer = document.documentElement.classList.contains('former');
      return !isFormer && !waiting && active?.state === 'activated';
    })
    .catch(() => false);

/** Says yes to the version that is offered, and waits until the page was loaded with it. */
const confirm = async (page: Page) => {
  await prompt(page).waitFor();
  await markDocument(page);
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await waitUntil(() => isUpToDate(page));
  await home(page).waitFor();
  expect(await prompt(page).count()).toBe(0);
};

beforeAll(async () => {
  device = await club.openDeviceOf('anna');
});
afterAll(remove);

test('[SW-1] [SW-2] [SW-3] a new version is offered once no run is open, and loaded only on a yes', async () => {
  const { page } = device;
  await waitForOfflineReadiness(page);
  await beginScreening(page);
  releaseNewVersion('the next version');
  await page.reload();
  await testShown(page, 1).waitFor();
  await findNewVersion(page);
  expect(await prompt(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await confirm(page);
});

/** In `npm test` a few, to save time. */
const tries = Number(process.env.APP_VERSION_TRIES ?? 5);

/** For a moment this page asks for so much that the worker which serves it is hardly ever idle. */
const keepWorkerBusy = (page: Page) =>
  page.evaluate(() => {
    let requests = 0;
    const timer = setInterval(() => {
      requests += 1;
      if (requests === 100) clearInterval(timer);
      void fetch('/icon.svg');
    }, 5);
  });

test('[SW-3] [SW-6] a confirmed version comes each time with one reload, also beside a busy tab with a run', async () => {
  const { page, context } = device;
  const other = await context.newPage();
  await other.goto('/');
  await beginScreening(other);
  await testShown(other, 1).waitFor();
  await markDocument(other);
  await page.bringToFront();
  // A request is told before the page that it brings; the load event comes only after that page can be seen.
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) reloads += 1;
  });
  for (let number = 1; number <= tries; number += 1) {
    releaseNewVersion(`version ${number}`);
    await findNewVersion(page);
    await prompt(page).waitFor();
    await keepWorkerBusy(other);
    await confirm(page);
    expect(reloads).toBe(number);
  }
  expect(await isSameDocument(other)).toBe(true);
  await testShown(other, 1).waitFor();
  await other.close();
});

test('[SW-6] a confirmed version comes offline', async () => {
  const { page, context } = device;
  releaseNewVersion('the version before the pitch');
  await findNewVersion(page);
  await prompt(page).waitFor();
  await context.setOffline(true);
  await confirm(page);
  await context.setOffline(false);
});

test('[SW-1] [FL-1] the app starts offline from any route', async () => {
  const { page, context } = device;
  await context.setOffline(true);
  await page.goto('/trainingoverview');
  await page.getByRole('heading', { name: 'Kurze Spielregeln:' }).waitFor();
  await page.goto('/irgendwo');
  await home(page).waitFor();
});
