import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { LocalScreeningRun } from '../../src/domain/runs';
import { axeViolations, storedRows, takePictures, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { waitUntil } from './waitUntil';
import { finishScreening, goHome, openAthlete } from './ways';

const club = startClub('for all tests');

/** Records a whole screening of Anna. */
const screenAnna = async (page: Page) => {
  await page.getByRole('link', { name: /Screening starten/ }).click();
  await page.getByLabel('Athlet auswählen').selectOption({ label: 'Anna Athletin' });
  await page.getByRole('button', { name: 'Weiter' }).click();
  await finishScreening(page);
  await page.getByRole('button', { name: 'OK' }).click();
};

const writeNote = async (page: Page, text: string) => {
  await openAthlete(page, 'Anna Athletin');
  await page.getByRole('button', { name: 'Screening: Notiz bearbeiten' }).click();
  await page.getByLabel('Für Anna').fill(text);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText(text).waitFor();
};

/** Hands Anna over to Theo on another device. */
const handOver = async (page: Page, memberId: number) => {
  await page.goto(`/members/${memberId}`);
  await page.getByRole('button', { name: 'Übergeben' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anna übergeben' });
  await dialog.getByLabel('An wen?').selectOption({ label: 'Theo Trainer' });
  await dialog.getByText(/Theo sieht sie sofort/).waitFor();
  await takePictures(page, 'hand-over');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Übergeben' }).click();
  await page.getByText('Anna ist übergeben.').waitFor();
};

test('[MB-6] after a hand-over a device that was offline sends its run once, keeps its note as text, and loses the athlete', async () => {
  const anna = club.server.userId('anna');
  const before = club.server.runs('screeningRun').filter(({ userId }) => userId === anna).length;
  const { page, context } = await club.openOwnDeviceOf('trainer');
  await waitForOfflineReadiness(page);
  await context.setOffline(true);
  await screenAnna(page);
  await writeNote(page, 'Knie nach außen.');

  const desktop = await club.openDeviceOf('trainer', 'desktop');
  await handOver(desktop.page, anna);

  await goHome(page);
  await context.setOffline(false);
  // The list of the athletes asks what is new.
  await page.getByRole('link', { name: /^Athleten/ }).click();
  await waitUntil(async () =>
    (await storedRows<{ userId: number }>(page, 'userScreening')).every(({ userId }) => userId !== anna),
  );
  await waitUntil(
    async () =>
      (await storedRows<LocalScreeningRun>(page, 'screeningRun')).filter(({ userId }) => userId === anna)
        .length === 0,
  );
  const arrived = club.server.runs('screeningRun').filter(({ userId }) => userId === anna);
  expect(arrived).toHaveLength(before + 1);
  expect(arrived.at(-1)).toMatchObject({ ratedBy: club.server.userId('trainer'), completed: 1 });

  await page.goto('/unsent');
  await page.getByText(/Du betreust diese Person nicht mehr/).waitFor();
  await takePictures(page, 'hand-over-refused');
  expect(await axeViolations(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Datei sichern' }).click();
  const { entries, runs } = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(runs).toEqual([]);
  expect(entries).toMatchObject([{ kind: 'note', payload: { athleteNote: 'Knie nach außen.' } }]);

  const theo = await club.openDeviceOf('trainer2', 'desktop');
  await openAthlete(theo.page, 'Anna Athletin');
  expect(
    (await storedRows<LocalScreeningRun>(theo.page, 'screeningRun')).map(({ clientId }) => clientId),
  ).toContain(arrived.at(-1)?.clientId);
});
