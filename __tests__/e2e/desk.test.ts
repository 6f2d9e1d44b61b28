import type { Page } from 'playwright-core';
import { axeViolations, type Device, takePicture, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { sizeFaults } from './sizes';
import { waitUntil } from './waitUntil';
import { answerTest, home, openAthlete, openDesk, testShown } from './ways';

const club = startClub('per test');

/** A second published screening of one test, and a second trainer of Anna and Ben. */
const prepare = () => {
  const { server } = club;
  const others = ['anna', 'ben'].map((name) => `(${server.userId('trainer2')}, ${server.userId(name)})`);
  server.change(`
    insert into "screening" ("name", "tests", "isPublished")
      select 'Kurztest', json_array(json_extract("tests", '$[0]')), 1 from "screening" limit 1;
    insert into "trainerAthlete" ("trainerId", "athleteId") values ${others.join()};
  `);
};

const assignedTo = (username: string) =>
  club.server.query<{ name: string | null }>(`
    select s."name" from "userScreening" u left join "screening" s on s."id" = u."screeningId"
    where u."userId" = ${club.server.userId(username)}
  `)[0]?.name;

const assign = async (page: Page, screening: string) => {
  const dialog = page.getByRole('dialog', { name: 'Screening zuweisen' });
  await dialog.getByRole('radio', { name: screening }).check();
  await dialog.getByRole('button', { name: 'Zuweisen' }).click();
  await dialog.waitFor({ state: 'hidden' });
};

/** Writes the text that Anna reads on her screening. */
const writeNote = async (page: Page, text: string) => {
  await openAthlete(page, 'Anna Athletin');
  await page.getByRole('button', { name: 'Screening: Notiz bearbeiten' }).click();
  await page.getByLabel('Für Anna').fill(text);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText(text).waitFor();
};

/** The page has no fault in any size, and there is a picture of both schemes. */
const look = async ({ page }: Device, name: string) => {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sizeFaults(page, name)).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `${name}-${colorScheme}`);
  }
};

test('[NO-8] [AS-2] [AS-3] [AS-4] [AS-6] [NT-1] [DE-1] [DE-4] trainers assign and write offline, and the athlete’s phone follows', async () => {
  prepare();
  const tina = await club.openDeviceOf('trainer');
  await waitForOfflineReadiness(tina.page);
  await openAthlete(tina.page, 'Anna Athletin');
  const colleague = await club.openDeviceOf('trainer2', 'desktop');

  // Offline, Tina assigns to all three and writes a note.
  await tina.context.setOffline(true);
  await openDesk(tina.page);
  await look(tina, 'desk-phone');
  await tina.page.getByRole('button', { name: 'Auswählen', exact: true }).click();
  for (const name of ['Anna Athletin', 'Ben Berger', 'Clara Conrad'])
    await tina.page.getByRole('checkbox', { name: `${name} auswählen` }).check({ force: true });
  await tina.page.getByRole('button', { name: 'Screening zuweisen' }).click();
  await assign(tina.page, 'Kurztest');
  await waitUntil(
    async () => (await tina.page.getByText('noch nicht übertragen', { exact: true }).count()) === 3,
  );
  await writeNote(tina.page, 'Tinas Hinweis');

  // Meanwhile her colleague withdraws Ben's screening and writes the same note.
  await openAthlete(colleague.page, 'Ben Berger');
  await look(colleague, 'desk-athlete-desktop');
  await colleague.page.getByRole('button', { name: 'Ändern', exact: true }).click();
  await assign(colleague.page, 'Kein Screening');
  await waitUntil(() => assignedTo('ben') === null);
  await writeNote(colleague.page, 'Hinweis der Kollegin');
  await colleague.page.getByText('Alles übertragen').waitFor();

  // Online again, Tina is asked about both, and keeps hers.
  const anna = await club.openDeviceOf('anna');
  await anna.page.getByText('7 Tests').waitFor();
  await waitForOfflineReadiness(anna.page);
  await tina.context.setOffline(false);
  await waitUntil(() => assignedTo('anna') === 'Kurztest' && assignedTo('clara') === 'Kurztest');
  expect(assignedTo('ben')).toBeNull();
  await openDesk(tina.page);
  await tina.page.getByText('zwei Zuweisungen, wähl eine').waitFor();
  await openAthlete(tina.page, 'Ben Berger');
  await look(tina, 'desk-conflict-phone');
  await tina.page.getByRole('button', { name: 'Meine Zuweisung nehmen' }).click();
  await waitUntil(() => assignedTo('ben') === 'Kurztest');
  await openAthlete(tina.page, 'Anna Athletin');
  await tina.page.getByRole('button', { name: 'Fassung wählen' }).first().click();
  const dialog = tina.page.getByRole('dialog', { name: 'Zwei Fassungen einer Notiz' });
  await dialog.getByRole('radio', { name: 'Meine behalten' }).check();
  await look(tina, 'desk-note-conflict-phone');
  await dialog.getByRole('button', { name: 'Fassung speichern' }).click();
  const notes = () => club.server.query<{ athleteNote: string }>('select "athleteNote" from "note"');
  await waitUntil(() => notes().some(({ athleteNote }) => athleteNote === 'Tinas Hinweis'));

  // Anna's phone has it without a reload. She screens offline.
  await anna.page.getByText(/^Neu, /).waitFor();
  await anna.context.setOffline(true);
  await anna.page.getByRole('link', { name: /Screening starten/ }).click();
  await anna.page
    .getByRole('button', { name: 'Weiter' })
    .or(anna.page.getByRole('link', { name: 'Weiter' }))
    .click();
  await testShown(anna.page, 1, 1).waitFor();
  await answerTest(anna.page, 1);
  await anna.page.getByRole('button', { name: 'Fertig' }).click();
  await anna.page.getByRole('button', { name: 'OK' }).click();
  await home(anna.page).waitFor();
  const before = club.server.runsOf('anna', 'screeningRun').length;
  await anna.context.setOffline(false);
  await waitUntil(() => club.server.runsOf('anna', 'screeningRun').length === before + 1);

  // With the next update Tina's desk shows it.
  await tina.page.goto('/screeningoverview');
  await home(tina.page)
    .or(tina.page.getByRole('heading', { level: 2 }).first())
    .waitFor();
  await openAthlete(tina.page, 'Anna Athletin');
  await tina.page
    .getByText(new Date().toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium' }))
    .first()
    .waitFor();
});
