import { compareRuns } from '../../../src/domain/progress/comparison';
import { historyOf, testBand } from '../../../src/domain/progress/history';
import { raterOf, ratersOf } from '../../../src/domain/progress/raters';
import { runResult } from '../../../src/domain/progress/results';
import { aQuestion, aScreening, aScreeningRun, aTest, aTestRun, aTrainer, aUser } from '../../builders';
import { aRatedRun, aScreeningOf, dayOf, now, testRunsOf } from './rated';

const tina = aTrainer();
const anna = aUser();

const screening = aScreeningOf(7, 5);

/** Tina's run of Anna on this day with `checked` of the 35 questions checked. */
const run = (day: number, checked: number, overrides = {}) =>
  aRatedRun({ start: dayOf(day), testRuns: testRunsOf(screening, checked), ratedBy: tina.id, ...overrides });
const screened = (one: ReturnType<typeof run>, of = screening) => ({ run: one, tests: of.tests });
const compare = (earlier: ReturnType<typeof run>, later: ReturnType<typeof run>, of = screening) =>
  compareRuns(screened(earlier), screened(later, of));

test('[HI-1] the result is the mean of the tests done, in whole percent', () => {
  expect(runResult([{ percent: 33 }, { percent: 67 }, { percent: 67 }])).toBe(56);
  expect(runResult([])).toBeNull();
});

test('[HI-3] per test before and after, and which answers changed', () => {
  const comparison = compare(run(1, 20), run(2, 26));
  expect(comparison?.change).toMatchObject({ before: 57, after: 74, points: 17, error: 15, isBeyond: true });
  expect(comparison?.tests).toHaveLength(7);
  expect(comparison?.tests[4]).toMatchObject({
    name: 'Test 5',
    change: { before: 0, after: 100, points: 100, error: 58, isBeyond: true },
  });
  expect(comparison?.tests[5]?.answers.filter(({ gain }) => gain !== 0)).toEqual([
    {
      question: { key: 'yesNo601', description: 'Frage 601', place: 1 },
      before: false,
      after: true,
      gain: 1,
    },
  ]);
  expect(comparison).toMatchObject({ compared: 35, total: 35, leftOut: [] });
});

test('[HI-3] what only one version asks is left out and named', () => {
  const renewed = {
    ...screening,
    id: 99,
    tests: screening.tests.map((test, index) =>
      index === 0
        ? { ...test, questions: [...test.questions.slice(1), aQuestion({ id: 900, description: 'Neu' })] }
        : test,
    ),
  };
  const later = run(2, 0, { screeningId: 99, testRuns: testRunsOf(renewed, 35) });
  const comparison = compare(run(1, 35), later, renewed);
  expect(comparison).toMatchObject({ compared: 34, total: 36, change: { points: 0 } });
  expect(comparison?.leftOut.map(({ test, question }) => [test, question.description])).toEqual([
    ['Test 1', 'Frage 101'],
    ['Test 1', 'Neu'],
  ]);
});

test('[HI-3] a test that only one run has is left out', () => {
  const fewer = run(2, 35, { testRuns: testRunsOf(screening, 35).slice(0, 5) });
  expect(compare(run(1, 20), fewer)).toMatchObject({ compared: 25, total: 35 });
  expect(compare(run(1, 20), fewer)?.tests.map(({ name }) => name)).not.toContain('Test 6');
});

test('[HI-3] runs of different screenings, or without an answer in common, are not compared', () => {
  const other = aScreening({ id: 77, tests: [aTest({ id: 777, questions: [aQuestion({ id: 7 })] })] });
  expect(
    compare(run(1, 20), run(2, 0, { screeningId: 77, testRuns: [aTestRun({ testId: 777 })] }), other),
  ).toBeNull();
  expect(compare(run(1, 20), run(2, 0, { testRuns: [] }))).toBeNull();
  expect(compareRuns({ run: run(1, 20), tests: [] }, { run: run(2, 20), tests: [] })).toBeNull();
});

test.each([
  ['the same trainer', tina.id, tina.id, 'same', 15],
  ['two people', tina.id, 77, 'two', 17],
  ['who rates oneself counts as another', anna.id, tina.id, 'two', 17],
  ['twice oneself is the same', anna.id, anna.id, 'same', 15],
  ['an unknown rater counts as another', null, null, 'unknown', 17],
])('[HI-5] [HI-4] the raters of two runs: %s', (_, first, second, raters, error) => {
  const comparison = compare(run(1, 20, { ratedBy: first }), run(2, 26, { ratedBy: second }));
  expect(comparison?.raters).toBe(raters);
  expect(Math.round(comparison?.change.error ?? 0)).toBe(error);
});

test('[HI-5] a run of this device was rated by who recorded it; of one from another server nobody knows', () => {
  expect(raterOf(aScreeningRun({ recordedBy: tina.id }))).toBe(tina.id);
  expect(raterOf(aScreeningRun())).toBe(anna.id);
  const sentHere = aScreeningRun({ id: 5, origin: { instance: null, username: anna.username } });
  expect(raterOf(sentHere)).toBe(anna.id);
  expect(raterOf(aScreeningRun({ id: 5 }))).toBeNull();
  expect(ratersOf(aScreeningRun({ id: 5 }), aScreeningRun())).toBe('unknown');
});

const history = (...runs: ReturnType<typeof run>[]) => historyOf(runs, [screening], now);

test('[HI-2] [HI-4] the history is oldest first, with bands of half the error on both sides', () => {
  const { points } = history(run(9, 26), run(1, 20));
  expect(points.map(({ result }) => result)).toEqual([57, 74]);
  const [low, high] = points[0]?.band ?? [];
  expect((high ?? 0) - (low ?? 0)).toBeCloseTo(14.68, 2);
  expect(points[0]).toMatchObject({ isFirst: true, since: null });
  expect(points[1]?.since).toMatchObject({ start: dayOf(1), comparison: { change: { points: 17 } } });
});

test('[HI-4] within the error it looks back to the nearest run that truly differs, by the error for 5 % / k', () => {
  // 35 answers over k = 3 runs: 20.5 points + 1.4.
  const { lookBack, points } = history(run(1, 15), run(2, 21), run(3, 22), run(4, 24));
  expect(points.at(-1)?.since?.comparison.change).toMatchObject({ points: 6, isBeyond: false });
  expect(lookBack).toMatchObject({
    start: dayOf(1),
    comparison: { change: { points: 26, isBeyond: true, error: 18 } },
  });
  expect(history(run(1, 18), run(2, 21), run(3, 22), run(4, 24)).lookBack).toBeNull();
});

test('[HI-4] the tests share the 5 %: the error of each, its band, and that of a look back', () => {
  const later = run(2, 22);
  expect(compare(run(1, 20), later)?.tests[0]?.change.error).toBe(58);
  const fewer = run(2, 22, { testRuns: later.testRuns.slice(0, 1) });
  expect(compare(run(1, 20), fewer)?.tests[0]?.change.error).toBe(45);
  const { points, lookBack } = history(run(1, 15), run(2, 21), run(3, 22), run(4, 24));
  const [low, high] = (points[0] && testBand(points[0], 5)) ?? [];
  expect([low, high].map((edge) => Math.round(edge ?? -1))).toEqual([0, 29]);
  // 5 % / (3 runs · 7 tests).
  expect(lookBack?.comparison.tests[0]?.change.error).toBe(64);
});

test('[HI-4] questions that ask for pain are no ratings: the error is as if they were not there', () => {
  const [first, ...others] = screening.tests;
  if (!first) throw new Error('no test');
  const asking = (questions: typeof first.questions) => ({
    ...screening,
    tests: [{ ...first, questions }, ...others],
  });
  const withPain = asking([
    ...first.questions.slice(1),
    aQuestion({ id: 900, description: 'Ohne Schmerzen' }),
  ]);
  const without = asking(first.questions.slice(1));
  const errorOf = (of: typeof screening) => {
    const rated = (day: number) => screened(run(day, 0, { testRuns: testRunsOf(of, 20) }), of);
    const comparison = compareRuns(rated(1), rated(2));
    return [comparison?.tests[0]?.change.error, comparison?.tests[1]?.change.error];
  };
  expect(errorOf(screening)).toEqual([58, 58]);
  expect(errorOf(withPain)).toEqual([66, 58]);
  expect(errorOf(without)).toEqual([66, 58]);
  const [pain] = withPain.tests.map((test) => ({ ...test, questions: test.questions.slice(-1) }));
  if (!pain) throw new Error('no test');
  const onlyPain = { ...screening, tests: [pain] };
  const painful = (day: number, checked: number) =>
    screened(run(day, 0, { testRuns: testRunsOf(onlyPain, checked) }), onlyPain);
  const change = compareRuns(painful(1, 0), painful(2, 1));
  expect(change?.change).toMatchObject({ before: 0, after: 100, isBeyond: false });
});

test('[HI-4] a change since the run before needs no look back', () => {
  expect(history(run(1, 2), run(2, 15), run(3, 30)).lookBack).toBeNull();
});

test('[HI-2] bad runs are left out and counted: without answers, of an unknown screening, of a clock that was ahead', () => {
  const { points, leftOut } = history(
    run(1, 20),
    run(2, 20, { testRuns: [] }),
    run(3, 20, { screeningId: 4711 }),
    run(4, 20, { start: '2031-01-01T08:00:00.000Z' }),
    run(5, 20, { completed: false }),
  );
  expect(points.map(({ run: { start } }) => start)).toEqual([dayOf(1)]);
  expect(leftOut).toBe(3);
  expect(history()).toEqual({ points: [], leftOut: 0, lookBack: null });
});

test('[HI-2] 200 runs are compared', () => {
  const { points, lookBack } = history(
    ...Array.from({ length: 200 }, (_, index) =>
      run(1, 20, { start: new Date(Date.parse(dayOf(1)) + index * 60_000).toISOString() }),
    ),
  );
  expect(points).toHaveLength(200);
  expect(points.at(-1)?.since?.comparison.change.points).toBe(0);
  expect(lookBack).toBeNull();
});
