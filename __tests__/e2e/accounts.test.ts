import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { axeViolations, signIn, signInAndUpdate, takePicture } from './browser';
import { startClub } from './club';

const club = startClub('per test');

/** The last mail of the server, as a mail program shows it. */
const lastMail = async () => {
  const folder = join(club.server.dataDir, 'mail');
  const name = readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .toSorted()
    .at(-1);
  if (!name) throw new Error('There is no mail.');
  return PostalMime.parse(readFileSync(join(folder, name)));
};

/** The path of the link in a mail. The host of the link is the public one, which a test cannot reach. */
const pathIn = (text: string | undefined): string => {
  const [, path] = /https?:\/\/[^/\s]+(\/\S+)/.exec(text ?? '') ?? [];
  if (!path) throw new Error('There is no link.');
  return path;
};

const askForMail = async (page: Page, address: string) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Passwort vergessen ?' }).click();
  await page.getByLabel('E-Mail').fill(address);
  await page.keyboard.press('Enter');
};

const choosePassword = async (page: Page, password: string, repetition = password) => {
  await page.getByLabel('Neues Passwort').fill(password);
  await page.getByLabel('Passwort wiederholen').fill(repetition);
  await page.keyboard.press('Enter');
};

test('[PA-1] [PA-5] [PA-6] [PA-13] [LI-4] a forgotten password leads by mail to a new one, and in', async () => {
  const { page } = await club.openDevice('desktop');
  await askForMail(page, 'anna@example.org');
  await page.waitForURL('**/login');
  await page.getByText('Es ist ein recovery email an ihr email verschickt').waitFor();

  const mail = await lastMail();
  expect(mail.to).toMatchObject([{ address: 'anna@example.org' }]);
  await page.goto(pathIn(mail.text));
  await page.getByLabel('Neues Passwort').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await choosePassword(page, 'neue-bewegung', 'andere-bewegung');
  await page.getByText('Passwort und Wiederholung stimmen nicht überein').waitFor();
  await takePicture(page, `password-recovery-desktop`);
  await choosePassword(page, 'neue-bewegung');
  await page.waitForURL('**/login?returnUrl=%2F');
  await page.getByText('Passwort wurde erfolgreich züruckgesetzt!').waitFor();

  await signIn(page, 'anna', 'athletik');
  await page.getByText('Email Adresse oder Passwort falsch!').waitFor();
  await signIn(page, 'anna', 'neue-bewegung');
  await page.getByRole('heading', { name: 'Hallo Anna' }).waitFor();

  await page.goto(pathIn(mail.text));
  await page.getByText('Der Link zum Zurücksetzen des Passworts ist nicht gültig.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('[PA-10] [VE-1] [VE-3] what does not exist is said, and a verification logs out first', async () => {
  const { page } = await club.openDevice();
  await askForMail(page, 'niemand@example.org');
  await page.getByText('Der Email Adresse wurde nicht gefunden!').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await takePicture(page, `password-forgotten-phone`);

  await signInAndUpdate(page, 'anna');
  await page.goto('/verification/unknown');
  await page.getByText('Token ist nicht gültig').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  expect(new URL(page.url()).pathname).toBe('/verification/unknown');
  expect(await axeViolations(page)).toEqual([]);
  await takePicture(page, `verification-phone`);
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Login' }).waitFor();
});
