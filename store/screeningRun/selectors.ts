import { createSelector } from '@reduxjs/toolkit';
import type { Screening, Test } from '../../src/contract/schemas';
import { levelCounts, testResults } from '../../src/domain/progress';
import type { LocalScreeningRun } from '../../src/domain/runs';
import { answersOf, totalDuration } from '../../src/domain/screeningRun';
import type { RootState } from '../rootReducer';
import { selectLastScreeningRun, selectOpenRun, selectUnfinishedScreeningRuns } from '../runs/selectors';
import { selectScreening, selectScreenings } from '../screening/selectors';

export const selectScreeningRunState = (state: RootState) => state.screeningRun;

/** The run that is on the screen. */
export const selectOpenScreeningRun = (state: RootState) => selectOpenRun(state, 'screeningRun');

/** The screening that is being run. */
export const selectRunScreening = (state: RootState) =>
  selectScreening(state, selectOpenScreeningRun(state)?.screeningId);

/** Index of the test on the screen; after the last 'Weiter' the last test stays on it. */
export const selectTestIndex = (state: RootState): number => {
  const last = (selectRunScreening(state)?.tests.length ?? 1) - 1;
  return Math.min(selectOpenScreeningRun(state)?.position ?? last, last);
};

export const selectCurrentTest = (state: RootState): Test | undefined =>
  selectRunScreening(state)?.tests[selectTestIndex(state)];

/** Whether the box of a yes/no question is checked. */
export const selectIsChecked = (state: RootState, questionId: number): boolean => {
  const run = selectOpenScreeningRun(state);
  const test = selectCurrentTest(state);
  if (!run || !test) return false;
  return answersOf(run, test).questionResults.some(
    (result) => result.questionId === questionId && result.checked,
  );
};

/** The chosen value of a range question, or null. */
export const selectChosenValue = (state: RootState, questionId: number): number | null => {
  const run = selectOpenScreeningRun(state);
  const test = selectCurrentTest(state);
  if (!run || !test) return null;
  const results = answersOf(run, test).questionRangeResults;
  return results.find((result) => result.questionId === questionId)?.questionRangeValueId ?? null;
};

/** The unfinished run of a user-screening, if there is one to go on with [FL-11]. */
export const selectUnfinishedScreeningRun = (state: RootState, userScreeningId: number | undefined) =>
  selectUnfinishedScreeningRuns(state).find((entry) => entry.userScreeningId === userScreeningId)?.run;

/** What the overview shows of one run. */
const describeRun = createSelector(
  [
    (_: readonly Screening[], run: LocalScreeningRun) => run,
    (screenings: readonly Screening[], run: LocalScreeningRun) =>
      screenings.find(({ id }) => id === run.screeningId),
  ],
  (run, screening) => {
    const results = testResults(screening?.tests ?? [], run.testRuns);
    return { start: run.start, duration: totalDuration(run), results, counts: levelCounts(results) };
  },
);

export type ScreeningRunResult = ReturnType<typeof describeRun>;

/** The result of the athlete's last run [SO-7 to SO-9], or null when there is none yet. */
export const selectLastResult = (state: RootState, userId: number | undefined): ScreeningRunResult | null => {
  const run = selectLastScreeningRun(state, userId);
  return run ? describeRun(selectScreenings(state), run) : null;
};
