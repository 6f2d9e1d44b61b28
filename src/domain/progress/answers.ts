/** The answers of a run in words and numbers [HI-3]. */
import type { Test, TestRun } from '../../contract/schemas';

/** What was answered: yes or no, or one of the values of a range question. A server may leave out the description. */
export type AnswerText = boolean | { description: string | null; place: number };

/** A question of a test. */
export interface AskedQuestion {
  /** Unique in the test. */
  key: string;
  /** Null where the server sends none; then the place, from 1, names it. */
  description: string | null;
  place: number;
}

export interface Answer {
  question: AskedQuestion;
  /** What it counts, from 0 to 1 [PR-4]. */
  value: number;
  text: AnswerText;
}

/** All questions of a test, in its order. */
export const questionsOf = ({ questions, rangeQuestions }: Test): AskedQuestion[] => {
  const named = (kind: string, all: readonly { id: number; description: string | null }[]) =>
    all.map(({ id, description }, index) => ({ key: `${kind}${id}`, description, place: index + 1 }));
  return [...named('yesNo', questions), ...named('range', rangeQuestions)];
};

const yesNoAnswers = (test: Test, run: TestRun): [string, Omit<Answer, 'question'>][] =>
  test.questions.flatMap(({ id }) => {
    const result = run.questionResults.find(({ questionId }) => questionId === id);
    return result ? [[`yesNo${id}`, { value: Number(result.checked), text: result.checked }]] : [];
  });

const rangeAnswers = (test: Test, run: TestRun): [string, Omit<Answer, 'question'>][] =>
  test.rangeQuestions.flatMap(({ id, questionRangeValues }) => {
    const result = run.questionRangeResults.find(({ questionId }) => questionId === id);
    const index = questionRangeValues.findIndex((value) => value.id === result?.questionRangeValueId);
    const chosen = questionRangeValues[index];
    if (!chosen) return [];
    const text = { description: chosen.description, place: index + 1 };
    return [[`range${id}`, { value: chosen.resultWeight / 10, text }]];
  });

/** The answers that count, by the key of their question. One that was not answered counts nowhere [CO-9]. */
export const answersIn = (test: Test, run: TestRun): Map<string, Answer> => {
  const given = new Map([...yesNoAnswers(test, run), ...rangeAnswers(test, run)]);
  return new Map(
    questionsOf(test).flatMap((question) => {
      const answer = given.get(question.key);
      return answer ? [[question.key, { question, ...answer }]] : [];
    }),
  );
};
