import { axeViolations, takePicture, waitForOfflineReadiness } from './browser';
import { startClub } from './club';

const club = startClub('per test');

test('[NO-3] [NO-4] [NT-1] [API-42] a trainer writes a note offline, and the athlete reads it after the next update', async () => {
  const { page, context } = await club.openDeviceOf('trainer', 'desktop');
  await waitForOfflineReadiness(page);
  await page.getByRole('link', { name: /Screening starten/ }).click();
  await page.getByLabel('Athlet auswählen').selectOption({ label: 'Ben Berger' });
  await page.getByRole('button', { name: 'Notiz schreiben' }).click();
  await page.getByLabel('Für Ben').fill('Wärm dich vorher auf.');
  await page.getByLabel('Für Trainer').fill('Erstes Screening.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Notiz gespeichert. Sie wird übertragen, sobald es geht.').waitFor();
  await page.getByText('Erstes Screening.').waitFor();
  await takePicture(page, 'trainer-note-waiting-desktop');
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByText('Alles übertragen').waitFor();
  await page.reload();
  await page.getByLabel('Athlet auswählen').selectOption({ label: 'Ben Berger' });
  await page.getByText('Erstes Screening.').waitFor();
  await page.getByRole('button', { name: 'Notiz bearbeiten' }).waitFor();

  const ben = await club.openDeviceOf('ben');
  await ben.page.getByRole('link', { name: /Screening starten/ }).click();
  await ben.page.getByText('Wärm dich vorher auf.').waitFor();
  expect(await ben.page.getByText('Erstes Screening.').count()).toBe(0);
  expect(await ben.page.getByRole('button', { name: /^Notiz/ }).count()).toBe(0);
});
