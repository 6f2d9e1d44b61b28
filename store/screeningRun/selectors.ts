import type { Test } from '../../src/contract/schemas';
import { answersOf } from '../../src/domain/screeningRun';
import { isOfSide, type Side } from '../../src/domain/sides';
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
