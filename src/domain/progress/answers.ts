/** The answers of a run in words and numbers [HI-3]. */
import type { TestRun } from '../../contract/runs';
import type { Test } from '../../contract/schemas';
import { type Side, sideField, sidesOf } from '../sides';

/** What was answered: yes or no, or one of the values of a range question. A server may leave out the description. */
export type AnswerText = boolean | { description: string | null; place: number };

/** A question of a test, in a test with sides once for each [SI-1]. */
export interface AskedQuestion {
  /** Unique in the test. */
  key: string;
  /** Null where the server sends none; then the place, from 1, names it. */
  description: string | null;
  place: number;
  /** Missing in a test without sides. */
  side?: Side;
}

export interface Answer {
  question: AskedQuestion;
  /** What it counts, from 0 to 1 [PR-4]. */
  value: number;
  text: AnswerText;
}

const keyOf = (kind: 'yesNo' | 'range', id: number, side: Side | null): string =>
  `${kind}${id}${side === null ? '' : `/${side}`}`;

/** All questions of a test, in its order. */
export const questionsOf = (test: Test): AskedQuestion[] => {
  const named = (kind: 'yesNo' | 'range', all: readonly { id: number; description: string | null }[]) =>
    all.flatMap(({ id, description }, index) =>
      sidesOf(test).map((side) => ({
        key: keyOf(kind, id, side),
        description,
        place: index + 1,
        ...sideField(side),
      })),
    );
  return [...named('yesNo', test.questions), ...named('range', test.rangeQuestions)];
};

type Given = [key: string, answer: Omit<Answer, 'question'>];

const yesNoAnswers = (test: Test, run: TestRun): Given[] =>
  test.questions.flatMap(({ id }) =>
    run.questionResults
      .filter(({ questionId }) => questionId === id)
      .map(
        ({ checked, side }): Given => [
          keyOf('yesNo', id, side ?? null),
          { value: Number(checked), text: checked },
        ],
      ),
  );

const rangeAnswers = (test: Test, run: TestRun): Given[] =>
  test.rangeQuestions.flatMap(({ id, questionRangeValues }) =>
    run.questionRangeResults
      .filter(({ questionId }) => questionId === id)
      .flatMap(({ questionRangeValueId, side }): Given[] => {
        const index = questionRangeValues.findIndex((value) => value.id === questionRangeValueId);
        const chosen = questionRangeValues[index];
        if (!chosen) return [];
        const text = { description: chosen.description, place: index + 1 };
        return [[keyOf('range', id, side ?? null), { value: chosen.resultWeight / 10, text }]];
      }),
  );

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

/** The word by which a question asks for pain. Few contents have such questions: pain has a place of its own [PN-1]. */
const painWords = /schmerz/i;

/** Whether a question asks for pain, which is felt, not seen. */
export const asksForPain = ({ description }: Pick<AskedQuestion, 'description'>): boolean =>
  painWords.test(description ?? '');

/**
 * How many answers to these questions of a test are ratings of a movement [HI-4]: pain is felt, not seen. At least 1
 * for a test that was answered at all; a test of one rating shows no change.
 */
export const ratingsIn = (answered: readonly AskedQuestion[]): number =>
  answered.length === 0 ? 0 : Math.max(1, answered.filter((question) => !asksForPain(question)).length);
