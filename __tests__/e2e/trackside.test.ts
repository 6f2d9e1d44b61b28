import { setTimeout as pause } from 'node:timers/promises';
import type { Screening, User } from '../../src/contract/schemas';
import { contrastsOf, type MortalDevice, signInAndUpdate, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { seededNumbers } from './seeded';
import { allSent } from './tabs';
import { answersAtServer } from './tracksideAnswers';
import {
  beginSession,
  click,
  finishAll,
  glanceAt,
  nextStep,
  onNow,
  type Planned,
  type Press,
  planSession,
  pressesOf,
  readStep,
  type Seen,
  screeningOn,
  standsAt,
  tap,
  trainerAt,
  untilStored,
} from './tracksideTrainer';
import { waitUntil } from './waitUntil';
import { home } from './ways';

const seed = 6;
const deaths = 10;
/** A tablet on its side, one that is upright, and a phone [TS-5]. */
const sizes = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;
/** The most presses for 12 athletes with 7 tests, from the start page to the end. */
const mostPresses = 480;

const club = startClub('for all tests');

const toTrack = (page: MortalDevice['page']) => page.getByRole('link', { name: /^Am Platz/ });

const idsBefore = () => new Set(club.server.runs('screeningRun').map(({ id }) => id));

/** Checks that the server has one new run for each athlete, with exactly what was planned. */
const hasEachOnce = async (before: Set<number>, athletes: User[], plan: Planned[], screening: Screening) => {
  const added = () => club.server.runs('screeningRun').filter(({ id }) => !before.has(id));
  await waitUntil(() => added().filter(({ completed }) => completed === 1).length >= athletes.length);
  const arrived = added().map((run) => ({
    userId: run.userId,
    completed: run.completed,
    answers: answersAtServer(run, screening),
  }));
  const given = athletes.map(({ id, firstName, lastName }) => {
    const own = plan.filter(({ athlete }) => athlete === `${firstName} ${lastName}`);
    const answered = own.flatMap(({ test, answers }) => (answers ? [[test, answers] as const] : []));
    return { userId: id, completed: 1, answers: Object.fromEntries(answered) };
  });
  const byUser = (a: { userId: number }, b: { userId: number }) => a.userId - b.userId;
  expect(arrived.toSorted(byUser)).toEqual(given.toSorted(byUser));
};

test(`[TS-1] [TS-2] [TS-3] [TS-4] [TS-5] 12 athletes are screened offline on a device that is killed ${deaths} times, and has another size then`, async () => {
  const below = seededNumbers(seed);
  const before = idsBefore();
  let presses = 0;
  const press: Press = async (target) => {
    presses += 1;
    await tap(target);
  };
  let lives = 0;
  const open = () => {
    const viewport = sizes[lives % sizes.length] ?? null;
    lives += 1;
    return club.openProfile({ viewport, hasTouch: true });
  };
  let device = await open();
  await signInAndUpdate(device.page, 'team');
  await waitForOfflineReadiness(device.page);
  const screening = await screeningOn(device.page);
  await device.context.setOffline(true);
  await press(toTrack(device.page));
  const athletes = await beginSession(device.page, 12, press);
  const plan = planSession(screening, athletes, below);
  const all = pressesOf(plan);
  const kills = new Set<number>();
  while (kills.size < deaths) kills.add(below(all));

  /** What the device has stored. */
  let memory: Seen = { step: 0, given: {}, isLeftOut: false };
  let missed = 0;
  let trainer = trainerAt(device.page, plan, press);
  await trainer.shows(0);

  /** Kills the browser while a press has its effect, and comes back to where it was: at most that press is missing. */
  const die = async (during: Promise<void>, hoped: Seen) => {
    during.catch(() => undefined);
    await pause(below(150));
    await device.kill();
    device = await open();
    await device.context.setOffline(true);
    await device.page.goto('/');
    await press(toTrack(device.page));
    trainer = trainerAt(device.page, plan, press);
    await device.page.getByRole('button', { name: 'Überblick' }).waitFor();
    const found = await readStep(device.page, plan);
    expect([memory, hoped]).toContainEqual(found);
    if (JSON.stringify(found) !== JSON.stringify(hoped)) missed += 1;
    await trainer.shows(found.step);
    return found;
  };

  for (let pressed = 0; memory.step < plan.length; pressed += 1) {
    await untilStored(device.page, plan, memory.step);
    const { act, leadsTo } = trainer.nextTap(memory);
    const acting = act();
    if (kills.has(pressed)) memory = await die(acting, leadsTo);
    else {
      await acting;
      memory = leadsTo;
    }
  }
  await finishAll(device.page, athletes.length, press);
  expect(idsBefore()).toEqual(before);
  await device.context.setOffline(false);
  await device.page.getByRole('link', { name: 'Zur Startseite' }).first().click();
  await home(device.page).waitFor();
  await allSent(device.page).waitFor();
  await hasEachOnce(before, athletes, plan, screening);
  console.log(
    `seed ${seed}: ${presses} presses for ${plan.length} tests, ${deaths} of them to come back;`,
    `${missed} deaths came before the last press was on the device`,
  );
  expect(presses).toBeLessThanOrEqual(mostPresses);
});

test('[TS-4] a second tab waits, and goes on at the same place with the answers', async () => {
  const { page: first, context } = await club.openDeviceOf('team');
  await toTrack(first).click();
  const athletes = await beginSession(first, 3, click);
  await glanceAt(first);
  await nextStep(first).click();
  const plan = planSession(await screeningOn(first), athletes, seededNumbers(1));
  await standsAt(first, { athlete: plan[1]?.athlete ?? '', place: 1 });
  await first.getByRole('button', { name: 'Alles erfüllt' }).click();
  await first.getByRole('button', { name: 'Alles erfüllt zurücknehmen' }).waitFor();
  const left = await readStep(first, plan);
  const second = await context.newPage();
  await second.goto('/trackside');
  await second.getByRole('heading', { name: 'Diese Seite ist in einem anderen Tab geöffnet' }).waitFor();
  await first.close();
  await standsAt(second, { athlete: plan[1]?.athlete ?? '', place: 1 });
  expect(await readStep(second, plan)).toEqual(left);
  expect(Object.values(left.given)).toContain('Ja');
});

test('[TS-1] [TS-4] a double tap goes on to one person, and a reload comes back to the same place', async () => {
  const { page } = await club.openDeviceOf('team');
  await toTrack(page).click();
  const athletes = await beginSession(page, 3, click);
  const plan = planSession(await screeningOn(page), athletes, seededNumbers(1));
  await glanceAt(page);
  await nextStep(page).dblclick();
  await standsAt(page, { athlete: plan[1]?.athlete ?? '', place: 1 });
  await page.getByRole('button', { name: 'Nein', exact: true }).first().click();
  await page.getByText('1 von 5 beantwortet').waitFor();
  const left = await readStep(page, plan);
  expect(left).toMatchObject({ step: 1 });
  await untilStored(page, plan, 1);
  await page.reload();
  await standsAt(page, { athlete: plan[1]?.athlete ?? '', place: 1 });
  expect(await readStep(page, plan)).toEqual(left);
});

test('[TS-5] in the sun: the name and the answers, given or not, have a contrast of 7 in both schemes', async () => {
  const { page } = await club.openOwnDeviceOf('team');
  await page.setViewportSize(sizes[0]);
  await toTrack(page).click();
  await beginSession(page, 1, click);
  await page.getByRole('button', { name: 'Nein', exact: true }).first().click();
  await page.getByText('1 von 5 beantwortet').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const names = await contrastsOf(page, 'main h2');
    const answers = await contrastsOf(page, 'main button[aria-pressed]');
    expect(names.length).toBeGreaterThan(0);
    expect(answers.length).toBeGreaterThanOrEqual(2 * 5);
    expect(Math.min(...names, ...answers)).toBeGreaterThanOrEqual(7);
  }
});

test('[TS-5] two athletes with the same name are told apart by their user names, from the choice on', async () => {
  club.server.change(`update "user" set "firstName" = 'Tim', "lastName" = 'Albrecht' where username = 'can'`);
  const { page } = await club.openOwnDeviceOf('team');
  await toTrack(page).click();
  await page.getByRole('checkbox', { name: 'Tim Albrecht (can)' }).check();
  await page.getByRole('checkbox', { name: 'Tim Albrecht (tim)' }).check();
  await page.getByRole('button', { name: 'Mit 2 Athleten beginnen' }).click();
  const people = page.getByRole('navigation', { name: 'Athleten' });
  await people.getByRole('button', { name: /^Tim Albrecht \(can\)/ }).click();
  await onNow(page, 'Tim Albrecht (can)').waitFor();
  await people.getByRole('button', { name: /^Tim Albrecht \(tim\)/ }).click();
  await onNow(page, 'Tim Albrecht (tim)').waitFor();
});
