import type { TestRun } from '../../../src/contract/runs';
import type { Screening } from '../../../src/contract/schemas';
import type { LocalScreeningRun } from '../../../src/domain/runs';
import { aQuestion, aScreening, aScreeningRun, aTest, aTestRun } from '../../builders';

/** Noon on the last day of November 2026, in milliseconds since the epoch. */
export const now = Date.parse('2026-11-30T12:00:00.000Z');

/** Morning of a day of November 2026, ISO 8601. */
export const dayOf = (day: number) => `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A screening of `tests` tests, each of `questions` yes/no questions: 'Test 2' with 'Frage 201' and so on. */
export const aScreeningOf = (tests: number, questions: number): Screening =>
  aScreening({
    tests: numbers(tests).map((test) =>
      aTest({
        id: test,
        name: `Test ${test}`,
        questions: numbers(questions).map((place) =>
          aQuestion({ id: test * 100 + place, description: `Frage ${test * 100 + place}` }),
        ),
        rangeQuestions: [],
      }),
    ),
  });

/** All tests of the screening done, with the first `checked` questions checked. */
export const testRunsOf = ({ tests }: Screening, checked: number): TestRun[] => {
  const order = tests.flatMap(({ id, questions }) => questions.map((question) => `${id}/${question.id}`));
  return tests.map(({ id, questions }) =>
    aTestRun({
      testId: id,
      questionResults: questions.map((question) => ({
        questionId: question.id,
        checked: order.indexOf(`${id}/${question.id}`) < checked,
      })),
      questionRangeResults: [],
    }),
  );
};

/** A completed run that the server has. */
export const aRatedRun = (overrides: Partial<LocalScreeningRun> = {}): LocalScreeningRun =>
  aScreeningRun({ id: 501, completed: true, position: null, ...overrides });
