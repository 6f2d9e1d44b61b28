/** The result of a run by itself, the last one or an earlier one [SO-7, HI-9]. */
import { createSelector } from '@reduxjs/toolkit';
import type { Screening } from '../../src/contract/schemas';
import { describeRun } from '../../src/domain/progress/describedRun';
import type { Since } from '../../src/domain/progress/history';
import type { LocalScreeningRun } from '../../src/domain/runs';
import type { RootState } from '../rootReducer';
import { selectLastScreeningRun, selectScreeningRuns } from '../runs/selectors';
import { selectScreenings } from '../screening/selectors';
import { selectHistoryWhereKnown, selectLastSince } from './selectors';

/** The values of one run that the overview shows. */
const selectDescribed = createSelector(
  [
    (_: readonly Screening[], run: LocalScreeningRun) => run,
    (screenings: readonly Screening[], run: LocalScreeningRun) =>
      screenings.find(({ id }) => id === run.screeningId),
  ],
  (run, screening) => describeRun(screening?.tests ?? [], run),
);

export type ScreeningRunResult = ReturnType<typeof selectDescribed>;

/** This completed run of an athlete, undefined where this device lacks it; the last one without an id. */
export const selectRun = (
  state: RootState,
  userId: number | undefined,
  clientId: string | null,
): LocalScreeningRun | undefined =>
  clientId === null
    ? selectLastScreeningRun(state, userId)
    : selectScreeningRuns(state).find(
        (one) => one.clientId === clientId && one.userId === userId && one.completed,
      );

/** The result of this run, null where this device lacks it; of the last one without an id [SO-7 to SO-9, HI-9]. */
export const selectResult = (
  state: RootState,
  userId: number | undefined,
  clientId: string | null,
): ScreeningRunResult | null => {
  const run = selectRun(state, userId, clientId);
  return run ? selectDescribed(selectScreenings(state), run) : null;
};

/** The result of the athlete's last run, or null if the athlete has no run [SO-7 to SO-9]. */
export const selectLastResult = (state: RootState, userId: number | undefined): ScreeningRunResult | null =>
  selectResult(state, userId, null);

/** What is said of its change; null where there is nothing to compare with [HI-5]. */
export const selectSince = (
  state: RootState,
  userId: number | undefined,
  clientId: string | null,
): Since | null => {
  if (clientId === null) return selectLastSince(state, userId);
  const points = selectHistoryWhereKnown(state, userId)?.points ?? [];
  return points.find(({ run }) => run.clientId === clientId)?.since ?? null;
};
