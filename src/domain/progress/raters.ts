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

/** The raters of two runs: the same trainer, two people, both times the athlete, or unknown. */
export type Raters = 'same' | 'two' | 'self' | 'unknown';

/** Compares the raters of two runs of one athlete [HI-5]. */
export const ratersOf = (a: LocalScreeningRun, b: LocalScreeningRun): Raters => {
  const [first, second] = [raterOf(a), raterOf(b)];
  if (first === null || second === null) return 'unknown';
  if (first !== second) return 'two';
  return first === a.userId ? 'self' : 'same';
};
