import type { Exercise } from '../contract/schemas';

export type DoseUnit = 'seconds' | 'distance' | 'repeat';

/** The dose of an exercise, such as '3 × 30 - 45', and its unit [TO-5, TO-6]. */
export interface Dose {
  text: string;
  unit: DoseUnit;
}

const units: readonly { unit: DoseUnit; second: 'seconds2' | 'distance2' | 'repeat2' }[] = [
  { unit: 'seconds', second: 'seconds2' },
  { unit: 'distance', second: 'distance2' },
  { unit: 'repeat', second: 'repeat2' },
];

/**
 * Returns the dose by the first of seconds, distance and repeat that is set, or null if none is. A missing number of
 * sets counts as one.
 */
export const doseOf = (exercise: Exercise): Dose | null => {
  const given = units.find(({ unit }) => exercise[unit] !== null);
  if (!given) return null;
  const second = exercise[given.second];
  const values = `${exercise[given.unit]}${second === null ? '' : ` - ${second}`}`;
  return { text: `${exercise.sets ?? 1} × ${values}`, unit: given.unit };
};
