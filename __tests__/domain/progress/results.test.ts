import fc from 'fast-check';
import { levelCounts, levelOf, testProgress, testResults } from '../../../src/domain/progress/results';
import { aQuestion, aRangeQuestion, aRangeValue, aTest, aTestRun } from '../../builders';
import { doneTests } from '../arbitraries';

test.each([
  [0, 'low'],
  [49, 'low'],
  [50, 'mid'],
  [78, 'mid'],
  [79, 'high'],
  [100, 'high'],
])('[PR-1] %i percent are %s', (percent, level) => {
  expect(levelOf(percent)).toBe(level);
});

const checks = (...answers: boolean[]) =>
  answers.map((checked, index) => ({ questionId: index + 1, checked }));
const choices = (...ids: (number | null)[]) =>
  ids.map((questionRangeValueId, index) => ({ questionId: index + 1, questionRangeValueId }));

/** Three range questions. In each, the value with the id n has the weight n - 1. */
const ranges = [1, 2, 3].map((id) =>
  aRangeQuestion({
    id,
    questionRangeValues: Array.from({ length: 11 }, (_, weight) =>
      aRangeValue({ id: weight + 1, resultWeight: weight }),
    ),
  }),
);
const ofRanges = aTest({ questions: [1, 2, 3].map((id) => aQuestion({ id })), rangeQuestions: ranges });

test.each([
  [checks(true, false, false), [], 33],
  [checks(true, true, false), [], 67],
  [checks(true, true), [], 100],
  [checks(false), [], 0],
  [[], choices(8), 70],
  [[], choices(1), 0],
  [[], choices(11, 6), 75],
  [checks(true), choices(6), 75],
  [checks(true, false), choices(4, 10), 55],
])(
  '[PR-3] [PR-4] the answers %j and %j make %i percent',
  (questionResults, questionRangeResults, percent) => {
    expect(testProgress(ofRanges, aTestRun({ questionResults, questionRangeResults }))).toBe(percent);
  },
);

test('[CO-9] a range question without an answer counts nowhere', () => {
  const run = aTestRun({ questionResults: checks(true), questionRangeResults: choices(null, 6, null) });
  expect(testProgress(ofRanges, run)).toBe(75);
});

test('[PR-4] a test without any result has no progress', () => {
  const run = aTestRun({ questionResults: [], questionRangeResults: choices(null) });
  expect(testProgress(ofRanges, run)).toBeNull();
});

test('[PR-4] a range answer has the weight of its own question, though another has a value with the same id', () => {
  const weak = aRangeQuestion({ id: 1, questionRangeValues: [aRangeValue({ id: 1, resultWeight: 2 })] });
  const strong = aRangeQuestion({ id: 2, questionRangeValues: [aRangeValue({ id: 1, resultWeight: 8 })] });
  const run = aTestRun({
    questionResults: [],
    questionRangeResults: [{ questionId: 2, questionRangeValueId: 1 }],
  });
  expect(testProgress(aTest({ rangeQuestions: [weak, strong] }), run)).toBe(80);
});

test('[PR-3] progress is a whole percentage from 0 to 100', () => {
  fc.assert(
    fc.property(doneTests, ({ tests, testRuns }) => {
      for (const { percent } of testResults(tests, testRuns)) {
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('[PR-4] [CO-9] one more checked answer never lowers the progress', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1 }), fc.nat({ max: 10 }), (answers, weight) => {
      const progressOf = (...given: boolean[]) =>
        testProgress(
          ofRanges,
          aTestRun({ questionResults: checks(...given), questionRangeResults: choices(weight + 1) }),
        );
      expect(progressOf(...answers, true)).toBeGreaterThanOrEqual(
        progressOf(...answers, false) ?? Number.NaN,
      );
    }),
  );
});

test('[CO-9] [SO-9] there is a result for each test that was left with Weiter, in the order of the tests', () => {
  const tests = [
    aTest({ id: 1, name: 'Kniebeuge' }),
    aTest({ id: 2, name: 'Sprung' }),
    aTest({ id: 3, name: 'Stand' }),
  ];
  const done = { questionRangeResults: [] };
  const testRuns = [
    aTestRun({ testId: 3, questionResults: checks(true, true, false, false), ...done }),
    aTestRun({ testId: 1, questionResults: checks(true), ...done }),
  ];
  expect(testResults(tests, testRuns)).toEqual([
    { testId: 1, name: 'Kniebeuge', percent: 100, level: 'high' },
    { testId: 3, name: 'Stand', percent: 50, level: 'mid' },
  ]);
});

test('[SO-9] a test that was left without any answer has no result', () => {
  expect(testResults([aTest()], [aTestRun({ questionResults: [], questionRangeResults: [] })])).toEqual([]);
});

test('[PR-1] the results are counted by level', () => {
  const result = { testId: 1, name: 'Kniebeuge', percent: 0 };
  const levels = ['mid', 'high', 'mid'] as const;
  expect(levelCounts(levels.map((level) => ({ ...result, level })))).toEqual({ low: 0, mid: 2, high: 1 });
});
