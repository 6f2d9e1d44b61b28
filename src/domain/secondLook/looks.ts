/** Which screening a second look belongs to [ZB-1, ZB-2]. */
import { nearest, type RatedFrom, type ScreeningRun } from '../../contract/runs';

export type { RatedFrom };

/** What says of a run whether it is a second look. */
type Look = Pick<ScreeningRun, 'secondOf'>;

/** A screening without its answers, with who rated it; null where nobody knows. */
export interface RatedRun
  extends Look,
    Pick<ScreeningRun, 'clientId' | 'userId' | 'screeningId' | 'start' | 'completed' | 'ratedFrom'> {
  rater: number | null;
}

/** Whether the run is a second look at another one. It counts in no result [ZB-1]. */
export const isSecondLook = ({ secondOf }: Look): boolean => (secondOf ?? null) !== null;

/** Two screenings of one session begin at most so many milliseconds apart, on the clocks of two devices. */
export const sameSession = 3 * 60 * 60 * 1000;

const distance = (a: RatedRun, b: RatedRun): number => Math.abs(Date.parse(a.start) - Date.parse(b.start));

/** Whether the second look may be at this one: the same athlete, and the same version of the screening. */
const isAlike = (second: RatedRun, first: RatedRun): boolean =>
  first.completed &&
  !isSecondLook(first) &&
  first.userId === second.userId &&
  first.screeningId === second.screeningId;

/**
 * The first screening of a second look: the one that it names, or the nearest in time within three hours that no
 * athlete rated themselves. Undefined until both are completed, and where the first is gone [ZB-1].
 */
export const firstOf = <Run extends RatedRun>(second: Run, runs: readonly Run[]): Run | undefined => {
  if (!second.completed || !isSecondLook(second)) return undefined;
  const alike = runs.filter((run) => isAlike(second, run));
  if (second.secondOf !== nearest) return alike.find(({ clientId }) => clientId === second.secondOf);
  return alike
    .filter((run) => run.rater !== run.userId && distance(second, run) <= sameSession)
    .toSorted((a, b) => distance(second, a) - distance(second, b) || a.clientId.localeCompare(b.clientId))[0];
};

/** Whether one person rated both in the same way. Of an unknown rater nobody knows, so it counts as another [ZB-2]. */
export const isSameRater = (a: RatedRun, b: RatedRun): boolean =>
  a.rater !== null && a.rater === b.rater && (a.ratedFrom ?? 'live') === (b.ratedFrom ?? 'live');
