/** The changes of a plan as they are written and stored [PL-1]. */
import type { PlanChanges, PlanDose, WrittenChange } from '../contract/planChanges';
import { isSameJson } from './sameJson';

/** What a trainer decides about a plan, as a whole. */
export interface WrittenPlan {
  /** In any order; at most one for an exercise. */
  changes: readonly WrittenChange[];
  /** Trainings a week; null without a goal [PL-5]. */
  weeklyGoal: number | null;
}

/** The change without who made it. */
export const writtenOf = ({ exerciseId, form, dose, position, reason }: WrittenChange): WrittenChange => ({
  exerciseId,
  form,
  dose,
  position,
  reason,
});

const inOrder = ({ changes }: WrittenPlan) =>
  changes.map(writtenOf).toSorted((a, b) => a.exerciseId - b.exerciseId);

/** The dose of a change that leaves it as it is. */
export const noDose: PlanDose = { sets: null, seconds: null, distance: null, repeat: null, pause: null };

/** What a plan that was never changed says. */
export const noChanges: PlanChanges = { revision: 0, changes: [], weeklyGoal: null };

/** Whether both say the same about a plan. A plan that was never changed is undefined. */
export const isSameChanges = (one: WrittenPlan, other: PlanChanges = noChanges): boolean =>
  one.weeklyGoal === other.weeklyGoal && isSameJson(inOrder(one), inOrder(other));

/** Returns what is decided about a plan, with the change of one exercise; null takes a former one back. */
export const withChange = (
  { changes, weeklyGoal }: PlanChanges,
  exerciseId: number,
  change: WrittenChange | null,
): WrittenPlan & { changes: WrittenChange[] } => {
  const others = changes.filter((one) => one.exerciseId !== exerciseId);
  return { weeklyGoal, changes: (change ? [...others, change] : others).map(writtenOf) };
};

/** Whether a change says nothing: then there is nothing to store of it. */
export const isEmptyChange = ({ form, dose, position }: WrittenChange): boolean =>
  form === 'kept' && position === null && Object.values(dose ?? {}).every((amount) => amount === null);
