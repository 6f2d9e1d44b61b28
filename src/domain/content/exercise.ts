/** An exercise while it is edited [CT-1]. */
import type { ExerciseDraft } from '../../contract/content';
import type { Exercise } from '../../contract/schemas';
import type { DoseUnit } from '../dose';
import { compileExercise } from './compile';

/** Returns an exercise as athletes get it; the id stands for the one that it gets. */
export const asExercise = (key: string, draft: ExerciseDraft): Exercise =>
  compileExercise(key, draft, new Map([[key, 1]]), null);

/** The units in the order in which one of several counts [TO-5]. */
const units = ['seconds', 'distance', 'repeat'] as const satisfies DoseUnit[];

const seconds: Record<DoseUnit, 'seconds2' | 'distance2' | 'repeat2'> = {
  seconds: 'seconds2',
  distance: 'distance2',
  repeat: 'repeat2',
};

/** The unit of the dose; null while none is given. */
export const unitOf = (draft: ExerciseDraft): DoseUnit | null =>
  units.find((unit) => draft[unit] !== null) ?? null;

/** The two values of the dose in a unit. */
export const doseIn = (draft: ExerciseDraft, unit: DoseUnit) => ({
  value: draft[unit],
  to: draft[seconds[unit]],
});

const noDose = {
  seconds: null,
  seconds2: null,
  distance: null,
  distance2: null,
  repeat: null,
  repeat2: null,
};

/** Returns what changes in an exercise so that it has this dose, and no other. */
export const withDose = (
  unit: DoseUnit,
  { value, to }: { value: number | null; to: number | null },
): Partial<ExerciseDraft> => ({ ...noDose, [unit]: value, [seconds[unit]]: to });

/** Returns the number of a field in which only digits are taken; null for an empty one. */
export const wholeOf = (typed: string): number | null => {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return digits === '' ? null : Number(digits);
};
