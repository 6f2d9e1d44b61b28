/** Why an exercise is in the plan [HI-7]. */
import type { TestRun } from '../../contract/runs';
import type { Test } from '../../contract/schemas';
import { weightsOfTest } from '../recommendation';
import { ofSide, sidesOf } from '../sides';
import { type Answer, answersIn, questionsOf } from './answers';

/** A weak point that an exercise helps against: a question, and its answer. */
export type PlanReason = Pick<Answer, 'question' | 'text'>;

/** How many reasons a card has room for. */
const maxReasons = 2;

/** The test for each of its questions alone, in the order of `questionsOf`. */
const byQuestion = (test: Test): Test[] =>
  [
    ...test.questions.map((question) => ({ ...test, questions: [question], rangeQuestions: [] })),
    ...test.rangeQuestions.map((question) => ({ ...test, questions: [], rangeQuestions: [question] })),
  ].flatMap((asked) => sidesOf(test).map(() => asked));

/** The answers of a test that have put the exercise into the plan, with their weight. */
const weakPoints = (test: Test, run: TestRun, exerciseId: number) => {
  const answers = answersIn(test, run);
  return byQuestion(test).flatMap((asked, index) => {
    const question = questionsOf(test)[index];
    const answer = answers.get(question?.key ?? '');
    const answered = ofSide(run, question?.side ?? null);
    const weights = weightsOfTest(asked, answered).filter(({ id }) => id === exerciseId);
    if (!answer || weights.length === 0) return [];
    return [{ ...answer, weight: Math.max(...weights.map(({ weight }) => weight)) }];
  });
};

/**
 * Returns the weightiest reasons why the exercise is in the plan of a run, at most two; none for an exercise of the
 * basis list [HI-7]. The same weights have put it there [PR-5, PR-6].
 */
export const planReasons = (
  exerciseId: number,
  tests: readonly Test[],
  testRuns: readonly TestRun[],
): PlanReason[] =>
  tests
    .flatMap((test) => {
      const run = testRuns.find(({ testId }) => testId === test.id);
      return run ? weakPoints(test, run, exerciseId) : [];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maxReasons)
    .map(({ question, text }) => ({ question, text }));
