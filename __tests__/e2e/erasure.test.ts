import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { axeViolations, storedRows, takePictures, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { waitUntil } from './waitUntil';
import { beginScreening, finishScreening } from './ways';

const club = startClub('for all tests');

/** The message on the login page. */
const erased = (page: Page) => page.getByText('Das Konto von ben ist gelöscht');

const deskOf = async (page: Page) => {
  await page.getByRole('link', { name: /^Athleten/ }).click();
  await page.getByRole('button', { name: /^Alle \d+$/ }).click();
};

test('[MB-7] [LV-4] a person erases their account: at once, on the trainer’s desk, and on a device that comes back', async () => {
  const ben = club.server.userId('ben');
  const other = await club.openOwnDeviceOf('ben');
  await waitForOfflineReadiness(other.page);
  await other.context.setOffline(true);
  await beginScreening(other.page);
  await finishScreening(other.page);
  await other.page.getByRole('button', { name: 'OK' }).click();
  const trainer = await club.openDeviceOf('trainer');
  await deskOf(trainer.page);
  const onDesk = trainer.page.getByRole('link', { name: /^Ben / });
  await onDesk.waitFor();

  const { page } = await club.openOwnDeviceOf('ben');
  await page.getByRole('link', { name: /^Mein Konto/ }).click();
  await page.getByRole('button', { name: 'Konto löschen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Konto löschen' });
  await takePictures(page, 'erase-own');
  expect(await axeViolations(page)).toEqual([]);
  const name = dialog.getByLabel('Schreib „ben“, um zu bestätigen');
  const confirm = dialog.getByRole('button', { name: 'Konto endgültig löschen' });
  await name.fill('bea');
  await expect(confirm.isDisabled()).resolves.toBe(true);
  await name.fill('ben');
  await confirm.click();
  await erased(page).waitFor();
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await erased(page).waitFor({ state: 'hidden' });
  expect(club.server.runs('screeningRun').filter(({ userId }) => userId === ben)).toEqual([]);

  await onDesk.waitFor({ state: 'hidden' });

  await other.context.setOffline(false);
  await erased(other.page).waitFor();
  await takePictures(other.page, 'erased-elsewhere');
  expect(await axeViolations(other.page)).toEqual([]);
  const saved = other.page.waitForEvent('download');
  await other.page.getByRole('button', { name: 'Nicht Übertragenes sichern' }).click();
  const { runs } = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(runs).toMatchObject([{ userId: ben, completed: true }]);
  await other.page.getByRole('button', { name: 'Von diesem Gerät löschen' }).click();
  await erased(other.page).waitFor({ state: 'hidden' });
  await waitUntil(async () => (await storedRows(other.page, 'screeningRun')).length === 0);
});
