import { type AnsweredRun, agreementOf, countPair } from '../../../src/domain/secondLook/agreement';
import { aQuestion, aRangeQuestion, aRangeValue, aTest, aTestRun } from '../../builders';

const values = [aRangeValue({ id: 61, resultWeight: 0 }), aRangeValue({ id: 62, resultWeight: 10 })];
const test1 = aTest({
  id: 11,
  questions: [
    aQuestion({ id: 1 }),
    aQuestion({ id: 2 }),
    aQuestion({ id: 3, description: 'Schmerzen im Knie' }),
  ],
  rangeQuestions: [aRangeQuestion({ id: 6, questionRangeValues: values })],
});
const sided = aTest({ id: 12, sides: true, questions: [aQuestion({ id: 4 })], rangeQuestions: [] });

/** A run with these answers to the two questions, and this value. */
const rated = (
  answers: boolean[],
  valueId: number | null,
  overrides: Partial<AnsweredRun> = {},
): AnsweredRun => ({
  clientId: 'a',
  userId: 1,
  screeningId: 31,
  start: '2026-11-21T17:00:00.000Z',
  completed: true,
  rater: 2,
  testRuns: [
    aTestRun({
      testId: 11,
      questionResults: answers.map((checked, index) => ({ questionId: index + 1, checked })),
      questionRangeResults: [{ questionId: 6, questionRangeValueId: valueId }],
    }),
  ],
  ...overrides,
});

const byTheo = (answers: boolean[], valueId: number | null) => rated(answers, valueId, { rater: 3 });

test('[ZB-3] counts the answers that both have, and how many differ; pain is no rating', () => {
  const pair = countPair(rated([true, true, true], 61), byTheo([true, false, false], 62), [test1]);
  expect(pair).toEqual({ kind: 'other', tests: [{ testId: 11, pairs: 3, differing: 2 }] });
});

test('[ZB-3] what only one of both answered is no pair', () => {
  const pair = countPair(rated([true, true], null), byTheo([true], 62), [test1, sided]);
  expect(pair.tests).toEqual([{ testId: 11, pairs: 1, differing: 0 }]);
});

test('[ZB-3] [SI-1] each side is an answer of its own', () => {
  const ofSides = (left: boolean, right: boolean) =>
    rated([], null, {
      testRuns: [
        aTestRun({
          testId: 12,
          questionResults: [
            { questionId: 4, checked: left, side: 'left' },
            { questionId: 4, checked: right, side: 'right' },
          ],
          questionRangeResults: [],
        }),
      ],
    });
  expect(countPair(ofSides(true, true), ofSides(true, false), [sided])).toEqual({
    kind: 'same',
    tests: [{ testId: 12, pairs: 2, differing: 1 }],
  });
});

test('[ZB-3] the sum keeps same and other rater apart, in all and for each test', () => {
  const same = { kind: 'same' as const, tests: [{ testId: 12, pairs: 4, differing: 0 }] };
  const other = {
    kind: 'other' as const,
    tests: [
      { testId: 12, pairs: 2, differing: 1 },
      { testId: 11, pairs: 5, differing: 2 },
    ],
  };
  expect(agreementOf([same, other, other])).toEqual({
    same: { pairs: 4, differing: 0 },
    other: { pairs: 14, differing: 6 },
    tests: [
      { testId: 11, same: { pairs: 0, differing: 0 }, other: { pairs: 10, differing: 4 } },
      { testId: 12, same: { pairs: 4, differing: 0 }, other: { pairs: 4, differing: 2 } },
    ],
  });
});

test('[ZB-3] no pairs are no answers', () => {
  const none = { pairs: 0, differing: 0 };
  expect(agreementOf([])).toEqual({ same: none, other: none, tests: [] });
  expect(countPair(rated([], null, { testRuns: [] }), byTheo([true], 62), [test1]).tests).toEqual([]);
});
