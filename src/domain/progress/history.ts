/** The completed runs of an athlete over time [HI-2]. */
import type { TestRun } from '../../contract/runs';
import type { Screening, Test } from '../../contract/schemas';
import { byStart, type LocalScreeningRun } from '../runs';
import { answersIn, ratingsIn } from './answers';
import { type Comparison, compareRuns, type ScreenedRun } from './comparison';
import { assumedDisagreement, type Disagreement } from './disagreement';
import { measurementError, singleTest } from './measurementError';
import { raterOf } from './raters';
import { runResult, type TestResult, testResults } from './results';

/** A comparison with an earlier run. */
export interface Since {
  /** Start of the earlier run, ISO 8601. */
  start: string;
  comparison: Comparison;
}

/** What a run measured, by itself. */
export interface Measured {
  /** Whole percent [HI-1]. */
  result: number;
  results: TestResult[];
  /** The number of ratings of each test that has answers, by its id. */
  answers: Map<number, number>;
  /** The result without and with half of the error of measurement, from 0 to 100 [HI-2, HI-4]. */
  band: [low: number, high: number];
  /** What the band rests on. */
  disagreement: Disagreement;
}

/** A run as a point of the line. */
export interface HistoryPoint extends ScreenedRun, Measured {
  /** User id; null where nobody knows [HI-5]. */
  rater: number | null;
  /** The last earlier run that it can be compared with; null where no earlier run can be compared. */
  since: Since | null;
  isFirst: boolean;
}

/** The history of an athlete, oldest first. */
export interface History {
  points: HistoryPoint[];
  /** Runs that have no result, or the date of a clock that was ahead. */
  leftOut: number;
  /** The nearest earlier run that the last one truly differs from, if the run before it does not [HI-4]. */
  lookBack: Since | null;
}

const day = 24 * 60 * 60 * 1000;

/** The number of ratings of each test that has answers, by its id. */
const answerCounts = (tests: readonly Test[], testRuns: readonly TestRun[]): Map<number, number> =>
  new Map(
    tests
      .map((test): [number, number] => {
        const done = testRuns.find(({ testId }) => testId === test.id);
        const answers = done ? [...answersIn(test, done).values()] : [];
        return [test.id, ratingsIn(answers.map(({ question }) => question))];
      })
      .filter(([, count]) => count > 0),
  );

/**
 * A value with half the error on both sides: so two bands that do not overlap are a change beyond the error. Of other
 * raters only the sentence decides [HI-5].
 */
const bandAround = (percent: number, error: number): [number, number] => [
  Math.max(0, percent - error / 2),
  Math.min(100, percent + error / 2),
];

/** The band of one of the tests of a run [HI-2]; null where the run has no answers in it. */
export const testBand = (
  { answers, results, disagreement }: HistoryPoint,
  testId: number,
): [number, number] | null => {
  const result = results.find((one) => one.testId === testId);
  const count = answers.get(testId);
  if (!result || !count) return null;
  const rating = { isSameRater: true, disagreement };
  return bandAround(result.percent, measurementError([count], singleTest(rating, answers.size)));
};

/** Returns the comparison with the nearest earlier run for which there is one. `earlier` is oldest first. */
const nearest = (
  earlier: readonly ScreenedRun[],
  compare: (earlier: ScreenedRun) => Comparison | null,
): Since | null => {
  for (const candidate of earlier.toReversed()) {
    const comparison = compare(candidate);
    if (comparison) return { start: candidate.run.start, comparison };
  }
  return null;
};

/** The comparison with the last earlier run of the same screening, or null without one. `earlier` is oldest first. */
export const sinceBefore = (
  later: ScreenedRun,
  earlier: readonly ScreenedRun[],
  disagreement: Disagreement,
): Since | null => nearest(earlier, (run) => compareRuns(run, later, { disagreement }));

/** Looks further back where the change since the run before is within the error [HI-4]. */
const lookBackFrom = (last: HistoryPoint, earlier: readonly HistoryPoint[]): Since | null => {
  if (!last.since || last.since.comparison.change.isBeyond) return null;
  const { disagreement } = last;
  const looks = earlier.filter((run) => compareRuns(run, last)).length;
  return nearest(earlier, (run) => {
    const comparison = compareRuns(run, last, { looks, disagreement });
    return comparison?.change.isBeyond ? comparison : null;
  });
};

/** What a run measured [HI-2], or null for a run without results. `tests` are those of its screening. */
export const measuredIn = (
  tests: readonly Test[],
  testRuns: readonly TestRun[],
  disagreement = assumedDisagreement,
): Measured | null => {
  const results = testResults(tests, testRuns);
  const result = runResult(results);
  const answers = answerCounts(tests, testRuns);
  if (result === null || answers.size === 0) return null;
  return {
    result,
    results,
    answers,
    band: bandAround(result, measurementError([...answers.values()], { isSameRater: true, disagreement })),
    disagreement,
  };
};

const pointOf = (
  screened: ScreenedRun,
  earlier: readonly ScreenedRun[],
  disagreement: Disagreement,
): HistoryPoint[] => {
  const measured = measuredIn(screened.tests, screened.run.testRuns, disagreement);
  if (measured === null) return [];
  return [
    {
      ...screened,
      ...measured,
      rater: raterOf(screened.run),
      since: sinceBefore(screened, earlier, disagreement),
      isFirst: earlier.length === 0,
    },
  ];
};

/**
 * Returns the history of one athlete [HI-2].
 *
 * @param runs of the athlete, in any order; those not completed do not count
 * @param screenings those of the runs, as far as they are on this device
 * @param now in milliseconds since the epoch
 * @param disagreement how often two ratings differ; by default what is assumed [ZB-3]
 */
export const historyOf = (
  runs: readonly LocalScreeningRun[],
  screenings: readonly Screening[],
  now: number,
  disagreement = assumedDisagreement,
): History => {
  const tests = new Map(screenings.map((screening) => [screening.id, screening.tests]));
  const completed = runs.filter((run) => run.completed).toSorted(byStart(now));
  const points: HistoryPoint[] = [];
  for (const run of completed.filter(({ start }) => Date.parse(start) <= now + day)) {
    points.push(...pointOf({ run, tests: tests.get(run.screeningId) ?? [] }, points, disagreement));
  }
  const last = points.at(-1);
  return {
    points,
    leftOut: completed.length - points.length,
    lookBack: last ? lookBackFrom(last, points.slice(0, -1)) : null,
  };
};
