/** How much a result varies although nothing has changed [HI-4]. Decision 26 says where the figures come from. */

/** How well two visual ratings agree (Cohen's κ), by the same person and by two: an assumption. */
export const agreement = { same: 0.68, other: 0.58 };

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
  /** Whether the same person rated both, who is not the athlete [HI-4]. */
  isSameRater: boolean;
  /** How many comparisons share the 5 %: with so many earlier runs, or tests. 1 where two totals are compared. */
  looks?: number;
}

/** The rating of a single test, beside which the others are shown: all of them share the 5 % [HI-4]. */
export const singleTest = ({ isSameRater, looks = 1 }: Rating, tests: number): Rating => ({
  isSameRater,
  looks: looks * tests,
});

/**
 * The error of measurement of a change, in points, not rounded [HI-4].
 *
 * @param answers the number of answers in each test, each at least 1; at least one test
 */
export const measurementError = (answers: readonly number[], { isSameRater, looks = 1 }: Rating): number => {
  const kappa = isSameRater ? agreement.same : agreement.other;
  const inverse = answers.reduce((sum, count) => sum + 1 / count, 0);
  const spread = Math.sqrt(((1 - kappa) / 2) * inverse) / answers.length;
  const smallestStep = 1 / (answers.length * Math.max(...answers));
  return 100 * (quantile(looks) * spread + smallestStep / 2);
};
