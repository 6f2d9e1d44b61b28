import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { rowsOf, textsOf } from '../server/ownData/download';
import { axeViolations, takePictures, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { waitUntil } from './waitUntil';
import { beginScreening, finishScreening } from './ways';

const club = startClub('per test');

/** Presses a button and returns the file that the browser saves, by its name and its content. */
const save = async (page: Page, button: string) => {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await saved;
  return { fileName: download.suggestedFilename(), content: readFileSync(await download.path()) };
};

const openAccount = async (page: Page) => {
  await page.getByRole('link', { name: /^Mein Konto/ }).click();
  await page.getByRole('heading', { name: 'Meine Daten herunterladen' }).waitFor();
};

test('[AC-2] [LV-6] a person takes along what they did: a page, tables and FHIR, two taps from the start', async () => {
  const before = club.server.runs('screeningRun').length;
  const { page, context } = await club.openDeviceOf('anna');
  await waitForOfflineReadiness(page);
  await beginScreening(page);
  await finishScreening(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await waitUntil(async () => club.server.runs('screeningRun').length > before);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await openAccount(page);
  await takePictures(page, 'own-data');
  expect(await axeViolations(page)).toEqual([]);

  const { fileName, content } = await save(page, 'Alles herunterladen');
  expect(fileName).toMatch(/^Meine Daten \d\d\.\d\d\.\d{4}\.zip$/);
  await page.getByText(/^Deine Daten sind heruntergeladen/).waitFor();
  const files = textsOf(content);
  const anna = club.server.runs('screeningRun').at(-1)?.userId;
  const own = club.server.runs('screeningRun').filter(({ userId }) => userId === anna);
  const rows = rowsOf(files['screenings.csv']);
  expect(rows).toHaveLength(own.length);
  const last = rows.at(-1)?.Beginn;
  expect(last).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
  const answers = rowsOf(files['antworten.csv']).filter(({ Beginn }) => Beginn === last);
  expect(answers.map(({ Antwort }) => Antwort)).toEqual(expect.arrayContaining(['ja', 'nein']));
  expect(rowsOf(files['uebungen.csv'])[0]).toHaveProperty('Übung');
  const { entry } = JSON.parse(files['fhir.json'] ?? '');
  const responses = entry.filter(
    ({ resource }: { resource: { resourceType: string } }) =>
      resource.resourceType === 'QuestionnaireResponse',
  );
  expect(responses).toHaveLength(own.length);

  const folder = mkdtempSync(join(tmpdir(), 'own-data-'));
  try {
    writeFileSync(join(folder, 'index.html'), files['index.html'] ?? '');
    const reader = await context.newPage();
    await reader.goto(pathToFileURL(join(folder, 'index.html')).href);
    await reader.getByRole('heading', { name: 'Über dich' }).waitFor();
    await reader.getByRole('img', { name: /^Ergebnis aller Screenings/ }).waitFor();
    expect(await axeViolations(reader)).toEqual([]);
    await takePictures(reader, 'own-data-page');
    await reader.close();
  } finally {
    rmSync(folder, { recursive: true });
  }

  await context.setOffline(true);
  const here = await save(page, 'Von diesem Gerät speichern');
  await page.getByText(/^Gespeichert ist nur, was auf diesem Gerät ist/).waitFor();
  const { hint, screenings } = JSON.parse(here.content.toString());
  expect(hint).toContain('Nicht vollständig');
  expect(screenings.length).toBeGreaterThan(0);
});

test('[LV-4] a trainer downloads what an athlete asked for, and the athlete reads who it was and why', async () => {
  const trainer = await club.openDeviceOf('trainer');
  await trainer.page.goto(`/members/${club.server.userId('anna')}`);
  await trainer.page.getByRole('button', { name: /^Daten herunterladen …/ }).click();
  const dialog = trainer.page.getByRole('dialog', { name: 'Daten von Anna Athletin herunterladen' });
  await dialog.getByLabel('Grund').fill('Anna braucht sie für den Arzt');
  await takePictures(trainer.page, 'member-export');
  expect(await axeViolations(trainer.page)).toEqual([]);
  const { fileName, content } = await save(trainer.page, 'Herunterladen');
  expect(fileName).toMatch(/^Daten von Anna Athletin \d\d\.\d\d\.\d{4}\.zip$/);
  await dialog.waitFor({ state: 'hidden' });
  const files = textsOf(content);
  expect(rowsOf(files['screenings.csv']).length).toBeGreaterThan(0);
  expect(files).not.toHaveProperty(['nachrichten.csv']);

  const { page } = await club.openDeviceOf('anna');
  await openAccount(page);
  await page.getByText('Anna braucht sie für den Arzt').waitFor();
  await takePictures(page, 'own-data-handed-out');
  expect(await axeViolations(page)).toEqual([]);
});
