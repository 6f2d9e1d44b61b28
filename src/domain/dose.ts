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

/** The first of seconds, distance and repeat that is set, with its unit. */
const givenOf = (exercise: Exercise) => {
  for (const { unit, second } of units) {
    const first = exercise[unit];
    if (first !== null) return { unit, first, second: exercise[second] };
  }
  return null;
};

/** The dose of one set, such as '30 - 45'. Null: none is set. */
export const setDoseOf = (exercise: Exercise): Dose | null => {
  const given = givenOf(exercise);
  if (!given) return null;
  const { unit, first, second } = given;
  return { text: `${first}${second === null ? '' : ` - ${second}`}`, unit };
};

/**
 * Returns the dose by the first of seconds, distance and repeat that is set, or null if none is. A missing number of
 * sets counts as one.
 */
export const doseOf = (exercise: Exercise): Dose | null => {
  const dose = setDoseOf(exercise);
  return dose && { ...dose, text: `${exercise.sets ?? 1} × ${dose.text}` };
};

/** The seconds that a second, a metre and a slow repetition take. */
const secondsPer: Record<DoseUnit, number> = { seconds: 1, distance: 2, repeat: 3 };
/** The seconds of a set without a dose. */
const unknownSet = 60;
/** The seconds of a pause whose length the athlete chooses. */
const chosenPause = 30;

/** The estimated seconds of an exercise: its sets, each with a pause after it. Of a span its middle counts [SI-1]. */
const secondsOf = (exercise: Exercise): number => {
  const given = givenOf(exercise);
  const work = given
    ? ((given.first + (given.second ?? given.first)) / 2) * secondsPer[given.unit]
    : unknownSet;
  const sides = exercise.sides ? 2 : 1;
  return (exercise.sets ?? 1) * (sides * work + (exercise.pause ?? chosenPause));
};

/** The estimated length of a training in minutes: a multiple of 5, and at least 5. */
export const estimatedMinutes = (exercises: readonly Exercise[]): number => {
  const seconds = exercises.reduce((sum, exercise) => sum + secondsOf(exercise), 0);
  return Math.max(5, Math.round(seconds / 300) * 5);
};
