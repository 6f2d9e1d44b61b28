/** The result of a run by itself, the last one or an earlier one [SO-7, HI-9]. */
import type { Since } from '../../src/domain/progress/history';
import type { RootState } from '../rootReducer';
import { selectScreeningRuns } from '../runs/selectors';
import { selectScreenings } from '../screening/selectors';
import { describeRun, type ScreeningRunResult, selectLastResult } from '../screeningRun/selectors';
import { selectHistoryWhereKnown, selectLastSince } from './selectors';

/** The result of this completed run of an athlete, null where this device lacks it; of the last one without an id. */
export const selectResult = (
  state: RootState,
  userId: number | undefined,
  clientId: string | null,
): ScreeningRunResult | null => {
  if (clientId === null) return selectLastResult(state, userId);
  const run = selectScreeningRuns(state).find(
    (one) => one.clientId === clientId && one.userId === userId && one.completed,
  );
  return run ? describeRun(selectScreenings(state), run) : null;
};

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
