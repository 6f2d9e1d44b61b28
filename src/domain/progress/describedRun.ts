import type { TestRun } from '../../contract/runs';
import type { Test } from '../../contract/schemas';
import { totalDuration } from '../screeningRun';
import { levelCounts, painfulTests, testResults } from './results';

/** A run by itself, as the overview shows it [SO-7]. `duration` is in milliseconds. */
export const describeRun = (tests: readonly Test[], run: { start: string; testRuns: readonly TestRun[] }) => {
  const results = testResults(tests, run.testRuns);
  return {
    start: run.start,
    duration: totalDuration(run),
    results,
    counts: levelCounts(results),
    painful: painfulTests(tests, run.testRuns),
  };
};
