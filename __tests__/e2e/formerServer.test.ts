import type { Page } from 'playwright-core';
import { signInAndUpdate } from './browser';
import { startClub } from './club';
import { faultsInBothSizes } from './screens';
import { beginScreening, finishScreening, signOut } from './ways';

const club = startClub('per test');

const runPosts = /\/api\/(screening|exercise)\/runs\/(all\/)?$/;

/** From now on the server says that it has another database. */
const becomeAnotherServer = (page: Page) =>
  page.route('**/api/features', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), instance: 'another', epoch: null } });
  });

test('[FL-18] what waits for a former server is shown apart, and is sent here only when the person wants it', async () => {
  const { page } = await club.openDeviceOf('anna');
  await page.route(runPosts, (route) => route.fulfill({ status: 503, body: '{}' }));
  await beginScreening(page);
  await finishScreening(page);
  await page.getByRole('button', { name: 'OK' }).click();
  const before = club.server.runsOf('anna', 'screeningRun').length;

  await signOut(page);
  await becomeAnotherServer(page);
  await page.unroute(runPosts);
  await signInAndUpdate(page, 'anna');
  await page.getByText('1 Eintrag wartet noch auf deinen früheren Server.').waitFor();
  await page.getByRole('link', { name: 'Ansehen' }).click();
  await page.getByRole('heading', { name: 'Vom früheren Server' }).waitFor();
  expect(club.server.runsOf('anna', 'screeningRun')).toHaveLength(before);
  expect(await faultsInBothSizes(page, 'unsent-former')).toStrictEqual([]);

  await page.getByRole('button', { name: 'Eigene hier senden' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await faultsInBothSizes(page, 'unsent-former-question')).toStrictEqual([]);
  await page.getByRole('button', { name: 'Senden', exact: true }).click();
  await page.getByRole('heading', { name: 'Vom früheren Server' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Alles übertragen' }).waitFor();
  expect(club.server.runsOf('anna', 'screeningRun')).toHaveLength(before + 1);
});
