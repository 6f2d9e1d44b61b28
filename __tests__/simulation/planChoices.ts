import type { WrittenChange } from '../../src/contract/planChanges';
import { noDose, type WrittenPlan, writtenOf } from '../../src/domain/planChanges';
import { exercises } from '../fakes/club';
import { choose } from './moment';

/** A plan as text, without who changed it, and when. */
export const planText = (plan: WrittenPlan | undefined): string => {
  const changes = (plan?.changes ?? []).map(writtenOf);
  return JSON.stringify([
    plan?.weeklyGoal ?? null,
    changes.toSorted((one, other) => one.exerciseId - other.exerciseId),
  ]);
};

/** A change of one of the exercises, with this reason. */
export const changeOf = (choice: number, reason: string): WrittenChange => ({
  exerciseId: choose(exercises, choice).id,
  reason,
  ...choose(
    [
      { form: 'leftOut', dose: null, position: null },
      { form: 'kept', dose: { ...noDose, sets: 1 + (choice % 5) }, position: null },
      { form: 'added', dose: { ...noDose, repeat: 5, pause: 0 }, position: null },
      { form: 'kept', dose: null, position: choice % 3 },
    ] as const,
    choice >> 2,
  ),
});

/** What a trainer makes of a plan: another exercise, another goal, or again what is recommended [PL-1, PL-3, PL-5]. */
export const nextPlan = (
  present: WrittenPlan | undefined,
  choice: number,
  who: string,
): WrittenPlan & { changes: WrittenChange[] } => {
  const changes = (present?.changes ?? []).map(writtenOf);
  const weeklyGoal = present?.weeklyGoal ?? null;
  if (choice % 6 === 4) return { changes, weeklyGoal: choose([2, 3, null], choice >> 3) };
  if (choice % 6 === 5) return { changes: [], weeklyGoal };
  const change = changeOf(choice, `${who} ${choice}`);
  return { changes: [...changes.filter((one) => one.exerciseId !== change.exerciseId), change], weeklyGoal };
};
