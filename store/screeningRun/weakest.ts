/** Where the athlete has most to gain, from what is on the device [RS-3]. */
import { createSelector } from '@reduxjs/toolkit';
import { weakestTests } from '../../src/domain/progress/weakest';
import type { RootState } from '../rootReducer';
import { selectScreeningRuns } from '../runs/selectors';
import { selectScreenings } from '../screening/selectors';

/** The weakest tests of the completed run of an athlete that began then, ISO 8601; none where it is not known. */
export const selectWeakestTests = createSelector(
  [
    selectScreeningRuns,
    selectScreenings,
    (_state: RootState, userId: number) => userId,
    (_state: RootState, _userId: number, start: string) => start,
  ],
  (runs, screenings, userId, start) => {
    const run = runs.find((one) => one.completed && one.userId === userId && one.start === start);
    const tests = screenings.find(({ id }) => id === run?.screeningId)?.tests;
    return run && tests ? weakestTests(tests, run.testRuns) : [];
  },
);
