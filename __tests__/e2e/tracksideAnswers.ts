import type { Screening, Test } from '../../src/contract/schemas';
import type { LocalScreeningRun } from '../../src/domain/runs';
import type { StoredRun } from './server';

/** Each question of a test that was answered, in the words of the page, with the side where the test has sides. */
export type Answers = Record<string, string>;

/** A question as it is asked once: of a test with sides for each side. */
export interface Asked {
  question: string;
  side: 'Links' | 'Rechts' | null;
  isYesNo: boolean;
  /** The answers that can be given, in the order of the page. */
  values: readonly string[];
}

export const nameOf = ({ question, side }: Pick<Asked, 'question' | 'side'>) =>
  side === null ? question : `${question} ${side}`;

const words = (text: string | null | undefined): string => {
  if (!text) throw new Error('The demo club has a question without words.');
  return text;
};

/** The questions of a test, in the order of the page. */
export const askedIn = (test: Test): Asked[] => {
  const sides = test.sides ? (['Links', 'Rechts'] as const) : [null];
  const ofSides = (asked: Omit<Asked, 'side'>) => sides.map((side) => ({ ...asked, side }));
  return [
    ...test.questions.flatMap(({ description }) =>
      ofSides({ question: words(description), isYesNo: true, values: ['Ja', 'Nein'] }),
    ),
    ...test.rangeQuestions.flatMap(({ description, questionRangeValues }) =>
      ofSides({
        question: words(description),
        isYesNo: false,
        values: questionRangeValues.map((value) => words(value.description)),
      }),
    ),
  ];
};

const sideWords = { left: 'Links', right: 'Rechts' } as const;

/** What the server has of a run: the answers of each test that has some, by the name of the test. */
export const answersAtServer = (run: StoredRun, { tests }: Screening): Record<string, Answers> => {
  const testRuns: LocalScreeningRun['testRuns'] = JSON.parse(run.testRuns ?? '[]');
  const answered = testRuns.map(({ testId, questionResults, questionRangeResults }) => {
    const test = tests.find(({ id }) => id === testId);
    const named = (list: Test['questions'] | Test['rangeQuestions'] | undefined, id: number, side: unknown) =>
      nameOf({
        question: words(list?.find((one) => one.id === id)?.description),
        side: side === 'left' || side === 'right' ? sideWords[side] : null,
      });
    const values = test?.rangeQuestions.flatMap(({ questionRangeValues }) => questionRangeValues);
    const given = [
      ...questionResults.map(({ questionId, side, checked }) => [
        named(test?.questions, questionId, side),
        checked ? 'Ja' : 'Nein',
      ]),
      ...questionRangeResults.map(({ questionId, side, questionRangeValueId }) => [
        named(test?.rangeQuestions, questionId, side),
        words(values?.find(({ id }) => id === questionRangeValueId)?.description),
      ]),
    ];
    return [words(test?.name), Object.fromEntries(given)] as const;
  });
  return Object.fromEntries(answered.filter(([, given]) => Object.keys(given).length > 0));
};
