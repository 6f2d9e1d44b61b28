import { measurementError, type Rating } from './measurementError';
import { runResult } from './results';

/** A test that was measured twice. */
export interface TwiceMeasured {
  /** From 0 to 1, as in PR-4, over the answers that both runs have. */
  before: number;
  after: number;
  /** The number of answers that both runs have and that are ratings, at least 1. */
  answers: number;
}

/** A change between two runs, as it is shown [HI-4]. */
export interface Change {
  /** Whole percent before and after. */
  before: number;
  after: number;
  /** Negative for a decrease. Whole, but with one decimal where whole points would contradict `isBeyond`. */
  points: number;
  /** The error of measurement in points, with as many decimals. */
  error: number;
  /** Whether the change is more than the error. */
  isBeyond: boolean;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whole percent, rounded as everywhere: each test, then their mean [PR-3, HI-1]. */
const shown = (values: readonly number[]) =>
  runResult(values.map((value) => ({ percent: Math.round(value * 100) }))) ?? 0;

const withOneDecimal = (points: number) => Math.round(points * 10) / 10;

/** The change over tests that were measured twice; at least one [HI-4]. The exact values decide whether it counts. */
export const changeOf = (tests: readonly TwiceMeasured[], rating: Rating): Change => {
  const befores = tests.map(({ before }) => before);
  const afters = tests.map(({ after }) => after);
  const counts = tests.map(({ answers }) => answers);
  const error = measurementError(counts, rating);
  const exact = 100 * (meanOf(afters) - meanOf(befores));
  const isBeyond = Math.abs(exact) > error;
  const [before, after] = [shown(befores), shown(afters)];
  const points = after - before;
  // Nobody understands '17 points, more than the error of 17'.
  if (isBeyond !== Math.abs(points) > Math.round(error)) {
    return { before, after, points: withOneDecimal(exact), error: withOneDecimal(error), isBeyond };
  }
  return { before, after, points, error: Math.round(error), isBeyond };
};
