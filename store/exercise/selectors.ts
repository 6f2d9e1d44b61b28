import { createSelector } from '@reduxjs/toolkit';
import { exercisesForTraining } from '../../src/domain/exerciseRun';
import { adaptPlan, type PlannedExercise } from '../../src/domain/plan';
import { selectPlanChanges } from '../plan/selectors';
import type { RootState } from '../rootReducer';
import { selectLastScreeningRun } from '../runs/selectors';

export const selectExercises = (state: RootState) => state.exercise.exercises;
const selectBasis = (state: RootState) => state.exercise.basis;

/** The exercises as recommended: those of the last screening run, else the basis list [TR-1, TR-2]. */
export const selectRecommended = createSelector(
  [selectLastScreeningRun, selectBasis, selectExercises],
  exercisesForTraining,
);

/** The plan with what trainers changed in it, and what of that does not fit any more [PL-1]. */
export const selectAdaptedPlan = createSelector(
  [selectRecommended, selectPlanChanges, selectExercises],
  (plan, { changes }, known) => adaptPlan(plan, changes, known),
);

/** The exercises of an athlete's next run [TR-1, TR-2, PL-2]. */
export const selectTrainingExercises: (state: RootState, userId: number | undefined) => PlannedExercise[] =
  createSelector([selectAdaptedPlan], ({ exercises }) => exercises);

/** The exercises in the training overview: none without a completed screening run [TO-10]. */
export const selectTrainingPlan = createSelector(
  [selectTrainingExercises, selectLastScreeningRun],
  (exercises, lastRun) => (lastRun ? exercises : []),
);
