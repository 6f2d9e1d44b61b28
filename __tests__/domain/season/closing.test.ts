import type { TestRun } from '../../../src/contract/runs';
import type { Screening } from '../../../src/contract/schemas';
import { historyOf } from '../../../src/domain/progress/history';
import type { LocalScreeningRun } from '../../../src/domain/runs';
import { closingOf } from '../../../src/domain/season/closing';
import { aQuestion, aRangeQuestion, aTest, aTestRun } from '../../builders';
import { aRatedRun, aScreeningOf, dayOf, now, testRunsOf } from '../progress/rated';

const seasonBegin = Date.parse(dayOf(1)) - 1;
const screening = aScreeningOf(7, 5);

const run = (day: number, testRuns: TestRun[], overrides: Partial<LocalScreeningRun> = {}) =>
  aRatedRun({ id: 500 + day, clientId: `run-${day}`, start: dayOf(day), testRuns, ratedBy: 1, ...overrides });

const closing = (runs: LocalScreeningRun[], screenings: Screening[] = [screening]) =>
  closingOf(historyOf(runs, screenings, now).points, seasonBegin);

const gained = (runs: LocalScreeningRun[], screenings?: Screening[]) =>
  closing(runs, screenings)?.gains.map(({ question, answer, test }) => [
    test,
    question.description,
    question.side ?? null,
    typeof answer === 'boolean' ? answer : answer.description,
  ]);

test('[SN-4] the last screening stands beside the first one of the season', () => {
  const found = closing([
    run(1, testRunsOf(screening, 20)),
    run(2, testRunsOf(screening, 22)),
    run(3, testRunsOf(screening, 26)),
  ]);
  expect(found).toMatchObject({ first: dayOf(1), last: dayOf(3) });
  expect(found?.comparison.change).toMatchObject({ before: 57, after: 74, points: 17, isBeyond: true });
});

test('[SN-4] one screening in the season, or none of the same content before it, leads to nothing', () => {
  const before = run(1, testRunsOf(screening, 10), { start: '2026-05-01T08:00:00.000Z' });
  expect(closing([])).toBeNull();
  expect(closing([run(2, testRunsOf(screening, 30))])).toBeNull();
  expect(closing([before, run(2, testRunsOf(screening, 30))])).toBeNull();
  const version = { ...screening, id: screening.id + 1 };
  const later = run(2, testRunsOf(screening, 30), { screeningId: version.id });
  expect(closing([run(1, testRunsOf(screening, 10)), later], [screening, version])).toBeNull();
  expect(
    closing(
      [before, later, run(3, testRunsOf(screening, 35), { screeningId: version.id })],
      [screening, version],
    ),
  ).toMatchObject({
    first: dayOf(2),
  });
});

test('[SN-5] answers that went from Nein to Ja are named where the test has gained more than its error', () => {
  expect(gained([run(1, testRunsOf(screening, 20)), run(2, testRunsOf(screening, 26))])).toEqual([
    ['Test 5', 'Frage 501', null, true],
    ['Test 5', 'Frage 502', null, true],
    ['Test 5', 'Frage 503', null, true],
    ['Test 5', 'Frage 504', null, true],
    ['Test 5', 'Frage 505', null, true],
  ]);
});

test('[SN-5] the total alone names nothing, since it does not say in which test the gain is', () => {
  const ofEach = (checked: number) =>
    screening.tests.flatMap((_, place) => testRunsOf(screening, 5 * place + checked)[place] ?? []);
  const runs = [run(1, ofEach(3)), run(2, ofEach(4))];
  expect(closing(runs)?.comparison.change).toMatchObject({ points: 20, isBeyond: true });
  expect(gained(runs)).toEqual([]);
});

test('[SN-5] nothing is named where the change may be chance, or the total has fallen', () => {
  expect(gained([run(1, testRunsOf(screening, 20)), run(2, testRunsOf(screening, 22))])).toEqual([]);
  expect(gained([run(1, testRunsOf(screening, 26)), run(2, testRunsOf(screening, 20))])).toEqual([]);
});

test('[SN-5] a test that has gained more than its own error is named also without the total', () => {
  const big = aScreeningOf(3, 20);
  const none = testRunsOf(big, 0);
  const [first, ...others] = testRunsOf(big, 20);
  const fell = run(2, [first ?? aTestRun(), ...others]);
  const start = run(1, [none[0] ?? aTestRun(), ...testRunsOf(big, 60).slice(1)]);
  expect(closing([start, fell], [big])?.comparison.change.points).toBeLessThan(0);
  expect(gained([start, fell], [big])).toHaveLength(20);
});

test('[SN-5] an answer that got worse again in between is not named', () => {
  const runs = [20, 22, 21, 26].map((checked, index) => run(index + 1, testRunsOf(screening, checked)));
  expect(gained(runs)?.map(([, question]) => question)).toEqual([
    'Frage 501',
    'Frage 503',
    'Frage 504',
    'Frage 505',
  ]);
});

const ranges: Screening = {
  ...screening,
  tests: [
    aTest({
      id: 1,
      name: 'Kniebeuge',
      sides: true,
      questions: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => aQuestion({ id, description: `Frage ${id}` })),
      rangeQuestions: [
        aRangeQuestion({
          id: 9,
          description: 'Wie tief?',
          questionRangeValues: [
            { id: 91, description: 'tief', resultWeight: 10, exerciseWeights: [] },
            { id: 92, description: 'halb', resultWeight: 5, exerciseWeights: [] },
            { id: 93, description: 'kaum', resultWeight: 0, exerciseWeights: [] },
          ],
        }),
      ],
    }),
  ],
};

const sides = ['left', 'right'] as const;

const answered = (checked: number, left: number, right: number): TestRun[] => [
  aTestRun({
    testId: 1,
    questionResults: sides.flatMap((side) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((questionId) => ({ questionId, side, checked: questionId <= checked })),
    ),
    questionRangeResults: [
      { questionId: 9, questionRangeValueId: left, side: 'left' },
      { questionId: 9, questionRangeValueId: right, side: 'right' },
    ],
  }),
];

test('[SN-5] of several values only the best counts; what both sides have gained is said once', () => {
  const both = [run(1, answered(2, 93, 92)), run(2, answered(8, 91, 91))];
  expect(gained(both, [ranges])).toEqual([
    ...[3, 4, 5, 6, 7, 8].map((id) => ['Kniebeuge', `Frage ${id}`, null, true]),
    ['Kniebeuge', 'Wie tief?', null, 'tief'],
  ]);
  const one = [run(1, answered(2, 93, 93)), run(2, answered(8, 92, 91))];
  expect(gained(one, [ranges])?.filter(([, question]) => question === 'Wie tief?')).toEqual([
    ['Kniebeuge', 'Wie tief?', 'right', 'tief'],
  ]);
});

test('[SN-5] [CS-4] a question that asks for pain is never named', () => {
  const asking = {
    ...screening,
    tests: screening.tests.map((test) => ({
      ...test,
      questions: test.questions.map((question) => ({ ...question, description: 'Ohne Schmerz?' })),
    })),
  };
  expect(gained([run(1, testRunsOf(screening, 0)), run(2, testRunsOf(screening, 35))], [asking])).toEqual([]);
});
