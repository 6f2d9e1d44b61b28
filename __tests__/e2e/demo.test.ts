import { takePictures } from './browser';
import { startClub } from './club';
import { faultsInBothSizes } from './screens';
import { home, testShown } from './ways';

const club = startClub('for all tests');

test('[RU-6] [RU-7] a stranger sees in one press what a trainer sees, and screens an athlete', async () => {
  const { page } = await club.openDevice();
  await page.goto('/login');
  const offer = page.getByRole('button', { name: 'Als Trainerin ansehen' });
  await offer.waitFor();
  expect(await faultsInBothSizes(page, 'login-demo')).toEqual([]);
  await offer.click();
  await home(page).waitFor();
  await page.getByRole('heading', { name: 'Hallo Mara' }).waitFor();
  await takePictures(page, 'welcome-team');

  await page.goto('/screeningoverview');
  await page.getByLabel('Athlet auswählen').selectOption({ label: 'Lena Hoffmann' });
  await page.getByText('Startzeit').waitFor();
  await takePictures(page, 'screening-overview-team');

  await page.goto('/screening');
  await page.getByLabel('Athlet auswählen').selectOption({ label: 'Lena Hoffmann' });
  await page.getByRole('button', { name: 'Weiter' }).click();
  await testShown(page, 1).waitFor();
  await takePictures(page, 'screening-run-team');
});

test('[RU-6] a stranger sees in one press what an athlete sees', async () => {
  const { page } = await club.openDevice();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Als Athletin ansehen' }).click();
  await page.getByRole('heading', { name: 'Hallo Anna' }).waitFor();
});

test('the form does not move when the offer appears', async () => {
  for (const viewport of ['phone', 'desktop'] as const) {
    const { page } = await club.openDevice(viewport);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/features', async (route) => {
      await held;
      await route.continue();
    });
    // A first visit has the offer in its page.
    await page.goto('/impressum');
    const asked = page.waitForRequest('**/api/features');
    await page.goto('/login');
    await asked;
    await page.evaluate(() => document.fonts.ready);
    const topOf = (label: string) =>
      page.getByLabel(label, { exact: true }).evaluate((element) => element.getBoundingClientRect().top);
    const before = [await topOf('Benutzername'), await topOf('Passwort')];
    answer();
    await page.getByRole('button', { name: 'Als Trainerin ansehen' }).waitFor();
    expect([await topOf('Benutzername'), await topOf('Passwort')]).toEqual(before);
  }
});
