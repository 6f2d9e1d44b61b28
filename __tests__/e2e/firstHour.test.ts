import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { axeViolations, launchBrowser, openDevice, takePicture, type Viewport } from './browser';
import { startServer, type TestServer } from './server';
import { home } from './ways';

const password = 'drei kluge Worte';

/** The path of the link in the last mail. */
const pathInLastMail = async ({ dataDir }: TestServer): Promise<string> => {
  const folder = join(dataDir, 'mail');
  const name = readdirSync(folder).toSorted().at(-1) ?? '';
  const { text } = await PostalMime.parse(readFileSync(join(folder, name)));
  return /https?:\/\/[^/\s]+(\/invitation\/\S+)/.exec(text ?? '')?.[1] ?? '';
};

const type = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A board member opens the set-up link, makes the club, and agrees to its text. */
const setUp = async (page: Page, server: TestServer, viewport: Viewport) => {
  const [, path = ''] = /https?:\/\/\S+?(\/setup\/\w+)/.exec(server.said()) ?? [];
  await page.goto(path);
  await page.getByRole('heading', { name: 'Einrichten' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await takePicture(page, `setup-${viewport}`);
  await type(page, {
    'Name des Vereins': 'TSV Musterstadt',
    Vorname: 'Tina',
    Nachname: 'Trainer',
    'E-Mail': 'tina@tsv.example',
    Benutzername: 'tina',
    Passwort: password,
  });
  await button(page, 'Verein anlegen').click();
  await page.getByRole('link', { name: 'Mitglieder einladen' }).click();
  await agree(page);
};

const agree = async (page: Page) => {
  await page.getByText('Ich habe das gelesen und bin einverstanden.').click();
  await button(page, 'Zustimmen').click();
};

const invite = async (page: Page, fields: Record<string, string>, press: string) => {
  await page.getByRole('link', { name: 'Einladen', exact: true }).click();
  await page.getByRole('heading', { name: 'Jemanden einladen' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await type(page, fields);
  await button(page, press).click();
};

/** A member opens an invitation, chooses an account, agrees, and comes in. */
const joinClub = async (page: Page, username: string, guardian?: string) => {
  await type(page, { Benutzername: username, Passwort: password });
  await page.getByText('Ich habe das gelesen und bin einverstanden.').click();
  if (guardian) {
    await type(page, { 'Name der sorgeberechtigten Person': guardian });
    await page.getByText('Ich bin sorgeberechtigt und stimme zu.').click();
  }
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Konto anlegen').click();
  await home(page).waitFor();
};

describe.each(['phone', 'desktop'] as const)('on a %s', (viewport) => {
  test('[CL-1] [CS-1] [CS-2] [MB-2] [MB-4] a club begins with an empty server: set-up, consent, a trainer, an adult by mail, a child by code', async () => {
    const server = await startServer(undefined, { DEMO: 'off' });
    const browser = await launchBrowser();
    const { page } = await openDevice(browser, server.url, viewport);
    await setUp(page, server, viewport);

    await page.getByRole('heading', { name: '1 Mitglied' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const mailed = { Vorname: 'Deniz', Nachname: 'Hoffmann', 'E-Mail (freiwillig)': 'deniz@example.org' };
    await invite(page, mailed, 'Einladung senden');
    await page.getByRole('heading', { name: '2 Mitglieder' }).waitFor();
    const child = { Vorname: 'Clara', Nachname: 'Conrad', 'Geburtsjahr (freiwillig)': '2014' };
    await invite(page, child, 'Mit Code einladen');
    const dialog = page.getByRole('dialog', { name: 'Einladung für Clara' });
    const code = (await dialog.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/).textContent()) ?? '';
    expect(await axeViolations(page)).toEqual([]);
    await takePicture(page, `members-code-${viewport}`);
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    await page.getByText('eingeladen', { exact: true }).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await takePicture(page, `members-${viewport}`);
    await page.getByRole('link', { name: 'Clara Conrad', exact: true }).click();
    await page.getByRole('heading', { name: 'Mitgliedschaft' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await takePicture(page, `member-${viewport}`);
    await page.getByRole('link', { name: 'Alle Mitglieder' }).click();
    await page.getByRole('heading', { name: '3 Mitglieder' }).waitFor();

    const deniz = await openDevice(browser, server.url, viewport);
    await deniz.page.goto(await pathInLastMail(server));
    await deniz.page.getByRole('heading', { name: 'Hallo Deniz' }).waitFor();
    await deniz.page.getByLabel('Jahrgang').selectOption('1998');
    await takePicture(deniz.page, `invitation-${viewport}`);
    await joinClub(deniz.page, 'deniz');

    const clara = await openDevice(browser, server.url, viewport);
    await clara.page.goto('/invitation');
    await clara.page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
    await button(clara.page, 'Weiter').click();
    await clara.page.getByRole('heading', { name: 'Hallo Clara' }).waitFor();
    await joinClub(clara.page, 'clara.conrad', 'Karin Conrad');

    await page.reload();
    await page.getByText('aktiv', { exact: true }).nth(2).waitFor();
    await browser.close();
    await server.remove();
  });
});
