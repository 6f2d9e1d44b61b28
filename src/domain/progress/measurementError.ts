/** How much a result varies although nothing has changed [HI-4]. Decision 26 says where the figures come from. */
import { assumedDisagreement, type Disagreement } from './disagreement';

/**
 * The value that a normally distributed variable exceeds with a probability of `tail`, which is at most 0.5. Differs by
 * less than 0.0005 (Abramowitz and Stegun 26.2.23).
 */
const upperQuantile = (tail: number): number => {
  const t = Math.sqrt(-2 * Math.log(tail));
  const over = 2.515517 + t * (0.802853 + t * 0.010328);
  return t - over / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
};

/** The error counts for 5 % of all looks together: who looks more often sees more chance [HI-4]. */
const quantile = (looks: number): number => (looks === 1 ? 1.96 : upperQuantile(0.025 / looks));

export interface Rating {
  /** Whether the same person rated both [HI-5]. */
  isSameRater: boolean;
  /** How often two ratings differ; by default what is assumed [ZB-3]. */
  disagreement?: Disagreement;
  /** How many comparisons share the 5 %: with so many earlier runs, or tests. 1 where two totals are compared. */
  looks?: number;
}

/** The rating of a single test, beside which the others are shown: all of them share the 5 % [HI-4]. */
export const singleTest = (rating: Rating, tests: number): Rating => ({
  ...rating,
  looks: (rating.looks ?? 1) * tests,
});

/**
 * The error of measurement of a change, in points, not rounded [HI-4].
 *
 * @param answers the number of answers in each test, each at least 1; at least one test
 */
export const measurementError = (
  answers: readonly number[],
  { isSameRater, disagreement = assumedDisagreement, looks = 1 }: Rating,
): number => {
  const { share } = isSameRater ? disagreement.same : disagreement.other;
  const inverse = answers.reduce((sum, count) => sum + 1 / count, 0);
  const spread = Math.sqrt(share * inverse) / answers.length;
  const smallestStep = 1 / (answers.length * Math.max(...answers));
  return 100 * (quantile(looks) * spread + smallestStep / 2);
};
