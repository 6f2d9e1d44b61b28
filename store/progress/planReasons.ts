/** Why the exercises of a plan are in it [HI-7]. */
import { createSelector } from '@reduxjs/toolkit';
import { type PlanReason, planReasons } from '../../src/domain/progress/planReasons';
import { selectTrainingPlan } from '../exercise/selectors';
import { selectLastScreeningRun } from '../runs/selectors';
import { selectScreenings } from '../screening/selectors';

const noReasons: ReadonlyMap<number, PlanReason[]> = new Map();

/** The reasons by the id of the exercise; none for a plan of the basis list. */
export const selectPlanReasons = createSelector(
  [selectLastScreeningRun, selectTrainingPlan, selectScreenings],
  (run, plan, screenings): ReadonlyMap<number, PlanReason[]> => {
    const tests = screenings.find(({ id }) => id === run?.screeningId)?.tests;
    if (!run || !tests || run.exercises.length === 0) return noReasons;
    return new Map(
      plan.map(({ id, adapted }) => [id, planReasons(adapted?.exerciseId ?? id, tests, run.testRuns)]),
    );
  },
);
