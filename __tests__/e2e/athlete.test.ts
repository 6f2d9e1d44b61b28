import { axeViolations, takePicture, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { waitUntil } from './waitUntil';
import { beginScreening, finishScreening, goHome, openMessages, train, write } from './ways';

const club = startClub('per test');

test('[NO-3] [NO-4] [NT-1] [API-42] a trainer writes a note offline, and the athlete reads it after the next update', async () => {
  const { page, context } = await club.openDeviceOf('trainer', 'desktop');
  await waitForOfflineReadiness(page);
  await page.getByRole('link', { name: /Screening starten/ }).click();
  await page.getByLabel('Athlet auswählen').selectOption({ label: 'Ben Berger' });
  await page.getByRole('button', { name: 'Notiz schreiben' }).click();
  await page.getByLabel('Für Ben').fill('Wärm dich vorher auf.');
  await page.getByLabel('Für Trainer').fill('Erster Lauf.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Notiz gespeichert. Sie wird übertragen, sobald es geht.').waitFor();
  await page.getByText('Erster Lauf.').waitFor();
  await takePicture(page, 'trainer-note-waiting-desktop');
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByText('Alles übertragen').waitFor();
  await page.reload();
  await page.getByLabel('Athlet auswählen').selectOption({ label: 'Ben Berger' });
  await page.getByText('Erster Lauf.').waitFor();
  await page.getByRole('button', { name: 'Notiz bearbeiten' }).waitFor();

  const ben = await club.openDeviceOf('ben');
  await ben.page.getByRole('link', { name: /Screening starten/ }).click();
  await ben.page.getByText('Wärm dich vorher auf.').waitFor();
  expect(await ben.page.getByText('Erster Lauf.').count()).toBe(0);
  expect(await ben.page.getByRole('button', { name: /^Notiz/ }).count()).toBe(0);
});

test('[NO-6] an athlete runs a screening, sees its results, trains with a note, gives feedback and writes', async () => {
  const { page } = await club.openDeviceOf('ben');

  await beginScreening(page);
  await finishScreening(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: /Screeningübersicht/ }).click();
  await page.getByText('Startzeit').waitFor();
  expect(await page.getByRole('main').getByRole('progressbar').count()).toBe(7);

  await goHome(page);
  await train(page);
  await page.getByRole('button', { name: 'Ja' }).click();
  for (const answer of ['Genau richtig', 'Nein', 'Sehr sicher', 'Gerade genug']) {
    await page.getByText(answer, { exact: true }).click();
  }
  await page.getByRole('button', { name: 'Absenden' }).click();
  await page.getByText('Danke für dein Feedback').waitFor();

  await openMessages(page);
  await page.getByRole('button', { name: 'Neue Konversation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tina Trainer' }).click();
  await write(page, 'Fertig für heute!');
  await page.getByRole('log').getByText('gesendet').waitFor();

  const [screening] = club.server.runsOf('ben', 'screeningRun');
  const [training] = club.server.runsOf('ben', 'exerciseRun');
  await waitUntil(() => club.server.feedback().some(({ exerciseRunId }) => exerciseRunId === training?.id));
  expect(JSON.parse(screening?.testRuns ?? '[]')).toHaveLength(7);
  expect(training).toMatchObject({ completed: 1, screeningRunId: screening?.id });
  expect(training?.runUnits).toContain('Knie zwickt.');
});
