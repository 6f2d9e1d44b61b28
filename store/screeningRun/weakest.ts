/** Where the athlete has most to gain, from what is on the device [RS-3]. */
import { createSelector } from '@reduxjs/toolkit';
import { weakestTests } from '../../src/domain/progress/weakest';
import { selectLastScreeningRun } from '../runs/selectors';
import { selectScreenings } from '../screening/selectors';

/** The weakest tests of the athlete's last run; none without a run. */
export const selectWeakestTests = createSelector(
  [selectLastScreeningRun, selectScreenings],
  (run, screenings) => {
    const tests = screenings.find(({ id }) => id === run?.screeningId)?.tests;
    return run && tests ? weakestTests(tests, run.testRuns) : [];
  },
);
