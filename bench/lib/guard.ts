import type { Measures, Pair } from './pairs';
import { compared } from './pairs';

/** A ratio that is larger than the kept one by this factor has got worse by half. */
const tolerance = 1.5;

/** What the guard says of a ratio. */
export interface Verdict {
  hasGotWorse: boolean;
  /** One line for the log. */
  text: string;
}

/**
 * Compares the median ratio of the pairs with the one that is kept. Only the ratio counts, because times say more about
 * the machine than about the app.
 */
export const verdictOn = (
  pairs: readonly Pair[],
  measure: keyof Measures & string,
  kept: number,
): Verdict => {
  const { min, median, max } = compared(pairs, measure).ratio;
  const limit = tolerance * kept;
  const hasGotWorse = median > limit;
  const found = `${median.toFixed(2)} (${min.toFixed(2)} to ${max.toFixed(2)})`;
  const relation = hasGotWorse ? 'more' : 'not more';
  return { hasGotWorse, text: `${measure}: ratio ${found}, ${relation} than ${limit.toFixed(2)}` };
};
