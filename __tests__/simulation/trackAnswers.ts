import type { LocalScreeningRun, TestAnswers } from '../../src/domain/runs';

/** An answer to a yes/no question, or the id of the value of a range question; null where nobody answered. */
export type Answer = boolean | number | null;

type Answers = ReadonlyMap<string, Answer>;

/** Names a question of a test: '11/121'. No two questions of the club have one id. */
export const questionName = (testId: number, questionId: number) => `${testId}/${questionId}`;

/** The test of a question that `questionName` has named. */
export const testOf = (name: string): number => Number.parseInt(name, 10);

const named = (testId: number, { questionResults, questionRangeResults }: TestAnswers) => [
  ...questionResults.map(
    ({ questionId, checked }) => [questionName(testId, questionId), checked as Answer] as const,
  ),
  ...questionRangeResults
    .filter(({ questionRangeValueId }) => questionRangeValueId !== null)
    .map(
      ({ questionId, questionRangeValueId }) =>
        [questionName(testId, questionId), questionRangeValueId as Answer] as const,
    ),
];

/** The answers of one test on the screen. */
export const answersAt = ({ drafts }: LocalScreeningRun, testId: number): Answers => {
  const draft = drafts[testId];
  return new Map(draft ? named(testId, draft) : []);
};

/** The answers on the screen. */
export const answersIn = ({ drafts }: LocalScreeningRun): Answers =>
  new Map(Object.entries(drafts).flatMap(([testId, draft]) => named(Number(testId), draft)));

/** The results of all tests. */
export const resultsIn = ({ testRuns }: LocalScreeningRun): Answers =>
  new Map(testRuns.flatMap((testRun) => named(testRun.testId, testRun)));
