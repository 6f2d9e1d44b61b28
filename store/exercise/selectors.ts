import { createSelector } from '@reduxjs/toolkit';
import { exercisesForTraining } from '../../src/domain/exerciseRun';
import type { RootState } from '../rootReducer';
import { selectLastScreeningRun } from '../runs/selectors';

export const selectExercises = (state: RootState) => state.exercise.exercises;
const selectBasis = (state: RootState) => state.exercise.basis;

/** The exercises of an athlete's next run: those of the last screening run, else the basis list [TR-1, TR-2]. */
export const selectTrainingExercises = createSelector(
  [selectLastScreeningRun, selectBasis, selectExercises],
  exercisesForTraining,
);

/** The exercises in the training overview: none without a completed screening run [TO-10]. */
export const selectTrainingPlan = createSelector(
  [selectTrainingExercises, selectLastScreeningRun],
  (exercises, lastRun) => (lastRun ? exercises : []),
);
