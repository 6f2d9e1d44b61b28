/** The second looks at a screening, as far as this device has them [ZB-1]. */
import { createSelector } from '@reduxjs/toolkit';
import { secondLookFeature } from '../../src/contract/features';
import type { Screening } from '../../src/contract/schemas';
import { raterOf } from '../../src/domain/progress/raters';
import type { LocalScreeningRun } from '../../src/domain/runs';
import { type AnsweredRun, countPair } from '../../src/domain/secondLook/agreement';
import { firstOf, isSecondLook } from '../../src/domain/secondLook/looks';
import type { RootState } from '../rootReducer';
import { selectAllScreeningRuns } from '../runs/selectors';
import { selectScreenings } from '../screening/selectors';
import { selectHasFeature } from '../server/selectors';
import { selectUser } from '../session/selectors';

/** A second look at a screening, or one without a first screening: then `pairs` is 0. */
export interface SecondLook {
  run: LocalScreeningRun;
  hasFirst: boolean;
  /** User id; null where nobody knows. */
  rater: number | null;
  isFromClip: boolean;
  /** How many answers both have, and how many differ. */
  pairs: number;
  differing: number;
}

/** Whether the user may look at a screening again: a trainer of the athlete, where the server takes that. */
export const selectMayLookAgain = (state: RootState, { userId }: LocalScreeningRun): boolean =>
  selectHasFeature(state, secondLookFeature) && (selectUser(state)?.athleteIds.includes(userId) ?? false);

const asRated = (run: LocalScreeningRun): LocalScreeningRun & AnsweredRun => ({
  ...run,
  rater: raterOf(run),
});

const secondLooksAt = (
  first: LocalScreeningRun,
  runs: readonly LocalScreeningRun[],
  screenings: readonly Screening[],
): SecondLook[] => {
  const rated = runs.filter(({ userId }) => userId === first.userId).map(asRated);
  const tests = screenings.find(({ id }) => id === first.screeningId)?.tests ?? [];
  return rated
    .filter((run) => isSecondLook(run) && run.completed)
    .flatMap((run): SecondLook[] => {
      const at = firstOf(run, rated);
      if (at && at.clientId !== first.clientId) return [];
      const counts = at ? countPair(asRated(first), run, tests).tests : [];
      const sum = (of: 'pairs' | 'differing') => counts.reduce((total, count) => total + count[of], 0);
      return [
        {
          run,
          hasFirst: at !== undefined,
          rater: run.rater,
          isFromClip: run.ratedFrom === 'clip',
          pairs: sum('pairs'),
          differing: sum('differing'),
        },
      ];
    });
};

/**
 * The second looks at this screening, once both are completed, and those of the athlete that have no first one: a
 * person may have been confused [ZB-1].
 */
export const selectSecondLooks: (state: RootState, first: LocalScreeningRun) => SecondLook[] = createSelector(
  [(_state: RootState, first: LocalScreeningRun) => first, selectAllScreeningRuns, selectScreenings],
  secondLooksAt,
);
