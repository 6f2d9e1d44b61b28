import type { WrittenChange } from '../../contract/planChanges';
import type { WrittenPlan } from '../../domain/planChanges';
import { planTexts } from '../../texts/plan';

const { conflict: texts } = planTexts;

const amounts = ['sets', 'seconds', 'distance', 'repeat', 'pause'] as const;

/** A change without its exercise, for example 'leichtere Form, 2 Sätze, Grund: Knie'. */
const changeInWords = ({ form, dose, position, reason }: WrittenChange): string =>
  [
    form === 'kept' ? null : texts.forms[form],
    ...amounts.map((name) => {
      const amount = dose?.[name] ?? null;
      return amount === null ? null : texts.amounts[name](amount);
    }),
    position === null ? null : texts.place(position + 1),
    reason === null ? null : texts.because(reason),
  ]
    .filter((part) => part !== null)
    .join(', ');

/** What a trainer decided about a plan, its goal only where the other version has another one [PL-1]. */
export const planInWords = (
  { changes, weeklyGoal }: WrittenPlan,
  other: WrittenPlan,
  nameOf: (exerciseId: number) => string,
): string => {
  const words = changes.map((change) => texts.change(nameOf(change.exerciseId), changeInWords(change)));
  if (weeklyGoal !== other.weeklyGoal)
    words.push(weeklyGoal === null ? planTexts.noGoal : planTexts.goalForAthlete(weeklyGoal));
  return words.join('; ') || texts.nothing;
};
