import type { Page } from 'playwright-core';
import type { LocalExerciseRun } from '../../src/domain/runs';
import {
  axeViolations,
  type Device,
  signInAndUpdate,
  storedRows,
  takePictures,
  waitForOfflineReadiness,
} from './browser';
import { startClub } from './club';
import { demoVideoCount, type StoredRun } from './server';
import { waitUntil } from './waitUntil';
import { beginScreening, exerciseShown, finishScreening, finishTraining, home } from './ways';

const lastOf = (runs: StoredRun[]): StoredRun => {
  const run = runs.at(-1);
  if (!run) throw new Error('There is no run.');
  return run;
};

/** Opens the plan and returns its number of exercises. */
const openPlan = async (page: Page): Promise<number> => {
  await page.getByRole('link', { name: /^Training/ }).click();
  await page.getByRole('button', { name: 'Training starten' }).waitFor();
  return page.getByRole('listitem').count();
};

/** The athlete's notes of every exercise run on this device. */
const storedNotes = async (page: Page): Promise<string[]> => {
  const runs = await storedRows<LocalExerciseRun>(page, 'exerciseRun');
  return runs.flatMap(({ runUnits }) => runUnits.map(({ athleteNote }) => athleteNote));
};

const club = startClub('for all tests');
let device: Device;
beforeAll(async () => {
  device = await club.openDevice();
});

test('[GU-1] [LI-6] [UP-4] [UP-10] a first visit leads to the login, through the update, and home', async () => {
  const { page } = device;
  await page.goto('/');
  await page.waitForURL('**/login?returnUrl=%2F');
  await takePictures(page, 'login');
  expect(await axeViolations(page)).toEqual([]);
  await signInAndUpdate(page, 'anna');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await storedRows(page, 'video')).toHaveLength(demoVideoCount);
  await takePictures(page, 'welcome');
  expect(await axeViolations(page)).toEqual([]);
});

test('[SR-10] [SR-13] [SR-15] [API-22] a screening run is on the server, once', async () => {
  const { page } = device;
  const before = club.server.runs('screeningRun').length;
  await beginScreening(page);
  await takePictures(page, 'screening-run');
  expect(await axeViolations(page)).toEqual([]);
  await finishScreening(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await home(page).waitFor();
  // The server may have the run before it has ended.
  await waitUntil(() =>
    club.server
      .runs('screeningRun')
      .slice(before)
      .some(({ completed }) => completed === 1),
  );
  expect(club.server.runs('screeningRun')).toHaveLength(before + 1);
  const run = lastOf(club.server.runs('screeningRun'));
  expect(run).toMatchObject({ userId: club.server.userId('anna'), completed: 1 });
  expect(JSON.parse(run.testRuns ?? '')).toHaveLength(7);
  expect(JSON.parse(run.exercises ?? '')).toHaveLength(10);
});

test('[FL-1] [FL-11] [SW-1] [TR-16] [TR-18] an exercise run is completed offline, with a reload in the middle', async () => {
  const { page, context } = device;
  const before = club.server.runs('exerciseRun').length;
  await waitForOfflineReadiness(page);
  const total = await openPlan(page);
  await takePictures(page, 'training-overview');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Training starten' }).click();
  await exerciseShown(page, 1, total).waitFor();
  await takePictures(page, 'training');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Erledigt' }).click();
  await exerciseShown(page, 2, total).waitFor();
  await page.getByLabel('Notizen').fill('Knie');
  await waitUntil(async () => (await storedNotes(page)).includes('Knie'));
  await page.reload();
  await exerciseShown(page, 2, total).waitFor();
  expect(await page.getByLabel('Notizen').inputValue()).toBe('Knie');
  await finishTraining(page, 2, total);
  await page.getByText('Training auf dem Gerät gespeichert.').waitFor();
  await home(page).waitFor();
  expect(club.server.runs('exerciseRun')).toHaveLength(before);
});

test('[FL-3] [FL-7] [RE-7] back online the exercise run is on the server, once, with its screening run', async () => {
  const { context } = device;
  const before = club.server.runs('exerciseRun').length;
  await context.setOffline(false);
  await waitUntil(() => club.server.runs('exerciseRun').length === before + 1);
  const run = lastOf(club.server.runs('exerciseRun'));
  expect(run).toMatchObject({
    userId: club.server.userId('anna'),
    completed: 1,
    screeningRunId: lastOf(club.server.runs('screeningRun')).id,
  });
  const units: { athleteNote: string; completed: boolean }[] = JSON.parse(run.runUnits ?? '');
  expect(units.map(({ completed }) => completed)).toEqual(units.map((_, index) => index !== 1));
  expect(units[1]?.athleteNote).toBe('Knie zwickt.');
});

test('[CO-6] a screening run and the exercise run that follows from it, both offline, arrive in their order', async () => {
  const { page, context } = device;
  const screenings = club.server.runs('screeningRun').length;
  const trainings = club.server.runs('exerciseRun').length;
  await context.setOffline(true);
  await page.goto('/');
  await beginScreening(page);
  await finishScreening(page);
  await page.getByRole('button', { name: 'OK' }).click();
  const total = await openPlan(page);
  await page.getByRole('button', { name: 'Training starten' }).click();
  await finishTraining(page, 1, total);
  await page.getByText('Training auf dem Gerät gespeichert.').waitFor();
  expect(club.server.runs('screeningRun')).toHaveLength(screenings);
  await context.setOffline(false);
  await waitUntil(() => club.server.runs('exerciseRun').length === trainings + 1);
  expect(club.server.runs('screeningRun')).toHaveLength(screenings + 1);
  const screeningRun = lastOf(club.server.runs('screeningRun'));
  expect(lastOf(club.server.runs('exerciseRun')).screeningRunId).toBe(screeningRun.id);
});

test('[NO-6] [SO-1] [SO-8] [SO-9] the overview shows the result of the last run', async () => {
  const { page } = device;
  await page.goto('/');
  await page.getByRole('button', { name: /Screeningübersicht/ }).click();
  await page.waitForURL(`**/screeningoverview/${club.server.userId('anna')}`);
  await page.getByText('Startzeit').waitFor();
  expect(await page.getByRole('main').getByRole('progressbar').count()).toBe(7);
  await takePictures(page, 'screening-overview');
  expect(await axeViolations(page)).toEqual([]);
});
