/** Who rated a screening run [HI-5]. */
import type { LocalScreeningRun } from '../runs';

/**
 * The user id of who rated: who posted the first version, or recorded it on this device. Null where nobody knows: a
 * server without `ratedBy` sent it.
 */
export const raterOf = (run: LocalScreeningRun): number | null => {
  if (run.ratedBy !== undefined) return run.ratedBy;
  // A run that came from the server counts as recorded by its athlete, and has no user name of who recorded it.
  const isOfThisDevice = run.id === undefined || run.origin.username !== null;
  return isOfThisDevice || run.recordedBy !== run.userId ? run.recordedBy : null;
};

/** The raters of several runs: the same trainer, two people or more, always the athlete, or not all are known. */
export type Raters = 'same' | 'two' | 'self' | 'unknown';

/** Compares the raters of the runs of one athlete [HI-5]. */
export const ratersOf = (...runs: readonly LocalScreeningRun[]): Raters => {
  const raters = new Set(runs.map(raterOf));
  const [first, second] = [...raters].filter((rater) => rater !== null);
  if (second !== undefined) return 'two';
  if (raters.has(null)) return 'unknown';
  return first === runs[0]?.userId ? 'self' : 'same';
};
