import type { Page } from 'playwright-core';
import type { Screening } from '../../src/contract/schemas';
import { agreedOf100 } from '../../src/domain/secondLook/agreement';
import { axeViolations, type Device, takePicture, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { seededNumbers } from './seeded';
import { sizeFaults } from './sizes';
import { allSent } from './tabs';
import { nameOf } from './tracksideAnswers';
import {
  beginSession,
  click,
  finishAll,
  type Planned,
  planSession,
  type Seen,
  screeningOn,
  trainerAt,
  untilStored,
} from './tracksideTrainer';
import { waitUntil } from './waitUntil';
import { goHome, home } from './ways';

const athletesOfBoth = 12;
const club = startClub('per test');

/** Both trainers have the same athletes, and the screening has two tests: 24 steps for each of them. */
const prepareClub = () => {
  const { server } = club;
  const [team, colleague] = [server.userId('team'), server.userId('trainer2')];
  server.change(`
    delete from "trainerAthlete" where "trainerId" = ${colleague};
    insert into "trainerAthlete" ("trainerId", "athleteId")
      select ${colleague}, "athleteId" from "trainerAthlete" where "trainerId" = ${team};
    update "screening" set "tests" = json_array(json_extract("tests", '$[0]'), json_extract("tests", '$[1]'));
  `);
};

const deviceOf = async (username: string): Promise<Device & { screening: Screening }> => {
  const device = await club.openDeviceOf(username);
  await waitForOfflineReadiness(device.page);
  const screening = await screeningOn(device.page);
  expect(screening.tests).toHaveLength(2);
  await device.context.setOffline(true);
  await device.page.getByRole('link', { name: /^Am Platz/ }).click();
  return { ...device, screening };
};

const look = async ({ page }: Pick<Device, 'page'>, name: string) => {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sizeFaults(page, name)).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `${name}-${colorScheme}`);
  }
};

/** Begins with the first athletes of the list, and answers all. Returns what was answered. */
const rateAll = async (page: Page, screening: Screening, seed: number): Promise<Planned[]> => {
  const athletes = await beginSession(page, athletesOfBoth, click);
  const plan = planSession(screening, athletes, seededNumbers(seed));
  const trainer = trainerAt(page, plan, click);
  await trainer.shows(0);
  for (let seen: Seen = { step: 0, given: {}, isLeftOut: false }; seen.step < plan.length; ) {
    await untilStored(page, plan, seen.step);
    const { act, leadsTo } = trainer.nextTap(seen);
    await act();
    seen = leadsTo;
  }
  return plan;
};

/** How many answers both have, and how many count differently. */
const compared = (first: readonly Planned[], second: readonly Planned[], { tests }: Screening) => {
  const weights = new Map(
    tests.flatMap(({ rangeQuestions }) =>
      rangeQuestions.flatMap(({ questionRangeValues }) =>
        questionRangeValues.map(({ description, resultWeight }) => [description ?? '', resultWeight]),
      ),
    ),
  );
  const worthOf = (answer: string) => weights.get(answer) ?? answer;
  const pairs = first.flatMap(({ userId, testId, asked, answers }) => {
    const other = second.find((one) => one.userId === userId && one.testId === testId)?.answers;
    if (!answers || !other) return [];
    return asked
      .filter(({ question }) => !/schmerz/i.test(question))
      .map((one) => worthOf(answers[nameOf(one)] ?? '') === worthOf(other[nameOf(one)] ?? ''));
  });
  return { pairs: pairs.length, differing: pairs.filter((isSame) => !isSame).length };
};

const backOnline = async ({ page, context }: Device) => {
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Zur Startseite' }).first().click();
  await home(page).waitFor();
  await allSent(page).waitFor();
};

/** A second look asks for no pain: nobody would see it. */
const expectNoPain = async (page: Page) => {
  await page.getByRole('button', { name: 'Alles erfüllt' }).waitFor();
  expect(await page.getByRole('button', { name: /Schmerz/ }).count()).toBe(0);
};

const looksAtServer = () =>
  club.server.query<{ userId: number; secondOf: string | null; completed: number }>(
    'select "userId", "secondOf", "completed" from "screeningRun" where "secondOf" is not null',
  );

test('[ZB-1] [ZB-3] two trainers rate 12 athletes on two devices without a network, and the club reads how far they agree', async () => {
  prepareClub();
  const mara = await deviceOf('team');
  const theo = await deviceOf('trainer2');
  await theo.page.getByRole('checkbox', { name: /^Zweitblick/ }).click();
  await theo.page.getByRole('radio', { name: 'Die Athleten selbst' }).scrollIntoViewIfNeeded();
  await look(theo, 'second-look-choose-phone');
  const [first, second] = await Promise.all([
    rateAll(mara.page, mara.screening, 1),
    rateAll(theo.page, theo.screening, 2),
  ]);
  await finishAll(mara.page, athletesOfBoth, click);
  await theo.page.getByRole('button', { name: 'Für alle abschließen' }).click();
  await theo.page
    .getByRole('dialog')
    .getByRole('button', { name: `${athletesOfBoth} abschließen` })
    .click();
  await theo.page.getByRole('heading', { name: 'Zweitblick abgeschlossen' }).waitFor();
  await look(theo, 'second-look-ended-phone');

  // The second one arrives before the first.
  await backOnline(theo);
  await waitUntil(() => looksAtServer().length === athletesOfBoth);
  await backOnline(mara);
  expect(new Set(looksAtServer().map(({ secondOf }) => secondOf))).toEqual(new Set(['nearest']));

  const counted = compared(first, second, mara.screening);
  const { agreed, low, high } = agreedOf100(counted);
  const admin = await club.openDeviceOf('trainer');
  await goHome(admin.page);
  await admin.page.goto(`${club.server.url}/club`);
  const card = admin.page.getByRole('region', { name: 'Wie einig seid ihr euch?' });
  await card
    .getByText(
      `In eurem Verein sind sich zwei Personen bei ${agreed} von 100 Antworten einig (${low} bis ${high}).`,
    )
    .waitFor();
  await card.scrollIntoViewIfNeeded();
  await look(admin, 'second-look-club-phone');

  // The athlete's result is still the first one; the trainer reads there how far both agree.
  const userId = looksAtServer()[0]?.userId ?? 0;
  await mara.page.goto(`${club.server.url}/screeningoverview/${userId}`);
  await mara.page.getByText(/^Von jemand anderem: \d+ von \d+ Antworten gleich$/).waitFor();
  await mara.page.getByRole('link', { name: 'Zweitblick beginnen' }).scrollIntoViewIfNeeded();
  await look(mara, 'second-look-result-phone');

  // The link leads to a session of this athlete alone.
  await mara.page.getByRole('link', { name: 'Zweitblick beginnen' }).click();
  await mara.page.getByRole('button', { name: 'Mit 1 Athleten beginnen' }).click();
  await mara.page.getByRole('button', { name: 'Überblick' }).waitFor();
  await expectNoPain(mara.page);
});
