import type { Page } from 'playwright-core';
import { axeViolations, type Device, takePicture, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { sizeFaults } from './sizes';
import { waitUntil } from './waitUntil';
import { goHome } from './ways';

const club = startClub('per test');

const openAthlete = async (page: Page, name: string) => {
  await goHome(page);
  await page.getByRole('link', { name: /^Athleten/ }).click();
  await page.getByRole('heading', { name: /Athleten$/, level: 2 }).waitFor();
  await page.getByRole('button', { name: /^Alle \d+$/ }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 2 }).waitFor();
};

/** The page has no fault in any size, and there is a picture of both schemes. */
const look = async ({ page }: Device, name: string) => {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sizeFaults(page, name)).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `${name}-${colorScheme}`);
  }
};

const storedChanges = () =>
  club.server.query<{ planChanges: string | null }>(
    `select "planChanges" from "userScreening" where "userId" = ${club.server.userId('anna')}`,
  )[0]?.planChanges;

test('[PL-1] [PL-2] a trainer changes a plan offline, and the athlete trains by it offline and reads why', async () => {
  const tina = await club.openDeviceOf('trainer');
  await waitForOfflineReadiness(tina.page);
  await openAthlete(tina.page, 'Anna Athletin');
  await tina.context.setOffline(true);
  const card = tina.page.getByRole('region', { name: 'Plan', exact: true });
  const first = card.getByRole('button', { name: /: ändern$/ }).first();
  const name = ((await first.getAttribute('aria-label')) ?? '').replace(': ändern', '');
  await first.click();
  const dialog = tina.page.getByRole('dialog', { name, exact: true });
  await dialog.getByLabel('Sätze').fill('1');
  await dialog.getByLabel('Grund (freiwillig)').fill('Erst einmal wenig.');
  await look(tina, 'plan-change-phone');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await card.getByText('Von Tina angepasst: Erst einmal wenig.').waitFor();
  await look(tina, 'plan-card-phone');
  expect(storedChanges()).toBeNull();

  // The app is closed and opened without a network: the change is still there.
  await tina.page.reload();
  await card.getByText('Von Tina angepasst: Erst einmal wenig.').waitFor();
  await tina.context.setOffline(false);
  await waitUntil(() => storedChanges()?.includes('Erst einmal wenig.') === true);

  const anna = await club.openDeviceOf('anna');
  await waitForOfflineReadiness(anna.page);
  await anna.page
    .getByRole('link', { name: /^Trainingsübersicht|^Training/ })
    .first()
    .click();
  await anna.page.getByText('Von Tina angepasst: Erst einmal wenig.').waitFor();
  await look(anna, 'plan-overview-phone');
  await anna.context.setOffline(true);
  await anna.page.getByRole('button', { name: /^Training (starten|fortsetzen)/ }).click();
  await anna.page.getByRole('heading', { name, exact: true }).waitFor();
  await anna.page.getByText('Von Tina angepasst: Erst einmal wenig.').waitFor();
  await look(anna, 'plan-training-phone');
});
