import fc from 'fast-check';
import type { TestRun } from '../../src/contract/runs';
import type { ExerciseWeight, Test } from '../../src/contract/schemas';
import { aQuestion, aRangeQuestion, aRangeValue, aTest, aTestRun } from '../builders';

/** Tests, and the test runs of the completed ones. */
export interface DoneTests {
  tests: Test[];
  testRuns: TestRun[];
  /** The weights of the weak points in the order of tests and questions, yes/no questions first. */
  weights: ExerciseWeight[];
}

/** Few exercises and few weights, so that exercises repeat and weights are equal. */
const exerciseWeights = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 15 }), weight: fc.integer({ min: 0, max: 5 }) }),
  { maxLength: 5 },
);

const question = fc.record({ exerciseWeights, checked: fc.boolean() });
const rangeValue = fc.record({ exerciseWeights, resultWeight: fc.integer({ min: 0, max: 10 }) });
const rangeQuestion = fc
  .array(rangeValue, { minLength: 1, maxLength: 3 })
  .chain((values) =>
    fc.record({ values: fc.constant(values), chosen: fc.option(fc.nat({ max: values.length - 1 })) }),
  );
const draft = fc.record({
  isDone: fc.boolean(),
  questions: fc.array(question, { maxLength: 3 }),
  rangeQuestions: fc.array(rangeQuestion, { maxLength: 3 }),
});

type Draft = typeof draft extends fc.Arbitrary<infer Value> ? Value : never;

/** The ids of range values begin at 1 in each question, because a server may number them so. */
const toTest = ({ questions, rangeQuestions }: Draft, index: number): Test =>
  aTest({
    id: index + 1,
    questions: questions.map(({ exerciseWeights }, at) => aQuestion({ id: at + 1, exerciseWeights })),
    rangeQuestions: rangeQuestions.map(({ values }, at) =>
      aRangeQuestion({
        id: at + 1,
        questionRangeValues: values.map((value, valueAt) => aRangeValue({ id: valueAt + 1, ...value })),
      }),
    ),
  });

const toTestRun = ({ questions, rangeQuestions }: Draft, index: number): TestRun =>
  aTestRun({
    testId: index + 1,
    questionResults: questions.map(({ checked }, at) => ({ questionId: at + 1, checked })),
    questionRangeResults: rangeQuestions.map(({ chosen }, at) => ({
      questionId: at + 1,
      questionRangeValueId: chosen === null ? null : chosen + 1,
    })),
  });

const weightsOf = ({ isDone, questions, rangeQuestions }: Draft): ExerciseWeight[] => {
  if (!isDone) return [];
  const unchecked = questions.filter(({ checked }) => !checked);
  const chosen = rangeQuestions.flatMap(({ values, chosen }) =>
    chosen === null ? [] : values.slice(chosen, chosen + 1),
  );
  return [...unchecked, ...chosen].flatMap((source) => source.exerciseWeights);
};

export const doneTests: fc.Arbitrary<DoneTests> = fc.array(draft, { maxLength: 4 }).map((drafts) => ({
  tests: drafts.map(toTest),
  testRuns: drafts.map(toTestRun).filter((_run, index) => drafts[index]?.isDone),
  weights: drafts.flatMap(weightsOf),
}));
