import type { Page } from 'playwright-core';
import { axeViolations, contrastViolations, takePicture, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { sizeFaults } from './sizes';
import { beginScreening, exerciseShown, finishTraining, goHome, home, testShown } from './ways';

const club = startClub('for all tests');
const day = 24 * 60 * 60 * 1000;

/** Neither scheme has a fault, the page fits every size, and there is a picture of both schemes. */
const look = async (page: Page, name: string) => {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sizeFaults(page, name)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastViolations(page)).toEqual([]);
  await takePicture(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await takePicture(page, name);
};

/** Lets the test set the clock of the device; its shift survives a reload. */
const withMovableClock = () => {
  const now = Date.now.bind(Date);
  Date.now = () => now() + Number(sessionStorage.getItem('shift'));
};

const sent = (page: Page) => page.getByText('Alles übertragen').waitFor();

/** Reports pain in the open dialog. */
const report = async (page: Page, pain: number, note: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: String(pain), exact: true }).check({ force: true });
  await dialog.getByLabel(/^Notiz/).fill(note);
};

const openAnna = async (page: Page) => {
  await page.goto(`/athletes/${club.server.userId('anna')}`);
  await page.getByRole('heading', { name: 'Anna Athletin', level: 2 }).waitFor();
};

test('[PN-1] [PN-2] [PN-3] [DE-2] pain of 6 on a phone offline is on the desk after the sync, and asked about the next morning', async () => {
  const { page, context } = await club.openDeviceOf('anna');
  await waitForOfflineReadiness(page);
  await context.addInitScript(withMovableClock);
  await context.setOffline(true);
  await page.goto('/training');
  const place = await exerciseShown(page, 1).innerText();
  await page.getByRole('button', { name: 'Schmerz?' }).click();
  await report(page, 6, 'Schulter rechts, beim Hochdrücken');
  await page.getByText('Hör mit dieser Übung auf und sprich mit').waitFor();
  await look(page, 'pain-dialog-phone');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: 'Schmerz 6' }).waitFor();
  await look(page, 'pain-exercise-phone');
  await page.reload();
  await page.getByRole('button', { name: 'Schmerz 6' }).waitFor();
  // The exercise that hurts is left without 'Erledigt'.
  await page.getByRole('button', { name: 'Weiter' }).click();
  await finishTraining(page, 2, Number(place.split(' ').at(-1)));
  await page
    .getByText(/Gratulation|gespeichert/)
    .first()
    .waitFor();
  await context.setOffline(false);
  await page.goto('/');
  await sent(page);

  const tina = await club.openDeviceOf('trainer', 'desktop');
  await tina.page.goto('/athletes');
  await tina.page.getByText('Schmerz 6 von 10, heute').waitFor();
  await look(tina.page, 'pain-desk-desktop');
  await openAnna(tina.page);
  await tina.page.getByText('„Schulter rechts, beim Hochdrücken“').first().waitFor();
  await look(tina.page, 'pain-athlete-desktop');

  await context.setOffline(true);
  await page.evaluate((shift) => sessionStorage.setItem('shift', String(shift)), day);
  await page.reload();
  await page.getByRole('group', { name: 'Wie ist es heute?' }).waitFor();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await look(page, 'morning-phone');
  await page.getByRole('button', { name: 'Antworten', exact: true }).click();
  await page.getByRole('group', { name: 'Wie ist es heute?' }).waitFor({ state: 'detached' });
  await context.setOffline(false);
  await sent(page);
  await page.reload();
  await home(page).waitFor();
  expect(await page.getByRole('group', { name: 'Wie ist es heute?' }).count()).toBe(0);

  await goHome(tina.page);
  await tina.page.goto('/update');
  await home(tina.page).waitFor();
  await openAnna(tina.page);
  await tina.page.getByText('Am Morgen danach: 2 von 10').waitFor();
});

test('[PN-1] [PN-4] pain at a test is beside its result, or stands alone without one', async () => {
  const { page } = await club.openDeviceOf('anna');
  await beginScreening(page);
  await page.getByRole('button', { name: 'Schmerz?' }).click();
  await report(page, 4, '');
  await page.getByText('Mach langsamer und sprich mit').waitFor();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await look(page, 'pain-test-phone');
  await page.getByText('Ohne Antwort bleibt der Test ohne Ergebnis.').waitFor();
  await page.getByRole('button', { name: 'Weiter' }).click();
  for (let test = 2; test <= 7; test += 1) {
    await testShown(page, test).waitFor();
    if (test === 2) {
      await page.getByRole('button', { name: 'Schmerz?' }).click();
      await report(page, 2, '');
      await page.getByRole('button', { name: 'Speichern' }).click();
    }
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    for (const select of await page.getByRole('combobox').all()) await select.selectOption({ index: 1 });
    await page.getByRole('button', { name: test === 7 ? 'Fertig' : 'Weiter' }).click();
  }
  await page.getByRole('dialog', { name: 'Gut gemacht!' }).waitFor();
  await page.goto('/screeningoverview');
  await page.getByText('Schmerz 2 von 10').waitFor();
  await page.getByText(/ohne Ergebnis/).waitFor();
  expect(await page.getByRole('article').count()).toBe(6);
  await look(page, 'pain-overview-phone');
});
