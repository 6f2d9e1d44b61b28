import type { Page } from 'playwright-core';
import {
  axeViolations,
  contrastViolations,
  takePicture,
  viewports,
  waitForOfflineReadiness,
} from './browser';
import { startClub } from './club';
import { sizeFaults } from './sizes';
import { goHome, home } from './ways';

const club = startClub('for all tests');

/** Neither scheme has a fault, and there is a picture of both. */
const lookAtColors = async (page: Page, name: string) => {
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastViolations(page)).toEqual([]);
  await takePicture(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await takePicture(page, name);
};

/** Wide tables scroll sideways: of them no sizes are tried. */
const look = async (page: Page, name: string) => {
  if (!name.includes('table')) expect(await sizeFaults(page, name)).toEqual([]);
  await lookAtColors(page, name);
};

const lookInBothSizes = async (page: Page, name: string) => {
  await look(page, `${name}-phone`);
  await page.setViewportSize(viewports.desktop);
  await lookAtColors(page, `${name}-desktop`);
  await page.setViewportSize(viewports.phone);
};

test('[HI-2] [HI-3] an athlete sees the own progress, also offline', async () => {
  const { page, context } = await club.openDeviceOf('anna');
  await waitForOfflineReadiness(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Fortschritt/ }).click();
  await page.getByRole('heading', { name: 'Dein Verlauf' }).waitFor();
  await page.getByRole('img', { name: /^Gesamtwert in 2 Screenings/ }).waitFor();
  await lookInBothSizes(page, 'progress');
  await page.getByRole('radio', { name: 'Als Tabelle' }).check({ force: true });
  await page.getByRole('table').first().waitFor();
  await lookInBothSizes(page, 'progress-table');
  await page.getByRole('radio', { name: 'Bild' }).check({ force: true });
  await page.getByRole('link', { name: 'Zwei Screenings vergleichen' }).click();
  await page.getByRole('heading', { name: /Antworten haben sich geändert$/ }).waitFor();
  await lookInBothSizes(page, 'progress-compare');
  await page.getByRole('link', { name: 'Zum Verlauf' }).click();
  await page.getByRole('link', { name: 'Was heißt das?' }).click();
  await page.getByRole('heading', { name: 'So liest du den Fortschritt' }).waitFor();
  await lookInBothSizes(page, 'progress-help');
  await goHome(page);
});

test('[HI-2] [DE-4] a trainer opens the progress of an athlete; of a foreign one, home with a toast', async () => {
  const { page } = await club.openDeviceOf('trainer', 'desktop');
  const anna = club.server.userId('anna');
  await page.goto(`/athletes/${anna}`);
  await page.getByRole('link', { name: 'Ganzen Verlauf zeigen' }).click();
  await page.getByRole('heading', { name: 'Anna Athletin', level: 2 }).waitFor();
  await look(page, 'progress-trainer-desktop');
  await page.goto('/athletes/99999/progress');
  await page.getByText('Diese Person gibt es nicht').waitFor();
  await home(page).waitFor();
});

/** The name of the club in the demo data. */
const clubName = () => club.server.query<{ name: string }>('select "name" from "club"')[0]?.name ?? '';

/** The number of pages of the PDF that Chromium prints. */
const pagesOnPaper = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

/** Whether everything of each sheet fits on its page. */
const isAllShown = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('section[data-dense]')].every(
      ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight,
    ),
  );

/** Prints each sheet on a page of its own, with nothing cut off. */
const expectSheets = async (page: Page, count: number, name: string) => {
  expect(await pagesOnPaper(page)).toBe(count);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1017 });
  expect(await isAllShown(page)).toBe(true);
  await takePicture(page, name);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(viewports.desktop);
};

test('[HI-8] a result and a plan are one A4 page each, with the name of the club', async () => {
  const { page } = await club.openDeviceOf('trainer', 'desktop');
  await page.goto(`/athletes/${club.server.userId('anna')}/progress/result`);
  await page.getByText('1 Blatt A4').waitFor();
  await page.getByRole('region', { name: 'Anna Athletin' }).getByText(clubName()).waitFor();
  await look(page, 'print-result-table');
  await expectSheets(page, 1, 'paper-result');
  await page.getByRole('radio', { name: 'Plan' }).check({ force: true });
  const plan = page.getByRole('region', { name: 'Trainingsplan Anna Athletin' });
  await plan.getByText(clubName()).waitFor();
  await look(page, 'print-plan-table');
  await expectSheets(page, 1, 'paper-plan');
});

test('[HI-8] the desk prints several athletes at once, a page each', async () => {
  const { page } = await club.openDeviceOf('team', 'desktop');
  await page.goto('/athletes');
  await page.getByRole('button', { name: /^Alle \d+$/ }).click();
  await takePicture(page, 'desk-change');
  const unpicked = page.getByRole('checkbox', { name: /auswählen$/, checked: false });
  for (let athlete = 0; athlete < 4; athlete += 1) await unpicked.first().click();
  await page.getByRole('link', { name: 'Drucken' }).click();
  await page.getByText(/^\d Bl(att|ätter) A4$/).waitFor();
  const sheets = await page.getByText(/Gedruckt am/).count();
  expect(sheets).toBeGreaterThan(1);
  await expectSheets(page, sheets, 'paper-several');
  await page.getByRole('radio', { name: 'Plan' }).check({ force: true });
  await page.getByText('Erledigt? Hak ab').first().waitFor();
  await expectSheets(page, await page.getByText(/Gedruckt am/).count(), 'paper-several-plans');
});

test('[HI-8] a plan of 20 exercises, each with a long note, is still one page', async () => {
  const long = 'Langsam, und nur so weit, wie es ohne Schmerzen geht. '.repeat(8);
  const anna = club.server.userId('anna');
  club.server.change(`update "screeningRun" set "exercises" = '[]' where "userId" = ${anna}`);
  club.server.change('delete from "basisExercise"');
  club.server.change(
    'insert into "basisExercise" ("exerciseId", "position") select "id", "id" from "exercise" order by "id" limit 20',
  );
  club.server.change(
    `insert or replace into "note" ("userScreeningId", "kind", "subjectId", "athleteNote", "revision")
      select "userScreening"."id", 'exercise', "exercise"."id", '${long}', 9 from "exercise", "userScreening"
      where "userScreening"."userId" = ${anna}`,
  );
  const { page } = await club.openDeviceOf('trainer', 'desktop');
  await page.goto(`/athletes/${anna}/progress/plan`);
  await page.getByText('20 Übungen').waitFor();
  await expectSheets(page, 1, 'paper-long-plan');
});
