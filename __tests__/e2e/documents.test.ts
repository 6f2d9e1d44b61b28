import { documentKinds } from '../../src/domain/documents';
import { documentsTexts } from '../../src/texts/documents';
import { axeViolations, takePdf, takePictures } from './browser';
import { startClub } from './club';
import { a4, pagesOf } from './pdf';

const club = startClub('for all tests');

/** The most pages that each may have; people print and sign them. */
const pages = { privacy: 3, consent: 2, record: 4, measures: 2, agreement: 3, assessment: 2 };

test('[CL-3] [LV-7] an admin fills in what is missing, and prints each document on A4', async () => {
  const { page } = await club.openDeviceOf('trainer');
  await page.getByRole('link', { name: /^Verein/ }).click();
  const host = page.getByLabel('Anbieter des Servers', { exact: true });
  await host.fill('');
  await page.getByText('Noch 1 Angabe').waitFor();
  await takePictures(page, 'club-missing');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Vertrag zur Auftragsverarbeitung' }).click();
  await page.getByText('1 Angabe fehlt noch.').waitFor();
  await page.getByRole('link', { name: 'Zurück zu „Verein“' }).click();
  await page.getByRole('button', { name: 'Anbieter des Servers' }).click();
  await page.keyboard.type('Hoster GmbH, Serverweg 1, 12345 Musterstadt');
  await page.getByText('Noch 1 Angabe').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  for (const kind of documentKinds) {
    await page
      .getByRole('link', { name: `${documentsTexts.titles[kind]} ${documentsTexts.audiences[kind]}` })
      .click();
    const paper = page.getByRole('article', { name: documentsTexts.titles[kind] });
    await paper.waitFor();
    expect(await paper.textContent()).not.toMatch(/[[\]]/);
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, `document-${kind}`);
    const sizes = pagesOf(await takePdf(page, `document-${kind}`));
    expect(sizes).toEqual(sizes.map(() => a4));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.length).toBeLessThanOrEqual(pages[kind]);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('button').filter({ visible: true }).count()).resolves.toBe(0);
    await page.emulateMedia({ media: null, colorScheme: null });
    await page.getByRole('link', { name: 'Zurück zu „Verein“' }).click();
  }
});
