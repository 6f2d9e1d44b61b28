import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { axeViolations, takePictures } from './browser';
import { startClub } from './club';
import { faultsInBothSizes } from './screens';
import { home } from './ways';

const club = startClub('for all tests');

/** A child, and the address of their mother. */
interface Family {
  firstName: string;
  child: string;
  mother: string;
}

const kim: Family = { firstName: 'Kim', child: 'kim.ahorn@example.org', mother: 'eva.ahorn@example.org' };
const jo: Family = { firstName: 'Jo', child: 'jo.ahorn@example.org', mother: 'eva.ahorn2@example.org' };
const agreement =
  'Ich habe den Text gelesen und willige ein, dass der Verein meine Daten so verarbeitet, auch Gesundheitsdaten.';
const painAgreement =
  'Ich willige ein, dass meine Angaben zu Schmerzen gespeichert werden und meine Trainer sie sehen.';

/** The paths of the links in the last mail to this address. Their host is the public one, which a test cannot reach. */
const pathsInMail = async (to: string): Promise<string[]> => {
  const folder = join(club.server.dataDir, 'mail');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted();
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  const own = mails.findLast((mail) => mail.to?.some(({ address }) => address === to));
  return [...(own?.text ?? '').matchAll(/https?:\/\/[^/\s]+(\/\S+)/g)].map(([, path = '']) => path);
};

const opened = async (path: string): Promise<Page> => {
  const { page } = await club.openDevice();
  await page.goto(path);
  return page;
};

/** A trainer invites a child by mail. */
const invite = async (page: Page, { firstName, child }: Family) => {
  await page.goto('/members/invite');
  await page.getByLabel('Vorname').fill(firstName);
  await page.getByLabel('Nachname').fill('Ahorn');
  await page.getByLabel('Jahrgang').fill(String(new Date().getFullYear() - 13));
  await page.getByLabel('E-Mail (freiwillig)').fill(child);
  await page.getByRole('button', { name: 'Einladung senden' }).click();
  await page.getByRole('link', { name: /Ahorn/ }).filter({ hasText: firstName }).waitFor();
};

/** The child comes in and types the address of their mother. Returns the page on which they have pressed. */
const comeIn = async ({ firstName, child, mother }: Family): Promise<Page> => {
  const [path = ''] = await pathsInMail(child);
  const page = await opened(path);
  await page.getByRole('heading', { name: `Hallo ${firstName}` }).waitFor();
  await page.getByLabel('Benutzername').fill(`${firstName.toLowerCase()}.ahorn`);
  await page.getByLabel('Passwort', { exact: true }).fill('drei kluge Worte');
  await page.getByText(agreement).click();
  await page.getByText(painAgreement).click();
  await page.getByLabel('Name der sorgeberechtigten Person').fill('Eva Ahorn');
  await page.getByText('Ich bin sorgeberechtigt und stimme zu.').click();
  const email = page.getByLabel('E-Mail der sorgeberechtigten Person (freiwillig)');
  await email.fill(child);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.getByText('Diese Adresse gehört schon zum Konto.', { exact: false }).waitFor();
  await email.fill(mother);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  return page;
};

test('[LV-3] [CS-5] a mother gets the mail, confirms on her device, the mark goes; later she takes it back', async () => {
  const { page: trainer } = await club.openOwnDeviceOf('trainer');
  await invite(trainer, kim);
  const own = await comeIn(kim);
  await own.waitForURL(({ pathname }) => pathname === '/');
  await home(own).waitFor();

  await trainer.goto('/members');
  await trainer.getByRole('link', { name: /Ahorn/ }).click();
  await trainer.getByText('Bestätigung der Eltern fehlt', { exact: true }).waitFor();
  await takePictures(trainer, 'guardian-member');
  expect(await axeViolations(trainer)).toEqual([]);
  await trainer.goto('/athletes');
  await trainer.getByText(/^Bestätigung der Eltern fehlt/).waitFor();

  const [confirming = '', withdrawing = ''] = await pathsInMail(kim.mother);
  const guardian = await opened(confirming);
  await guardian.getByRole('heading', { name: 'Einwilligung für Kim' }).waitFor();
  await guardian.getByText('Eva Ahorn', { exact: true }).waitFor();
  await takePictures(guardian, 'guardian-open');
  expect(await faultsInBothSizes(guardian, 'guardian-open')).toEqual([]);
  await guardian.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await guardian.getByRole('heading', { name: 'Bestätigt', exact: true }).waitFor();

  await trainer.getByText(/^Bestätigung der Eltern fehlt/).waitFor({ state: 'hidden' });

  await guardian.goto(withdrawing);
  await guardian.getByRole('heading', { name: 'Einwilligung zurücknehmen' }).waitFor();
  await takePictures(guardian, 'guardian-withdraw');
  expect(await faultsInBothSizes(guardian, 'guardian-withdraw')).toEqual([]);
  await guardian.getByRole('radio', { name: /^Alles zurücknehmen/ }).check();
  await guardian.getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
  await guardian.getByRole('heading', { name: 'Zurückgenommen', exact: true }).waitFor();
  expect(await axeViolations(guardian)).toEqual([]);

  await trainer.goto('/members');
  await trainer.getByRole('link', { name: /Ahorn/ }).click();
  await trainer.getByText(/^Wird frühestens am/).waitFor();
  await trainer.getByText(/^Von der sorgeberechtigten Person zurückgenommen/).waitFor();
});

test('[LV-3] where the club demands it before the first use, a child waits on a page of its own, until the mother has decided', async () => {
  const { page: trainer } = await club.openOwnDeviceOf('trainer');
  await trainer.goto('/club');
  await trainer.getByRole('radio', { name: 'Vor der ersten Nutzung' }).check();
  await trainer.getByRole('button', { name: 'Speichern' }).click();
  await trainer.getByText('Gespeichert', { exact: true }).waitFor();
  await invite(trainer, jo);
  const own = await comeIn(jo);
  const waiting = own.getByRole('heading', { name: 'Bestätigung der Eltern fehlt' });
  await waiting.waitFor();
  await own.getByText(`Die E-Mail ging an ${jo.mother}.`, { exact: false }).waitFor();
  await takePictures(own, 'guardian-awaited');
  expect(await faultsInBothSizes(own, 'guardian-awaited')).toEqual([]);

  const [confirming = ''] = await pathsInMail(jo.mother);
  const guardian = await opened(confirming);
  await guardian.getByRole('heading', { name: 'Einwilligung für Jo' }).waitFor();
  const asked = own.waitForResponse((response) => response.url().endsWith('/api/consent'));
  await own.getByRole('button', { name: 'Noch einmal prüfen' }).click();
  await asked;
  await waiting.waitFor();

  await guardian.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await guardian.getByRole('heading', { name: 'Bestätigt', exact: true }).waitFor();
  await own.getByRole('button', { name: 'Noch einmal prüfen' }).click();
  await own.getByText('Von den Eltern bestätigt', { exact: true }).waitFor();
  await own.getByRole('link', { name: 'Zur Startseite' }).waitFor();
});
