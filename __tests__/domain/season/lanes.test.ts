import { fullName } from '../../../src/domain/athletes';
import { deskRows } from '../../../src/domain/desk/deskRows';
import { deskTrainings } from '../../../src/domain/desk/trainings';
import { byTrainings, laneTotals, seasonLanes } from '../../../src/domain/season/lanes';
import { seasonMonths, seasonStart, seasonWeeks } from '../../../src/domain/season/weeks';
import { aRunUnit, aScreening, aScreeningRun, aTestRun, aUser } from '../../builders';
import { aTraining, daysAgo, now, someContent } from '../desk/content';

const trained = (id: number, days: number, overrides = {}) =>
  aTraining({ id, clientId: `training-${id}`, start: daysAgo(days), ...overrides });

const screened = (days: number, overrides = {}) =>
  aScreeningRun({
    clientId: `screening-${days}`,
    start: daysAgo(days),
    completed: true,
    testRuns: [aTestRun()],
    ...overrides,
  });

const lanesOf = (content: Parameters<typeof someContent>[0] = {}) => {
  const { exerciseRuns, trainings, screeningRuns, screenings, ...rest } = someContent(content);
  const all = { ...rest, exerciseRuns, trainings, screeningRuns, screenings };
  return seasonLanes(
    {
      rows: deskRows(all, now),
      trainings: deskTrainings(exerciseRuns, trainings, now),
      screeningRuns,
      screenings,
    },
    now,
  );
};

const nothing = { trainings: 0, minutes: 0, screenings: 0, result: null, pain: null };

test('[SN-1] a season has 26 weeks from Monday to Sunday, this week last', () => {
  const weeks = seasonWeeks(now);
  expect(weeks).toHaveLength(26);
  // 21.11.2026 is a Saturday; the clocks were changed in between.
  expect(new Date(weeks.at(-1)?.start ?? '')).toEqual(new Date(2026, 10, 16));
  expect(new Date(weeks.at(-1)?.end ?? '')).toEqual(new Date(2026, 10, 22));
  expect(new Date(weeks[0]?.start ?? '')).toEqual(new Date(2026, 4, 25));
  expect(weeks.map(({ number }) => number)).toEqual(Array.from({ length: 26 }, (_, index) => 22 + index));
  expect(seasonStart(now)).toBe(new Date(2026, 4, 25).getTime());
});

test('[SN-1] a month stands above its first week, one with few weeks nowhere', () => {
  expect(seasonMonths(seasonWeeks(now)).map(({ start }) => new Date(start).getMonth())).toEqual([
    5, 6, 7, 8, 9, 10,
  ]);
  const later = new Date(2026, 11, 31).getTime();
  expect(seasonMonths(seasonWeeks(later))[0]).toMatchObject({ place: 0 });
});

test('[SN-1] a week has its trainings with their minutes, its screenings and the strongest pain', () => {
  const unit = (overrides = {}) => aRunUnit({ completed: true, duration: 90_000, ...overrides });
  const [lane] = lanesOf({
    trainings: [
      trained(1, 1, { runUnits: [unit(), unit({ pain: 3 })] }),
      trained(2, 5, { runUnits: [unit({ pain: 5 })] }),
      trained(3, 6),
      trained(4, 7, { morningPain: { value: 4, at: daysAgo(6) } }),
    ],
    screeningRuns: [screened(2), screened(30, { completed: false })],
  });
  expect(lane).toMatchObject({ id: 2, name: fullName(aUser()) });
  expect(lane?.weeks).toHaveLength(26);
  expect(lane?.weeks.at(-1)).toEqual({ trainings: 2, minutes: 5, screenings: 1, result: 65, pain: 5 });
  expect(lane?.weeks.at(-2)).toMatchObject({ trainings: 2, screenings: 0, result: null, pain: 4 });
  expect(lane?.weeks.slice(0, -2)).toEqual(Array(24).fill(nothing));
});

test('[SN-1] what was before the season, or dated by a clock far ahead, has no week', () => {
  const monday = new Date(2026, 4, 25).getTime();
  const [lane] = lanesOf({
    trainings: [
      trained(1, 0, { start: new Date(monday - 1).toISOString() }),
      trained(2, 0, { start: new Date(monday).toISOString() }),
      trained(3, -3),
    ],
    screeningRuns: [screened(-3), screened(300)],
  });
  expect(lane?.weeks.map(({ trainings }) => trainings)).toEqual([1, ...Array(25).fill(0)]);
  expect(laneTotals(lane ?? { weeks: [] })).toEqual({ trainings: 1, trained: 1, screenings: 0 });
});

test('[SN-1] each athlete has their own weeks, and the last result of a screening that the device knows', () => {
  const ben = aUser({ id: 4, firstName: 'Ben', lastName: 'Buche' });
  const lanes = lanesOf({
    athletes: [aUser(), ben],
    screenings: [aScreening()],
    trainings: [trained(1, 1), trained(2, 1, { userId: ben.id }), trained(3, 2, { userId: ben.id })],
    screeningRuns: [screened(2, { screeningId: 99 }), screened(3, { userId: ben.id })],
  });
  expect(lanes.map(({ weeks }) => weeks.at(-1))).toMatchObject([
    { trainings: 1, screenings: 1, result: null },
    { trainings: 2, screenings: 1, result: 65 },
  ]);
  expect(byTrainings(lanes).map(({ name }) => name)).toEqual(['Ben Buche', lanes[0]?.name]);
});
