import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { startClub } from './club';
import { type Guide, openGuide } from './guide';
import { faultsInBothSizes } from './screens';
import { sizeFaults } from './sizes';
import { finishScreening, goHome, home } from './ways';

const password = 'drei kluge Worte';
const agreement =
  'Ich habe den Text gelesen und willige ein, dass der Verein meine Daten so verarbeitet, auch Gesundheitsdaten.';
const family = 'familie.mueller@example.org';

/** As a program of the club saves it: in Windows-1252. */
const list = Buffer.from(
  `Vorname;Nachname;E-Mail;Jahrgang;Team
Jan;Müller;${family};2012;U16
Lea;Müller;${family};2014;U14
Clara;Conrad;;2014;U14
`,
  'latin1',
);

const club = startClub('per test', undefined, { DEMO: 'off' });

/** Looks at the page as it is in both schemes, and in every size, also with letters of 200 %. */
const look = async (page: Page, name: string) => {
  expect(await sizeFaults(page, name)).toEqual([]);
  expect(await faultsInBothSizes(page, name)).toEqual([]);
};

/** The paths of the links in the mails to this address, the oldest first. */
const pathsInMails = async (to: string, place: string): Promise<string[]> => {
  const folder = join(club.server.dataDir, 'mail');
  const files = readdirSync(folder).toSorted();
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  const own = mails.filter((mail) => mail.to?.some(({ address }) => address === to));
  const path = new RegExp(`https?://[^/\\s]+(/${place}/\\S+)`);
  return own.flatMap(({ text }) => path.exec(text ?? '')?.[1] ?? []);
};

const opened = async (path: string): Promise<Page> => {
  const { page } = await club.openDevice();
  await page.goto(path);
  return page;
};

/** Waits until the person is at home, and puts the device away. The page of an invitation greets them, too. */
const arrive = async (page: Page) => {
  await page.waitForURL(({ pathname }) => pathname === '/');
  await home(page).waitFor();
  await page.context().close();
};

/** The links to the cards of the club's page. */
const cards = (page: Page) => page.getByRole('navigation', { name: 'Abschnitte' });

/** A board member opens the set-up link, makes the club, agrees to its text, and says what the club is. */
const setUp = async (guide: Guide): Promise<Page> => {
  const [, path = ''] = /https?:\/\/\S+?(\/setup\/\w+)/.exec(club.server.said()) ?? [];
  const page = await opened(path);
  await page.getByRole('heading', { name: 'Einrichten' }).waitFor();
  await look(page, 'setup');
  await guide.picture(page, 'setup');
  await guide.fill(page, {
    'Name des Vereins': 'TSV Musterstadt',
    Vorname: 'Tina',
    Nachname: 'Trainer',
    'E-Mail': 'tina@tsv.example',
    Benutzername: 'tina',
    Passwort: password,
  });
  await guide.read(page.getByRole('heading', { name: 'Womit beginnen?' }), 'Womit beginnen?');
  await guide.press(page, 'Verein anlegen');
  await guide.press(page, 'Verein einstellen', 'link');
  await guide.tick(page, agreement);
  await guide.press(page, 'Zustimmen');
  await page.getByRole('heading', { name: 'Betreiber und Datenschutz' }).waitFor();
  await guide.press(cards(page), 'Impressum', 'link');
  await guide.fill(page, {
    Betreiber: 'TSV Musterstadt 1893 e. V.',
    'Vertreten durch': 'Maria Vorstand',
    Anschrift: 'Am Sportplatz 1\n12345 Musterstadt',
    Telefon: '01234 5678',
    'E-Mail': 'kontakt@tsv.example',
    'Anbieter des Servers': 'Hoster GmbH, Serverweg 1, 12345 Musterstadt',
    Aufsichtsbehörde: 'Datenschutzbehörde des Musterlandes',
  });
  await page.getByText(/^Noch \d+ Angabe/).waitFor({ state: 'hidden' });
  await guide.press(cards(page), 'Einwilligung', 'link');
  await guide.read(page.getByLabel('Text', { exact: true }), 'Text');
  await guide.press(cards(page), 'Nachrichten', 'link');
  await guide.press(page, 'Speichern');
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  await guide.press(cards(page), 'Unterlagen', 'link');

  await goHome(page);
  await guide.read(page.getByRole('navigation', { name: 'Verwalten' }), 'Verwalten');
  await guide.read(page.getByRole('link', { name: 'Verein', exact: true }), 'Verein');
  const members = page.getByRole('link', { name: 'Mitglieder', exact: true });
  await guide.read(members, 'Mitglieder');
  guide.follow('Mitglieder');
  await members.click();
  await page.getByRole('heading', { name: '1 Mitglied' }).waitFor();
  return page;
};

/** Another trainer is invited by mail, and comes in. */
const inviteTrainer = async (page: Page, guide: Guide) => {
  await guide.press(page, 'Einladen', 'link');
  await page.getByRole('heading', { name: 'Jemanden einladen' }).waitFor();
  await guide.fill(page, { Vorname: 'Deniz', Nachname: 'Hoffmann' });
  await guide.tick(page, 'Trainer');
  await guide.tick(page, 'Athlet');
  await guide.read(page.getByRole('button', { name: 'Mit Code einladen' }), 'Mit Code einladen');
  await guide.fill(page, { 'E-Mail (freiwillig)': 'deniz@example.org' });
  await look(page, 'members-invite');
  await guide.picture(page, 'invite');
  await guide.press(page, 'Einladung senden');
  await page.getByRole('heading', { name: '2 Mitglieder' }).waitFor();

  const [path = ''] = await pathsInMails('deniz@example.org', 'invitation');
  const trainer = await opened(path);
  await trainer.getByRole('heading', { name: 'Hallo Deniz' }).waitFor();
  await guide.fill(trainer, { Benutzername: 'deniz', Passwort: password });
  await guide.tick(trainer, agreement);
  await guide.press(trainer, 'Konto anlegen');
  await arrive(trainer);
};

/** The athletes come from a list. Returns the code on paper of the one without an address. */
const inviteAthletes = async (page: Page, guide: Guide): Promise<string> => {
  await guide.press(page, 'Liste einlesen', 'link');
  guide.follow('Datei wählen');
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Datei wählen', { exact: true }).click();
  await (await chooser).setFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: list });
  await page.getByRole('heading', { name: 'Vorschau von 3 Zeilen' }).waitFor();
  await look(page, 'members-import');
  await guide.picture(page, 'import');
  await guide.press(page, '3 Mitglieder einladen');

  await guide.press(page, 'Einladungen mit Code drucken', 'link');
  await guide.press(page, 'Codes erstellen');
  await page.getByText('1 Code ist fertig.', { exact: false }).waitFor();
  await look(page, 'members-sheet');
  await guide.picture(page, 'sheet');
  const isPrinted = page.evaluate(
    () => new Promise((resolve) => addEventListener('beforeprint', resolve, { once: true })),
  );
  await guide.press(page, 'Drucken');
  await isPrinted;
  const code = page.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  return (await code.textContent()) ?? '';
};

/** A child types the code of the paper, and comes in together with a parent. */
const joinByCode = async (code: string, guide: Guide) => {
  const page = await opened('/invitation');
  await guide.fill(page, { Code: code.toLowerCase() });
  await guide.press(page, 'Weiter');
  await page.getByRole('heading', { name: 'Hallo Clara' }).waitFor();
  await guide.picture(page, 'join');
  await guide.fill(page, { Benutzername: 'clara.conrad', Passwort: password });
  await guide.tick(page, agreement);
  await guide.fill(page, { 'Name der sorgeberechtigten Person': 'Karin Conrad' });
  await guide.tick(page, 'Ich bin sorgeberechtigt und stimme zu.');
  await look(page, 'invitation-child');
  await guide.press(page, 'Konto anlegen');
  await arrive(page);
};

/** Two children with one address open their own mails. */
const joinByMail = async () => {
  const paths = await pathsInMails(family, 'invitation');
  for (const [index, name] of ['Jan', 'Lea'].entries()) {
    const page = await opened(paths[index] ?? '');
    await page.getByRole('heading', { name: `Hallo ${name}` }).waitFor();
    await page.getByLabel('Benutzername').fill(`${name.toLowerCase()}.mueller`);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByText(agreement).click();
    await page.getByLabel('Name der sorgeberechtigten Person').fill('Eva Müller');
    await page.getByText('Ich bin sorgeberechtigt und stimme zu.').click();
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await arrive(page);
  }
};

/** The trainer assigns the screening to all, and does it with one of them. */
const screenFirst = async (page: Page, guide: Guide) => {
  await goHome(page);
  await guide.press(page, 'Athleten', 'link');
  await guide.press(page, 'Auswählen');
  await guide.press(page, 'Alle 3 auswählen');
  await guide.press(page, 'Screening zuweisen');
  const dialog = page.getByRole('dialog', { name: 'Screening zuweisen' });
  guide.follow('Athletik-Screening');
  await dialog.getByRole('radio', { name: /^Athletik-Screening/ }).check();
  await guide.press(dialog, 'Zuweisen');
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('link', { name: 'Clara Conrad' }).click();
  await guide.press(page, 'Screening starten', 'link');
  guide.follow('Weiter');
  guide.follow('Fertig');
  await finishScreening(page);
  await guide.press(page, 'Ergebnis ansehen');
  await page.waitForURL(/\/screeningoverview\/\d+$/);
};

/** A second person looks after the club, and the page of the club tells of the backup. */
const secure = async (page: Page, guide: Guide) => {
  await page.goto('/members');
  await page.getByRole('link', { name: 'Einladen', exact: true }).click();
  await page.getByLabel('Vorname', { exact: true }).fill('Petra');
  await page.getByLabel('Nachname', { exact: true }).fill('Präsidentin');
  await guide.tick(page, 'Leitung');
  await page.getByRole('checkbox', { name: /^Athlet( |$)/ }).click();
  await page.getByLabel('E-Mail (freiwillig)', { exact: true }).fill('petra@tsv.example');
  await page.getByRole('button', { name: 'Einladung senden' }).click();
  await page.getByRole('heading', { name: '6 Mitglieder' }).waitFor();

  await goHome(page);
  guide.follow('Verein');
  await page.getByRole('link', { name: 'Verein', exact: true }).click();
  await guide.press(cards(page), 'Zustand', 'link');
  await page.getByRole('heading', { name: 'Sicherung', exact: true }).waitFor();
};

/** One of two children with one address gets a new password. */
const recover = async (guide: Guide) => {
  const page = await opened('/login');
  await guide.press(page, 'Passwort vergessen ?', 'link');
  await guide.fill(page, { 'E-Mail': family });
  await guide.press(page, 'Anfordern');
  await page.getByText('Es ist ein recovery email an ihr email verschickt').waitFor();
  const [, ofLea = '', ...others] = await pathsInMails(family, 'password/recovery');
  expect(others).toEqual([]);
  await page.goto(ofLea);
  await guide.fill(page, { 'Neues Passwort': 'vier neue Worte', 'Passwort wiederholen': 'vier neue Worte' });
  await guide.press(page, 'Speichern');
  await page.getByLabel('Benutzername').fill('lea.mueller');
  await page.getByLabel('Passwort', { exact: true }).fill('vier neue Worte');
  await page.getByRole('button', { name: 'Login' }).click();
  await arrive(page);
};

test('[CL-1] [CS-1] [CS-2] [MB-1] [MB-2] [MB-3] [MB-4] [MB-8] a club begins with an empty server, as the guide says', async () => {
  const guide = openGuide();
  const page = await setUp(guide);
  await inviteTrainer(page, guide);
  const code = await inviteAthletes(page, guide);
  await joinByCode(code, guide);
  await joinByMail();

  await page.goto('/members');
  await page.getByRole('heading', { name: '5 Mitglieder' }).waitFor();
  await guide.read(page.getByText('aktiv', { exact: true }).nth(4), 'aktiv');
  await look(page, 'members');
  await guide.picture(page, 'members');
  await screenFirst(page, guide);
  await secure(page, guide);
  await recover(guide);

  await page.goto('/members');
  await page.getByRole('link', { name: 'Clara Conrad', exact: true }).click();
  await page.getByRole('heading', { name: 'Mitgliedschaft' }).waitFor();
  await look(page, 'member');
  await guide.press(page, 'Code für ein neues Passwort');
  const dialog = page.getByRole('dialog', { name: 'Neues Passwort für Clara' });
  await dialog.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/).waitFor();
  await look(page, 'members-code');
  guide.close();
});
