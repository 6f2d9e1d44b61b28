import type { Page } from 'playwright-core';
import { axeViolations, contrastViolations, takePicture, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { sizeFaults } from './sizes';
import { goHome, home } from './ways';

jest.setTimeout(180_000);

const club = startClub('for all tests');

/** Neither scheme has a fault of contrast, nothing is too small, and there is a picture of both. */
const look = async (page: Page, name: string) => {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sizeFaults(page, name)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastViolations(page)).toEqual([]);
  await takePicture(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await takePicture(page, name);
};

test.each(['phone', 'desktop'] as const)(
  '[HI-2] [HI-3] an athlete sees the own progress on a %s, also offline',
  async (viewport) => {
    const { page, context } = await club.openDeviceOf('anna', viewport);
    await waitForOfflineReadiness(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: /^Fortschritt/ }).click();
    await page.getByRole('heading', { name: 'Dein Verlauf' }).waitFor();
    await page.getByRole('img', { name: /^Gesamtwert in 2 Läufen/ }).waitFor();
    await look(page, `progress-${viewport}`);
    await page.getByRole('radio', { name: 'Als Tabelle' }).check({ force: true });
    await page.getByRole('table').first().waitFor();
    await look(page, `progress-table-${viewport}`);
    await page.getByRole('radio', { name: 'Bild' }).check({ force: true });
    await page.getByRole('link', { name: 'Zwei Läufe vergleichen' }).click();
    await page.getByRole('heading', { name: /Antworten haben sich geändert$/ }).waitFor();
    await look(page, `progress-compare-${viewport}`);
    await goHome(page);
  },
);

test('[HI-2] [DE-4] a trainer opens the progress of an athlete; of a foreign one, home with a toast', async () => {
  const { page } = await club.openDeviceOf('trainer', 'desktop');
  const anna = club.server.userId('anna');
  await page.goto(`/athletes/${anna}`);
  await page.getByRole('link', { name: 'Ganzen Verlauf zeigen' }).click();
  await page.getByRole('heading', { name: 'Anna Athletin', level: 2 }).waitFor();
  await look(page, 'progress-trainer-desktop');
  await page.goto('/athletes/99999/progress');
  await page.getByText('Diese Person gibt es nicht').waitFor();
  await home(page).waitFor();
});
