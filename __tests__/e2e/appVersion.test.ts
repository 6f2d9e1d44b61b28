import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Device, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { copyPackage } from './server';
import { waitUntil } from './waitUntil';
import { beginScreening, home } from './ways';

const { root, remove } = copyPackage();
const club = startClub('for all tests', root);
let device: Device;

const releaseNewVersion = () => {
  const worker = join(root, 'dist', 'service-worker.js');
  for (const compressed of ['.br', '.gz']) rmSync(worker + compressed, { force: true });
  appendFileSync(worker, '\n// the next version');
};

beforeAll(async () => {
  device = await club.openDeviceOf('anna');
});
afterAll(remove);

test('[SW-1] [SW-2] [SW-3] a new version is offered once no run is open, and loaded only on a yes', async () => {
  const { page } = device;
  await waitForOfflineReadiness(page);
  await beginScreening(page);
  releaseNewVersion();
  await page.reload();
  await page.getByText('Test 1 von 7').waitFor();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    if (worker) {
      await new Promise<void>((installed) => {
        worker.addEventListener('statechange', () => worker.state === 'installed' && installed());
      });
    }
  });
  const prompt = page.getByRole('dialog').getByText('New version available. Load New Version?');
  expect(await prompt.count()).toBe(0);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await prompt.waitFor();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await reloaded;
  await home(page).waitFor();
  await waitUntil(async () => {
    const version = await page.evaluate(async () => (await fetch('/service-worker.js')).text());
    const waits = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    return version.includes('the next version') && !waits;
  });
});

test('[SW-1] [FL-1] the app starts offline from any route', async () => {
  const { page, context } = device;
  await context.setOffline(true);
  await page.goto('/trainingoverview');
  await page.getByRole('heading', { name: 'Kurze Spielregeln:' }).waitFor();
  await page.goto('/irgendwo');
  await home(page).waitFor();
});
