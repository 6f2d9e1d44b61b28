/** A change of the plan while it is being written [PL-1]. */
import type { PlanChange, PlanForm, WrittenChange } from '../contract/planChanges';
import type { Exercise } from '../contract/schemas';
import { type DoseUnit, setDoseOf } from './dose';
import { isEmptyChange, noDose } from './planChanges';

/** What is typed; a blank number leaves what is recommended. `place` begins at 1. */
export interface PlanDraft {
  form: PlanForm;
  sets: string;
  amount: string;
  pause: string;
  place: string;
  reason: string;
}

/** The fields with a number, and the least that each can be. */
export const planNumbers = { sets: 1, amount: 1, pause: 0 } as const;

/** What the number of a dose counts. */
export const unitOfPlan = (exercise: Exercise): DoseUnit => setDoseOf(exercise)?.unit ?? 'repeat';

const typed = (number: number | null | undefined): string => (number == null ? '' : String(number));

/** Returns what the form begins with. */
export const draftOfChange = (change: PlanChange | undefined, form: PlanForm): PlanDraft => {
  const { dose, position } = change ?? { dose: null, position: null };
  return {
    form: change?.form ?? form,
    sets: typed(dose?.sets),
    amount: typed(dose?.seconds ?? dose?.distance ?? dose?.repeat),
    pause: typed(dose?.pause),
    place: position === null ? '' : String(position + 1),
    reason: change?.reason ?? '',
  };
};

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Returns the fields with something else than a whole number that can be, or nothing. `most` is the largest number. */
export const faultsOfDraft = (draft: PlanDraft, most: number): (keyof typeof planNumbers)[] =>
  (Object.keys(planNumbers) as (keyof typeof planNumbers)[]).filter((name) => {
    const number = numberIn(draft[name]);
    const isWhole = number === null || Number.isInteger(number);
    return !isWhole || (number !== null && (number < planNumbers[name] || number > most));
  });

/** Returns the change that was written, with its dose in the unit of the exercise; null when it changes nothing. */
export const changeOfDraft = (draft: PlanDraft, exerciseId: number, unit: DoseUnit): WrittenChange | null => {
  const { form, place } = draft;
  const isLeftOut = form === 'leftOut';
  const dose = {
    ...noDose,
    sets: numberIn(draft.sets),
    pause: numberIn(draft.pause),
    [unit]: numberIn(draft.amount),
  };
  const isDosed = Object.values(dose).some((number) => number !== null);
  const change: WrittenChange = {
    exerciseId,
    form,
    dose: isDosed && !isLeftOut ? dose : null,
    position: place === '' || isLeftOut ? null : Number(place) - 1,
    reason: draft.reason.trim() || null,
  };
  return isEmptyChange(change) ? null : change;
};
