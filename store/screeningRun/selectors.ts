import { createSelector } from '@reduxjs/toolkit';
import type { Screening, Test } from '../../src/contract/schemas';
import { levelCounts, painfulTests, testResults } from '../../src/domain/progress/results';
import type { LocalScreeningRun } from '../../src/domain/runs';
import { answersOf, totalDuration } from '../../src/domain/screeningRun';
import { isOfSide, type Side } from '../../src/domain/sides';
import type { RootState } from '../rootReducer';
import { selectLastScreeningRun, selectOpenRun, selectUnfinishedScreeningRuns } from '../runs/selectors';
import { selectScreening, selectScreenings } from '../screening/selectors';

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

/** Whether this yes/no question of the test on the screen is checked, in a test with sides for this side. */
export const selectIsChecked = (state: RootState, questionId: number, side: Side | null = null): boolean => {
  const run = selectOpenScreeningRun(state);
  const test = selectCurrentTest(state);
  if (!run || !test) return false;
  return answersOf(run, test).questionResults.some(
    (result) => result.questionId === questionId && isOfSide(side)(result) && result.checked,
  );
};

/** Id of the chosen value of a range question, or null; in a test with sides for this side. */
export const selectChosenValue = (
  state: RootState,
  questionId: number,
  side: Side | null = null,
): number | null => {
  const run = selectOpenScreeningRun(state);
  const test = selectCurrentTest(state);
  if (!run || !test) return null;
  const results = answersOf(run, test).questionRangeResults;
  const isThat = (result: (typeof results)[number]) =>
    result.questionId === questionId && isOfSide(side)(result);
  return results.find(isThat)?.questionRangeValueId ?? null;
};

/** The unfinished screening run of a user screening that can be continued, if there is one [FL-11]. */
export const selectUnfinishedScreeningRun = (state: RootState, userScreeningId: number | undefined) =>
  selectUnfinishedScreeningRuns(state).find((entry) => entry.userScreeningId === userScreeningId)?.run;

/** The values of one run that the overview shows. */
export const describeRun = createSelector(
  [
    (_: readonly Screening[], run: LocalScreeningRun) => run,
    (screenings: readonly Screening[], run: LocalScreeningRun) =>
      screenings.find(({ id }) => id === run.screeningId),
  ],
  (run, screening) => {
    const results = testResults(screening?.tests ?? [], run.testRuns);
    const painful = painfulTests(screening?.tests ?? [], run.testRuns);
    return { start: run.start, duration: totalDuration(run), results, counts: levelCounts(results), painful };
  },
);

export type ScreeningRunResult = ReturnType<typeof describeRun>;

/** The result of the athlete's last run, or null if the athlete has no run [SO-7 to SO-9]. */
export const selectLastResult = (state: RootState, userId: number | undefined): ScreeningRunResult | null => {
  const run = selectLastScreeningRun(state, userId);
  return run ? describeRun(selectScreenings(state), run) : null;
};
