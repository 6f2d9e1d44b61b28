import type { Test } from '../../src/contract/schemas';
import { noteFor } from '../../src/domain/notes';
import { answersOf } from '../../src/domain/screeningRun';
import type { RootState } from '../rootReducer';
import {
  selectScreening,
  selectScreeningRuns,
  selectUnfinishedScreeningRuns,
  selectUserScreening,
} from '../screening/selectors';
import { selectUser } from '../session/selectors';

export const selectScreeningRunState = (state: RootState) => state.screeningRun;

/** The run that is on the screen. */
export const selectOpenScreeningRun = (state: RootState) =>
  selectScreeningRuns(state).find(({ clientId }) => clientId === state.screeningRun.clientId);

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

/** The trainer's note on the test on the screen, for this viewer [SR-4, NO-2]. */
export const selectTestNote = (state: RootState): string | null => {
  const user = selectUser(state);
  const userScreening = selectUserScreening(state, state.screeningRun.userScreeningId);
  const test = selectCurrentTest(state);
  if (!user || !userScreening || !test) return null;
  return noteFor(
    userScreening.testNotes.find(({ id }) => id === test.id),
    user.id,
    userScreening.userId,
  );
};

/** The note on the whole screening of an athlete, for this viewer [SU-4, NO-2]. */
export const selectScreeningNote = (state: RootState, userScreeningId: number | null): string | null => {
  const user = selectUser(state);
  const userScreening = selectUserScreening(state, userScreeningId);
  return user && userScreening ? noteFor(userScreening.screeningNote, user.id, userScreening.userId) : null;
};

/** The unfinished run of a user-screening, if there is one to go on with [FL-11]. */
export const selectUnfinishedScreeningRun = (state: RootState, userScreeningId: number | undefined) =>
  selectUnfinishedScreeningRuns(state).find((entry) => entry.userScreeningId === userScreeningId)?.run;
