import type { Locator } from 'playwright-core';
import { axeViolations, feedbackRows, takePicture, takePictures, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { changeTimers, lastingToasts } from './timers';
import { waitUntil } from './waitUntil';
import { goHome, toasts, train } from './ways';

const club = startClub('per test');
const answers = ['Genau richtig', 'Sehr sicher', 'Gerade genug', 'Sehr gut'];

/** Whether two elements overlap on the screen. */
const overlap = async (one: Locator, other: Locator) => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them is not shown.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

const lastTraining = () => club.server.runs('exerciseRun').at(-1)?.id;

/** What the server has on the last training: at most one, as on every training [CO-14]. */
const lastFeedback = () =>
  club.server.feedback().filter(({ exerciseRunId }) => exerciseRunId === lastTraining());

test('[NO-6] [TR-19] [TR-20] [FB-2] [FB-4] [FB-5] an exercise run ends with its feedback, which a reload does not lose', async () => {
  const { page } = await club.openDeviceOf('anna');
  await train(page);
  await page.getByRole('dialog', { name: 'Gratulation! Du hast dein Training abgeschlossen' }).waitFor();
  await takePictures(page, 'training-done');
  await page.getByRole('button', { name: 'Ja' }).click();
  await page.waitForURL(`**/feedback/${lastTraining()}`);
  await page.getByText('Genau richtig').click();
  await page.getByRole('radio', { name: 'Sehr sicher' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Genau richtig' }).isVisible()).toBe(false);
  await page.getByLabel('Kommentare').fill('Gern mehr davon.');
  await page.getByRole('button', { name: 'Absenden' }).click();
  await page.getByText('Bitte versuche alle Fragen zu beantworten').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await takePictures(page, 'feedback');

  await page.reload();
  expect(await page.getByLabel('Kommentare').inputValue()).toBe('Gern mehr davon.');
  for (const answer of answers.slice(1)) await page.getByText(answer, { exact: true }).click();
  await page.getByRole('button', { name: 'Absenden' }).click();
  await page.getByRole('heading', { name: 'Hallo Anna' }).waitFor();
  await page.getByText('Danke für dein Feedback.').waitFor();
  await waitUntil(() => lastFeedback().length > 0);
  expect(lastFeedback()).toEqual([expect.objectContaining({ comment: 'Gern mehr davon.' })]);
});

test('[TR-18] [ON-4] [UP-18] feedback on an exercise run that ended offline is given at once, and goes out after its run', async () => {
  const { page, context } = await club.openDeviceOf('anna');
  await waitForOfflineReadiness(page);
  await page.getByRole('link', { name: /^Training/ }).click();
  await page.getByRole('button', { name: 'Training starten' }).waitFor();
  await goHome(page);
  await context.setOffline(true);
  await page.evaluate(changeTimers, lastingToasts);
  await train(page);
  await page.getByRole('heading', { name: 'Hallo Anna' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByText(/Wie war dein Training am/).waitFor();
  expect(await overlap(toasts(page).first(), page.locator('[data-offer]'))).toBe(false);
  await takePicture(page, `feedback-offer-phone`);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Feedback geben' }).click();
  for (const answer of answers) await page.getByText(answer, { exact: true }).click();
  await page.getByRole('button', { name: 'Absenden' }).click();
  await page.getByText('Danke für dein Feedback. Es wird übertragen, sobald es geht.').waitFor();
  expect(await page.getByText(/Wie war dein Training am/).count()).toBe(0);
  await page.getByRole('link', { name: /2 Einträge noch nicht übertragen/ }).click();
  await page.getByText(/^Feedback zum Training am/).waitFor();
  await takePicture(page, `feedback-waiting-phone`);

  await page.reload();
  await context.setOffline(false);
  await page.getByText('Alles, was du auf diesem Gerät gespeichert hast, ist übertragen.').waitFor();
  expect(lastFeedback()).toHaveLength(1);
});

test('[TR-18] [TR-20] feedback on an exercise run that ended offline can be declined', async () => {
  const { page, context } = await club.openDeviceOf('anna');
  await waitForOfflineReadiness(page);
  await page.getByRole('link', { name: /^Training/ }).click();
  await page.getByRole('button', { name: 'Training starten' }).waitFor();
  await goHome(page);
  await context.setOffline(true);
  await train(page);
  await page.getByText(/Wie war dein Training am/).waitFor();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Alles übertragen' }).waitFor();
  await page.getByRole('link', { name: 'Feedback geben' }).click();
  await page.waitForURL(`**/feedback/${lastTraining()}`);
  await page.goBack();
  await page.getByRole('button', { name: 'Nicht mehr fragen' }).click();
  const [{ clientId } = { clientId: '' }] = club.server.runs('exerciseRun').slice(-1);
  await waitUntil(async () => (await feedbackRows(page)).some((row) => row.includes(`/${clientId}`)));
  await page.reload();
  await page.getByRole('heading', { name: 'Hallo Anna' }).waitFor();
  expect(await page.getByText(/Wie war dein Training am/).count()).toBe(0);
});
