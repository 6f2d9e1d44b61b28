import type { RootState } from '../rootReducer';
import { selectOpenRun, selectUnfinishedExerciseRuns } from '../runs/selectors';
import { selectAssignedScreening, selectUserScreening } from '../screening/selectors';

export const selectExerciseRunState = (state: RootState) => state.exerciseRun;

/** The exercise run on the screen. */
export const selectOpenExerciseRun = (state: RootState) => selectOpenRun(state, 'exerciseRun');

/** Index of the exercise on the screen. After the last 'Weiter' the last exercise stays on the screen. */
export const selectExerciseIndex = (state: RootState): number => {
  const run = selectOpenExerciseRun(state);
  return run?.position ?? Math.max((run?.runUnits.length ?? 1) - 1, 0);
};

export const selectCurrentExercise = (state: RootState) =>
  selectOpenExerciseRun(state)?.exercises[selectExerciseIndex(state)];

export const selectCurrentRunUnit = (state: RootState) =>
  selectOpenExerciseRun(state)?.runUnits[selectExerciseIndex(state)];

/** The user screening of the exercise run on the screen. */
export const selectTrainedScreening = (state: RootState) =>
  selectUserScreening(state, state.exerciseRun.userScreeningId) ??
  selectAssignedScreening(state, selectOpenExerciseRun(state)?.userId);

/** The unfinished exercise run of an athlete that can be continued, if there is one [FL-11]. */
export const selectUnfinishedExerciseRun = (state: RootState, userId: number | undefined) =>
  selectUnfinishedExerciseRuns(state).find(({ run }) => run.userId === userId)?.run;
