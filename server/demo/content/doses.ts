import type { Exercise } from '../../../src/contract/schemas';

/** An exercise without its place in the list. */
export type UnsortedExercise = Omit<Exercise, 'sortOrder'>;

type Dose = Pick<
  Exercise,
  'sets' | 'seconds' | 'seconds2' | 'distance' | 'distance2' | 'repeat' | 'repeat2' | 'pause'
>;

const unset: Dose = {
  sets: null,
  seconds: null,
  seconds2: null,
  distance: null,
  distance2: null,
  repeat: null,
  repeat2: null,
  pause: null,
};

/** One value or a span: `30` or `[30, 45]`. */
type Amount = number | [from: number, to: number];

const span = (amount: Amount): [number, number | null] => (Array.isArray(amount) ? amount : [amount, null]);

/** A dose in seconds; `pause` in seconds, null for as long as the athlete likes. */
export const seconds = (sets: number, amount: Amount, pause: number | null): Dose => {
  const [first, second] = span(amount);
  return { ...unset, sets, seconds: first, seconds2: second, pause };
};

/** A dose in metres; `pause` in seconds, null for as long as the athlete likes. */
export const metres = (sets: number, amount: Amount, pause: number | null): Dose => {
  const [first, second] = span(amount);
  return { ...unset, sets, distance: first, distance2: second, pause };
};

/** A dose in repetitions; `pause` in seconds, null for as long as the athlete likes. */
export const repetitions = (sets: number, amount: Amount, pause: number | null): Dose => {
  const [first, second] = span(amount);
  return { ...unset, sets, repeat: first, repeat2: second, pause };
};

/** A dose that is meant for each side; a set is both sides, one after the other [SI-1]. */
export const onEachSide = (dose: Dose) => ({ ...dose, sides: true });
