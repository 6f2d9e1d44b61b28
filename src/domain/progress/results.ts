import type { TestRun } from '../../contract/runs';
import type { QuestionRangeValue, Test } from '../../contract/schemas';
import { isWithoutResults, painOf } from '../pain';
import { ofSide, type Side } from '../sides';

/** The level of a result, shown as: low 'Auffällig', mid 'Ausbaufähig', high 'Gut'. */
export type Level = 'low' | 'mid' | 'high';

/** The level of a percentage: low up to 49, mid from 50, high from 79 [PR-1]. */
export const levelOf = (percent: number): Level => {
  if (percent >= 79) return 'high';
  return percent >= 50 ? 'mid' : 'low';
};

/**
 * The chosen values of the answered range questions, in the order of the questions; of a test with sides those of both.
 */
export const chosenValues = (test: Test, run: TestRun): QuestionRangeValue[] =>
  test.rangeQuestions.flatMap((question) => {
    const results = run.questionRangeResults.filter(({ questionId }) => questionId === question.id);
    return results.flatMap(({ questionRangeValueId }) =>
      question.questionRangeValues.filter(({ id }) => id === questionRangeValueId),
    );
  });

/**
 * Progress of one test in whole percent: (checked yes/no answers + sum of resultWeight / 10) / (yes/no results +
 * range results) [PR-3, PR-4]. Each side’s answer counts as one of its own [SI-1]. Unanswered range questions do not
 * count [CO-9]. Null for a test without results.
 */
export const testProgress = (test: Test, run: TestRun): number | null => {
  const chosen = chosenValues(test, run);
  const results = run.questionResults.length + chosen.length;
  if (results === 0) return null;
  const checked = run.questionResults.filter((result) => result.checked).length;
  const weights = chosen.reduce((sum, { resultWeight }) => sum + resultWeight, 0);
  return Math.round(((checked + weights / 10) / results) * 100);
};

/** The result of one test, as it is shown. */
export interface TestResult {
  testId: number;
  name: string;
  /** 0 to 100, whole. */
  percent: number;
  level: Level;
  /** The pain that was reported, 0 to 10; missing without one [PN-4]. */
  pain?: number;
  /** What was written on it [PN-5]. */
  painNote?: string | null | undefined;
  /** The result of each side, 0 to 100, whole; missing in a test without sides [SI-1]. */
  sides?: Record<Side, number>;
}

/** The result of each side; null where a side has no result. */
const sideResults = (test: Test, run: TestRun): Record<Side, number> | null => {
  const [left, right] = [testProgress(test, ofSide(run, 'left')), testProgress(test, ofSide(run, 'right'))];
  return left === null || right === null ? null : { left, right };
};

/** The results of the tests left with 'Weiter', in the order of the tests [CO-9]. */
export const testResults = (tests: readonly Test[], testRuns: readonly TestRun[]): TestResult[] =>
  tests.flatMap((test) => {
    const run = testRuns.find(({ testId }) => testId === test.id);
    const percent = run ? testProgress(test, run) : null;
    if (percent === null) return [];
    const pain = painOf(run);
    const sides = run ? sideResults(test, run) : null;
    const result = { testId: test.id, name: test.name, percent, level: levelOf(percent) };
    return [{ ...result, ...(pain !== null && { pain, painNote: run?.painNote }), ...(sides && { sides }) }];
  });

/** A test that hurt and has no result. */
export interface PainfulTest {
  testId: number;
  name: string;
  /** 0 to 10. */
  pain: number;
  /** What was written on it [PN-5]. */
  painNote?: string | null | undefined;
}

/** The tests with pain and without a result: they count nowhere, but are named [PN-1]. */
export const painfulTests = (tests: readonly Test[], testRuns: readonly TestRun[]): PainfulTest[] =>
  tests.flatMap(({ id, name }) => {
    const run = testRuns.find(({ testId }) => testId === id);
    const pain = painOf(run);
    return run && pain !== null && isWithoutResults(run)
      ? [{ testId: id, name, pain, painNote: run.painNote }]
      : [];
  });

/** Number of results on each level. */
export const levelCounts = (results: readonly TestResult[]): Record<Level, number> => {
  const counts = { low: 0, mid: 0, high: 0 };
  for (const { level } of results) counts[level] += 1;
  return counts;
};

/** The result of a run: the mean of its tests' progress, in whole percent [HI-1]. Null for a run without results. */
export const runResult = (results: readonly Pick<TestResult, 'percent'>[]): number | null =>
  results.length === 0
    ? null
    : Math.round(results.reduce((sum, { percent }) => sum + percent, 0) / results.length);
