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
import { selectRun } from './result';

/** A second look beside its first screening. */
export interface SecondLook {
  clientId: string;
  /** User id; null where nobody knows. */
  rater: number | null;
  isFromClip: boolean;
  /** How many answers both have, and how many differ. */
  pairs: number;
  differing: number;
}

/**
 * The screening whose result is shown, if the user may look at it again: a trainer of the athlete, where the server
 * takes that.
 */
export const selectFirstLook = (
  state: RootState,
  userId: number | undefined,
  clientId: string | null,
): LocalScreeningRun | undefined => {
  const run = selectRun(state, userId, clientId);
  if (!run || !selectHasFeature(state, secondLookFeature)) return undefined;
  return selectUser(state)?.athleteIds.includes(run.userId) ? run : undefined;
};

const asRated = (run: LocalScreeningRun): AnsweredRun => ({ ...run, rater: raterOf(run) });

const secondLooksAt = (
  first: LocalScreeningRun,
  runs: readonly LocalScreeningRun[],
  screenings: readonly Screening[],
): SecondLook[] => {
  const rated = runs.filter(({ userId }) => userId === first.userId).map(asRated);
  const tests = screenings.find(({ id }) => id === first.screeningId)?.tests ?? [];
  return rated
    .filter((run) => isSecondLook(run) && firstOf(run, rated)?.clientId === first.clientId)
    .map((run) => {
      const counts = countPair(asRated(first), run, tests).tests;
      const sum = (of: 'pairs' | 'differing') => counts.reduce((total, count) => total + count[of], 0);
      return {
        clientId: run.clientId,
        rater: run.rater,
        isFromClip: run.ratedFrom === 'clip',
        pairs: sum('pairs'),
        differing: sum('differing'),
      };
    });
};

/** The second looks at this screening, once both are completed [ZB-1]. */
export const selectSecondLooks: (state: RootState, first: LocalScreeningRun) => SecondLook[] = createSelector(
  [(_state: RootState, first: LocalScreeningRun) => first, selectAllScreeningRuns, selectScreenings],
  secondLooksAt,
);
