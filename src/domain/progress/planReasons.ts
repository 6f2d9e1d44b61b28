/** Why an exercise is in the plan [HI-7]. */
import type { TestRun } from '../../contract/runs';
import type { Test } from '../../contract/schemas';
import { weightsOfTest } from '../recommendation';
import { ofSide, sidesOf } from '../sides';
import { type Answer, type AskedQuestion, answersIn, questionsOf } from './answers';

/** A weak point that an exercise helps against: a question, and its answer. */
export type PlanReason = Pick<Answer, 'question' | 'text'>;

/** How many reasons a card has room for. */
const maxReasons = 2;

/** A question, and its test as if it asked nothing else. */
interface QuestionAlone {
  question: AskedQuestion;
  alone: Test;
  /** What the question measures [MF-1]. */
  region: unknown;
}

/** Each question of a test alone, in its order; in a test with sides once for each side. */
export const questionsAlone = (test: Test): QuestionAlone[] => {
  const tests = [
    ...test.questions.map((one) => ({ one, alone: { ...test, questions: [one], rangeQuestions: [] } })),
    ...test.rangeQuestions.map((one) => ({ one, alone: { ...test, questions: [], rangeQuestions: [one] } })),
  ].flatMap((asked) => sidesOf(test).map(() => asked));
  return questionsOf(test).flatMap((question, index) => {
    const asked = tests[index];
    return asked ? [{ question, alone: asked.alone, region: asked.one.region }] : [];
  });
};

/** The answers of a test that have put the exercise into the plan, with their weight. */
const weakPoints = (test: Test, run: TestRun, exerciseId: number) => {
  const answers = answersIn(test, run);
  return questionsAlone(test).flatMap(({ question, alone }) => {
    const answer = answers.get(question.key);
    const answered = ofSide(run, question.side ?? null);
    const weights = weightsOfTest(alone, answered).filter(({ id }) => id === exerciseId);
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
