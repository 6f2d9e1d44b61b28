import fc from 'fast-check';
import type { ExerciseWeight } from '../../src/contract/schemas';
import { maxRecommendedExercises, recommendExercises } from '../../src/domain/recommendation';
import { anExercise, aQuestion, aRangeQuestion, aRangeValue, aTest, aTestRun } from '../builders';
import { doneTests } from './arbitraries';

const exercises = (...ids: number[]) => ids.map((id) => anExercise({ id, name: `Übung ${id}` }));
const weighing = (id: number, weight: number): ExerciseWeight => ({ id, weight });
const ids = (recommended: { id: number }[]) => recommended.map(({ id }) => id);

/** The plan that follows from one unchecked question with these weights. */
const planFor = (exerciseWeights: ExerciseWeight[], known = exercises(1, 2, 3, 4), maxCount?: number) => {
  const test = aTest({ questions: [aQuestion({ id: 1, exerciseWeights })], rangeQuestions: [] });
  const run = aTestRun({ questionResults: [{ questionId: 1, checked: false }], questionRangeResults: [] });
  return recommendExercises([test], [run], known, maxCount);
};

test('[PR-5] the weights come from unchecked questions and chosen range values, and from nothing else', () => {
  const tests = [
    aTest({
      id: 1,
      questions: [
        aQuestion({ id: 1, exerciseWeights: [weighing(1, 1)] }),
        aQuestion({ id: 2, exerciseWeights: [weighing(2, 9)] }),
        aQuestion({ id: 3, exerciseWeights: [weighing(3, 9)] }),
      ],
      rangeQuestions: [
        aRangeQuestion({
          id: 1,
          questionRangeValues: [
            aRangeValue({ id: 1, exerciseWeights: [weighing(4, 9)] }),
            aRangeValue({ id: 2, exerciseWeights: [weighing(5, 2)] }),
          ],
        }),
        aRangeQuestion({
          id: 2,
          questionRangeValues: [aRangeValue({ id: 2, exerciseWeights: [weighing(6, 9)] })],
        }),
      ],
    }),
    aTest({ id: 2, questions: [aQuestion({ id: 1, exerciseWeights: [weighing(7, 9)] })] }),
  ];
  const run = aTestRun({
    testId: 1,
    questionResults: [
      { questionId: 1, checked: false },
      { questionId: 2, checked: true },
    ],
    questionRangeResults: [
      { questionId: 1, questionRangeValueId: 2 },
      { questionId: 2, questionRangeValueId: null },
    ],
  });
  expect(ids(recommendExercises(tests, [run], exercises(1, 2, 3, 4, 5, 6, 7)))).toEqual([5, 1]);
});

test('[PR-6] the highest weight comes first, and equal weights keep their order', () => {
  expect(ids(planFor([weighing(3, 1), weighing(2, 5), weighing(4, 5), weighing(1, 7)]))).toEqual([
    1, 2, 4, 3,
  ]);
});

test('[PR-7] an exercise comes once, at its highest weight', () => {
  expect(ids(planFor([weighing(1, 1), weighing(2, 5), weighing(1, 7)]))).toEqual([1, 2]);
});

test('[PR-8] an exercise that is not known here leaves its place to the next', () => {
  expect(ids(planFor([weighing(9, 8), weighing(2, 5), weighing(1, 3)], exercises(1, 2), 2))).toEqual([2, 1]);
});

test('[PR-9] a plan holds 10 exercises unless the caller gives another count', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => index + 1);
  const weights = twelve.map((id) => weighing(id, 1));
  expect(maxRecommendedExercises).toBe(10);
  expect(planFor(weights, exercises(...twelve))).toHaveLength(10);
  expect(planFor(weights, exercises(...twelve), 4)).toHaveLength(4);
});

test('[PR-10] an exercise keeps all it has and gets its place in the plan as sortOrder', () => {
  const known = [anExercise({ id: 1, name: 'Erste', sortOrder: 7 }), anExercise({ id: 2, sets: 5 })];
  expect(planFor([weighing(1, 1), weighing(2, 5)], known)).toEqual([
    { ...known[1], sortOrder: 0 },
    { ...known[0], sortOrder: 1 },
  ]);
});

test('[SR-10] without a weak point there is no plan', () => {
  expect(planFor([])).toEqual([]);
});

/**
 * The ranking by its definition: each exercise at its highest weight, at the first place where it has that weight.
 */
const ranking = (weights: ExerciseWeight[]): number[] => {
  const highest = (id: number) =>
    Math.max(...weights.filter((entry) => entry.id === id).map(({ weight }) => weight));
  const first = (id: number) => weights.findIndex((entry) => entry.id === id && entry.weight === highest(id));
  return [...new Set(ids(weights))].sort((a, b) => highest(b) - highest(a) || first(a) - first(b));
};

const allowedIds = fc.uniqueArray(fc.integer({ min: 1, max: 15 }));
const maxCounts = fc.integer({ min: 0, max: 12 });

test('[PR-6] [PR-7] [PR-8] any plan is the ranking of the known exercises', () => {
  fc.assert(
    fc.property(doneTests, allowedIds, maxCounts, ({ tests, testRuns, weights }, allowed, maxCount) => {
      const plan = recommendExercises(tests, testRuns, exercises(...allowed), maxCount);
      const expected = ranking(weights).filter((id) => allowed.includes(id));
      expect(ids(plan)).toEqual(expected.slice(0, maxCount));
    }),
    { numRuns: 500 },
  );
});

test('[PR-7] [PR-8] [PR-9] [PR-10] any plan is unique, allowed, short enough and numbered from 0', () => {
  fc.assert(
    fc.property(doneTests, allowedIds, maxCounts, ({ tests, testRuns }, allowed, maxCount) => {
      const plan = recommendExercises(tests, testRuns, exercises(...allowed), maxCount);
      expect(new Set(ids(plan)).size).toBe(plan.length);
      expect(allowed).toEqual(expect.arrayContaining(ids(plan)));
      expect(plan.length).toBeLessThanOrEqual(maxCount);
      expect(plan.map(({ sortOrder }) => sortOrder)).toEqual(plan.map((_exercise, index) => index));
    }),
  );
});

test('[SR-10] a plan is the same whenever it is derived anew, and whatever the order of the test runs', () => {
  fc.assert(
    fc.property(doneTests, allowedIds, ({ tests, testRuns }, allowed) => {
      const known = exercises(...allowed);
      const plan = recommendExercises(tests, testRuns, known);
      expect(recommendExercises(tests, testRuns.toReversed(), known)).toEqual(plan);
    }),
  );
});
