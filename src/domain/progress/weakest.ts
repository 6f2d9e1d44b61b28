/** Where there is most to gain [RS-3]. */
import type { TestRun } from '../../contract/runs';
import type { Test } from '../../contract/schemas';
import { answersIn } from './answers';
import { type Level, type TestResult, testResults } from './results';

/** A test with a low result, and what it was made of. */
export interface WeakTest extends TestResult {
  /** The file name of its clip. */
  video: string | null;
  /** How many of its answered yes/no questions there are, of both sides, and how many of them were not met. */
  asked: number;
  unmet: number;
}

/** So many tests are shown ahead of the others, and only where there are more. */
const most = 2;

/** The results from the lowest to the highest; equal ones keep their order. */
const fromLowest = (results: readonly TestResult[]): TestResult[] =>
  results.toSorted((one, other) => one.percent - other.percent);

/** The tests with the lowest results, the lowest first [RS-3]. One without anything to gain is left out. */
export const weakestTests = (tests: readonly Test[], testRuns: readonly TestRun[]): WeakTest[] => {
  const results = testResults(tests, testRuns);
  if (results.length <= most) return [];
  const lowest = fromLowest(results.filter(({ percent }) => percent < 100)).slice(0, most);
  return lowest.flatMap((result) => {
    const test = tests.find(({ id }) => id === result.testId);
    const run = testRuns.find(({ testId }) => testId === result.testId);
    if (!test || !run) return [];
    const answers = [...answersIn(test, run).values()].filter(({ text }) => typeof text === 'boolean');
    const unmet = answers.filter(({ text }) => text === false).length;
    return [{ ...result, video: test.video, asked: answers.length, unmet }];
  });
};

/** The levels in the order in which they are read: where there is most to do comes first. */
const levels: readonly Level[] = ['low', 'mid', 'high'];

/** The results of each level that has any, from the lowest to the highest [RS-4]. */
export const resultsByLevel = (results: readonly TestResult[]): { level: Level; results: TestResult[] }[] =>
  levels
    .map((level) => ({ level, results: fromLowest(results.filter((result) => result.level === level)) }))
    .filter((group) => group.results.length > 0);
