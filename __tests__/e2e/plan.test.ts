import type { Page } from 'playwright-core';
import { axeViolations, type Device, takePicture, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { sizeFaults } from './sizes';
import { waitUntil } from './waitUntil';
import { finishTraining, openAthlete, openDesk } from './ways';

const club = startClub('per test');

/** The page has no fault in any size, and there is a picture of both schemes. */
const look = async ({ page }: Device, name: string) => {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sizeFaults(page, name)).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `${name}-${colorScheme}`);
  }
};

const storedPlan = (username: string) =>
  club.server.query<{ planChanges: string | null; weeklyGoal: number | null }>(
    `select "planChanges", "weeklyGoal" from "userScreening" where "userId" = ${club.server.userId(username)}`,
  )[0];

const storedChanges = (username = 'anna') => storedPlan(username)?.planChanges;

const planOf = (page: Page) => page.getByRole('region', { name: 'Plan', exact: true });

/** Returns the name of the first exercise in the plan that the page of an athlete shows. */
const firstExercise = async (page: Page) => {
  const label = await planOf(page)
    .getByRole('button', { name: /: ändern$/ })
    .first()
    .getAttribute('aria-label');
  return (label ?? '').replace(': ändern', '');
};

/** Makes one set of this exercise in the plans of these athletes, for this reason. */
const changePlans = async (page: Page, names: readonly string[], exercise: string, reason: string) => {
  await openDesk(page);
  await page.getByRole('button', { name: 'Auswählen', exact: true }).click();
  for (const name of names)
    await page.getByRole('checkbox', { name: `${name} auswählen` }).check({ force: true });
  await page.getByRole('button', { name: 'Plan ändern' }).click();
  const dialog = page.getByRole('dialog', { name: `Plan von ${names.length} Athleten ändern` });
  await dialog.getByLabel('Übung').selectOption(exercise);
  await dialog.getByLabel('Sätze').fill('1');
  await dialog.getByLabel('Grund (freiwillig)').fill(reason);
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Returns how many trainings of this person have ended on the server. */
const trainingsOf = (username: string) =>
  club.server.query(
    `select "id" from "exerciseRun" where "completed" = 1 and "userId" = ${club.server.userId(username)}`,
  ).length;

test('[PL-1] [PL-2] a trainer changes a plan offline, and the athlete trains by it offline and reads why', async () => {
  const tina = await club.openDeviceOf('trainer');
  await waitForOfflineReadiness(tina.page);
  await openAthlete(tina.page, 'Anna Athletin');
  await tina.context.setOffline(true);
  const card = planOf(tina.page);
  const name = await firstExercise(tina.page);
  await card.getByRole('button', { name: `${name}: ändern`, exact: true }).click();
  const dialog = tina.page.getByRole('dialog', { name, exact: true });
  await dialog.getByLabel('Sätze').fill('1');
  await dialog.getByLabel('Grund (freiwillig)').fill('Erst einmal wenig.');
  await look(tina, 'plan-change-phone');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await card.getByText('Von Tina angepasst: Erst einmal wenig.').waitFor();
  await look(tina, 'plan-card-phone');
  expect(storedChanges()).toBeNull();

  // The app is closed and opened without a network: the change is still there.
  await tina.page.reload();
  await card.getByText('Von Tina angepasst: Erst einmal wenig.').waitFor();
  await tina.context.setOffline(false);
  await waitUntil(() => storedChanges()?.includes('Erst einmal wenig.') === true);

  const anna = await club.openDeviceOf('anna');
  await waitForOfflineReadiness(anna.page);
  await anna.page
    .getByRole('link', { name: /^Trainingsübersicht|^Training/ })
    .first()
    .click();
  await anna.page.getByText('Von Tina angepasst: Erst einmal wenig.').waitFor();
  await look(anna, 'plan-overview-phone');
  await anna.context.setOffline(true);
  await anna.page.getByRole('button', { name: /^Training (starten|fortsetzen)/ }).click();
  await anna.page.getByRole('heading', { name, exact: true }).waitFor();
  await anna.page.getByText('Von Tina angepasst: Erst einmal wenig.').waitFor();
  await look(anna, 'plan-training-phone');
});

test('[PL-1] [PL-2] [PL-4] a trainer changes three plans offline, decides about the one that a colleague changed, and an athlete trains by hers', async () => {
  const { server } = club;
  server.change(`
    insert into "trainerAthlete" ("trainerId", "athleteId")
      values (${server.userId('trainer2')}, ${server.userId('ben')});
  `);
  const reason = 'Diese Woche ist ein Spiel.';
  const tina = await club.openDeviceOf('trainer');
  await waitForOfflineReadiness(tina.page);
  await openAthlete(tina.page, 'Anna Athletin');
  const exercise = await firstExercise(tina.page);
  const colleague = await club.openDeviceOf('trainer2', 'desktop');

  await tina.context.setOffline(true);
  await changePlans(tina.page, ['Anna Athletin', 'Ben Berger', 'Clara Conrad'], exercise, reason);

  // Meanwhile her colleague sets a goal for Ben.
  await openAthlete(colleague.page, 'Ben Berger');
  await planOf(colleague.page).getByLabel('Ziel pro Woche').selectOption('2 Trainings');
  await waitUntil(() => storedPlan('ben')?.weeklyGoal === 2);
  expect(storedChanges('anna')).toBeNull();

  // Online again, two go out, and Tina is asked about the third.
  await tina.context.setOffline(false);
  await waitUntil(() => ['anna', 'clara'].every((name) => storedChanges(name)?.includes(reason)));
  await openAthlete(tina.page, 'Ben Berger');
  await planOf(tina.page).getByText('Inzwischen hat jemand den Plan geändert.').waitFor();
  expect(storedChanges('ben')).not.toContain(reason);
  await look(tina, 'plan-conflict-phone');
  await planOf(tina.page).getByRole('button', { name: 'Meine nehmen' }).click();
  await waitUntil(() => storedChanges('ben')?.includes(reason) === true);
  expect(storedPlan('ben')?.weeklyGoal).toBeNull();
  await planOf(tina.page)
    .getByText('Inzwischen hat jemand den Plan geändert.')
    .waitFor({ state: 'detached' });

  const anna = await club.openDeviceOf('anna');
  await waitForOfflineReadiness(anna.page);
  await anna.context.setOffline(true);
  await anna.page
    .getByRole('link', { name: /^Training/ })
    .first()
    .click();
  await anna.page.getByText(`Von Tina angepasst: ${reason}`).waitFor();
  const start = anna.page.getByRole('button', { name: /^Training (starten|fortsetzen)/ });
  await start.click();
  await anna.page.getByRole('heading', { name: exercise, exact: true }).waitFor();
  await anna.page.getByText(`Von Tina angepasst: ${reason}`).waitFor();
  const [, total] = /Übung 1 von (\d+)/.exec(await anna.page.locator('main').innerText()) ?? [];
  const trained = trainingsOf('anna');
  await finishTraining(anna.page, 1, Number(total));
  await anna.context.setOffline(false);
  await waitUntil(() => trainingsOf('anna') === trained + 1);
});
