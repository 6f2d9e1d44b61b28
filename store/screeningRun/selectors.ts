import { createSelector } from '@reduxjs/toolkit';
import type { Test } from '../../src/contract/schemas';
import type { TestAnswers } from '../../src/domain/runs';
import { answersOf, noAnswers } from '../../src/domain/screeningRun';
import type { RootState } from '../rootReducer';
import { selectOpenRun, selectUnfinishedScreeningRuns } from '../runs/selectors';
import { selectScreening } from '../screening/selectors';

export const selectScreeningRunState = (state: RootState) => state.screeningRun;

/** The screening run on the screen. */
export const selectOpenScreeningRun = (state: RootState) => selectOpenRun(state, 'screeningRun');

/** The screening of the run on the screen. */
export const selectRunScreening = (state: RootState) =>
  selectScreening(state, selectOpenScreeningRun(state)?.screeningId);

/** Index of the test on the screen. After the last 'Weiter' the last test stays on the screen. */
export const selectTestIndex = (state: RootState): number => {
  const last = (selectRunScreening(state)?.tests.length ?? 1) - 1;
  return Math.min(selectOpenScreeningRun(state)?.position ?? last, last);
};

export const selectCurrentTest = (state: RootState): Test | undefined =>
  selectRunScreening(state)?.tests[selectTestIndex(state)];

/** The answers of the test on the screen; none without a run. */
export const selectCurrentAnswers = createSelector(
  [selectOpenScreeningRun, selectCurrentTest],
  (run, test): TestAnswers => (run && test ? answersOf(run, test) : noAnswers),
);

/** The unfinished screening run of a user screening that can be continued, if there is one [FL-11]. */
export const selectUnfinishedScreeningRun = (state: RootState, userScreeningId: number | undefined) =>
  selectUnfinishedScreeningRuns(state).find((entry) => entry.userScreeningId === userScreeningId)?.run;
