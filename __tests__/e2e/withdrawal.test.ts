import { axeViolations, takePictures } from './browser';
import { startClub } from './club';
import { faultsInBothSizes } from './screens';

const club = startClub('for all tests');

test('[CS-5] [LV-4] a person takes back pain, then all; the trainer sees the account rest, and stops the erasure', async () => {
  const { page } = await club.openOwnDeviceOf('ben');
  await page.getByRole('link', { name: /^Mein Konto/ }).click();
  const card = page.getByRole('region', { name: 'Zustimmung' });
  await card.getByText('werden gespeichert', { exact: true }).waitFor();
  const open = page.getByRole('button', { name: 'Zustimmung zurücknehmen …' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Zustimmung zurücknehmen' });
  await takePictures(page, 'withdraw-own');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: /^Angaben zu Schmerzen/ }).check();
  await dialog.getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
  await card.getByText('werden nicht gespeichert', { exact: true }).waitFor();
  await card.getByText(/^Deine Angaben zu Schmerzen sind gelöscht/).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await open.click();
  await dialog.getByRole('radio', { name: /^Alles zurücknehmen/ }).check();
  await dialog.getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
  await page.getByLabel('Benutzername').waitFor();

  const trainer = await club.openDeviceOf('trainer');
  await trainer.page.goto(`/members/${club.server.userId('ben')}`);
  await trainer.page.getByText(/^Wird frühestens am/).waitFor();
  await trainer.page.getByText('Zurückgenommen', { exact: true }).waitFor();
  await takePictures(trainer.page, 'withdrawn-member');
  expect(await axeViolations(trainer.page)).toEqual([]);
  await trainer.page.getByRole('button', { name: /^Löschen anhalten/ }).click();
  await trainer.page.getByText(/^Wird frühestens am/).waitFor({ state: 'hidden' });

  await trainer.page.goto('/members/consents');
  await trainer.page.getByText(/: alles zurückgenommen, Fassung 1/).waitFor();
  await takePictures(trainer.page, 'consents');
  expect(await faultsInBothSizes(trainer.page, 'consents')).toEqual([]);
  await trainer.page.emulateMedia({ media: 'print' });
  expect(await trainer.page.getByRole('button', { name: 'Drucken' }).isVisible()).toBe(false);
  expect(await trainer.page.getByText(/: alles zurückgenommen, Fassung 1/).isVisible()).toBe(true);
});
