import { createSelector } from '@reduxjs/toolkit';
import { exercisesForTraining } from '../../src/domain/exerciseRun';
import { noteFor } from '../../src/domain/notes';
import { lastCompleted } from '../../src/domain/runs';
import type { RootState } from '../rootReducer';
import {
  selectAssignedScreening,
  selectAssignedScreenings,
  selectScreeningRuns,
  selectUserScreening,
} from '../screening/selectors';
import { selectUser } from '../session/selectors';

export const selectExercises = (state: RootState) => state.exercise.exercises;
const selectBasis = (state: RootState) => state.exercise.basis;
export const selectExerciseRuns = (state: RootState) => state.exercise.runs;

/** The exercises an athlete trains now: of the last screening run, else the basis list [TR-1, TR-2]. */
export const selectTrainingExercises = createSelector(
  [selectScreeningRuns, selectBasis, selectExercises, (_: RootState, userId: number | undefined) => userId],
  (runs, basis, exercises, userId) =>
    exercisesForTraining(lastCompleted(runs.filter((run) => run.userId === userId)), basis, exercises),
);

/** What the overview lists: nothing without a completed screening run [TO-10]. */
export const selectTrainingPlan = createSelector(
  [selectTrainingExercises, selectScreeningRuns, (_: RootState, userId: number | undefined) => userId],
  (exercises, runs, userId) => (lastCompleted(runs.filter((run) => run.userId === userId)) ? exercises : []),
);

/** The note on an athlete's training, for this viewer [TO-3, NO-2]. */
export const selectTrainingNote = (state: RootState, userId: number | undefined): string | null => {
  const user = selectUser(state);
  const userScreening = selectAssignedScreening(state, userId);
  return user && userScreening ? noteFor(userScreening.trainingNote, user.id, userScreening.userId) : null;
};

export const selectExerciseRunState = (state: RootState) => state.exerciseRun;

/** The training that is on the screen. */
export const selectOpenExerciseRun = (state: RootState) =>
  selectExerciseRuns(state).find(({ clientId }) => clientId === state.exerciseRun.clientId);

/** Index of the exercise on the screen; after the last 'Weiter' the last exercise stays on it. */
export const selectExerciseIndex = (state: RootState): number => {
  const run = selectOpenExerciseRun(state);
  return run?.position ?? Math.max((run?.runUnits.length ?? 1) - 1, 0);
};

export const selectCurrentExercise = (state: RootState) =>
  selectOpenExerciseRun(state)?.exercises[selectExerciseIndex(state)];

export const selectCurrentRunUnit = (state: RootState) =>
  selectOpenExerciseRun(state)?.runUnits[selectExerciseIndex(state)];

/** The user screening that the training on the screen belongs to. */
export const selectTrainedScreening = (state: RootState) =>
  selectUserScreening(state, state.exerciseRun.userScreeningId) ??
  selectAssignedScreening(state, selectOpenExerciseRun(state)?.userId);

/** The trainer's note on the exercise on the screen, for this viewer [TR-8, NO-2]. */
export const selectExerciseNote = (state: RootState): string | null => {
  const user = selectUser(state);
  const exercise = selectCurrentExercise(state);
  const userScreening = selectTrainedScreening(state);
  if (!user || !userScreening || !exercise) return null;
  return noteFor(
    userScreening.exerciseNotes.find(({ id }) => id === exercise.id),
    user.id,
    userScreening.userId,
  );
};

/** Trainings by this user that were begun and may be continued [FL-11]; the latest first. */
export const selectUnfinishedExerciseRuns = createSelector(
  [selectExerciseRuns, selectUser, selectAssignedScreenings],
  (runs, user, assigned) =>
    runs
      .filter((run) => run.position !== null && run.clientRevision > 0 && run.recordedBy === user?.id)
      .flatMap((run) => {
        const userScreening = assigned.find(({ userId }) => userId === run.userId);
        return userScreening ? [{ run, userScreeningId: userScreening.id }] : [];
      })
      .toSorted((a, b) => Date.parse(b.run.touchedAt) - Date.parse(a.run.touchedAt)),
);

/** The unfinished training of an athlete, if there is one to go on with. */
export const selectUnfinishedExerciseRun = (state: RootState, userId: number | undefined) =>
  selectUnfinishedExerciseRuns(state).find(({ run }) => run.userId === userId)?.run;
