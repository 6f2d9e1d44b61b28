/** What the last screening of an athlete says, in the list of athletes [DE-1, HI-4]. */
import type { Screening } from '../../contract/schemas';
import type { Disagreement } from '../progress/disagreement';
import { type Since, sinceBefore } from '../progress/history';
import { runResult, testResults } from '../progress/results';
import { byStart, type LocalScreeningRun } from '../runs';

export interface LastChange {
  /** Whole percent [HI-1]. */
  result: number;
  /** The comparison with the run before; null where no earlier run is of the same screening. */
  since: Since | null;
  isFirst: boolean;
}

/**
 * The result of the last completed run and what has changed, or null without a result.
 *
 * @param runs of one athlete
 * @param now in milliseconds since the epoch
 * @param disagreement how often two ratings differ [ZB-3]
 */
export const lastChange = (
  runs: readonly LocalScreeningRun[],
  screenings: ReadonlyMap<number, Screening>,
  now: number,
  disagreement: Disagreement,
): LastChange | null => {
  const completed = runs
    .filter((run) => run.completed)
    .toSorted(byStart(now))
    .map((run) => ({ run, tests: screenings.get(run.screeningId)?.tests ?? [] }));
  const last = completed.at(-1);
  const result = last ? runResult(testResults(last.tests, last.run.testRuns)) : null;
  if (!last || result === null) return null;
  const earlier = completed.slice(0, -1);
  return { result, since: sinceBefore(last, earlier, disagreement), isFirst: earlier.length === 0 };
};
