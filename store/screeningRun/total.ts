import { trainingsFeature } from '../../src/contract/features';
import { runResult, testResults } from '../../src/domain/progress/results';
import type { LocalScreeningRun } from '../../src/domain/runs';
import type { RootState } from '../rootReducer';
import { selectScreening } from '../screening/selectors';
import { selectHasFeature } from '../server/selectors';

/** The result of a run [HI-1]; null for one without results, and where the server knows no progress [MO-4]. */
export const selectRunTotal = (state: RootState, run: LocalScreeningRun): number | null => {
  if (!selectHasFeature(state, trainingsFeature)) return null;
  const tests = selectScreening(state, run.screeningId)?.tests ?? [];
  return runResult(testResults(tests, run.testRuns));
};
