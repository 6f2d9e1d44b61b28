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

/**
 * The raters of several runs: always the same person, two people or more, one person of whom some ratings are from a
 * clip [ZB-2], or not all are known.
 */
export type Raters = 'same' | 'two' | 'modes' | 'unknown';

/** Compares the raters of the runs of one athlete, who may be a rater, too [HI-5]. */
export const ratersOf = (...runs: readonly LocalScreeningRun[]): Raters => {
  const raters = new Set(runs.map(raterOf));
  if ([...raters].filter((rater) => rater !== null).length > 1) return 'two';
  if (raters.has(null)) return 'unknown';
  return new Set(runs.map(({ ratedFrom }) => ratedFrom ?? 'live')).size > 1 ? 'modes' : 'same';
};
