import type { Exercise } from '../../contract/schemas';

export type Side = 'left' | 'right';

/** A part of an exercise, as the guide leads through it [GT-1]. */
export interface Phase {
  /** 'hold': a set with a clock. 'work': a set without one, in repetitions or metres. */
  kind: 'hold' | 'work' | 'switch' | 'rest';
  /** The set, from 1; of a pause the one before it. */
  set: number;
  /** The side that works, or that comes after the change; null where both do. */
  side: Side | null;
  /** How long it lasts; null: as long as the person likes. */
  seconds: number | null;
  /** It begins only when the person says so. */
  waits: boolean;
}

/** Seconds to change the side. */
const switchSeconds = 10;

/** Sets beyond this number are not counted: no plan has so many, and no screen shows them. */
const mostSets = 20;

const numberOfSets = ({ sets }: Exercise): number => Math.min(Math.max(Math.round(sets ?? 1), 1), mostSets);

/** A length that a clock can show, or null. */
const lengthOf = (seconds: number | null): number | null =>
  seconds !== null && seconds > 0 ? seconds : null;

/**
 * The phases of an exercise in their order [GT-1, SI-1]. Of a span of seconds the shorter time is held. Nothing follows
 * the last set: the person ticks the exercise off. Without a pause the next hold waits; a pause of 0 counts as no
 * pause.
 */
export const phasesOf = (exercise: Exercise): Phase[] => {
  const hold = lengthOf(exercise.seconds);
  const kind = hold === null ? 'work' : 'hold';
  const sides: (Side | null)[] = exercise.sides ? ['left', 'right'] : [null];
  const rest = lengthOf(exercise.pause);

  const phasesOfSet = (set: number): Phase[] => {
    const waits = kind === 'hold' && (set === 1 || exercise.pause === null);
    const efforts = sides.flatMap((side, index): Phase[] => {
      const effort: Phase = { kind, set, side, seconds: hold, waits: waits && index === 0 };
      return index === 0
        ? [effort]
        : [{ kind: 'switch', set, side, seconds: switchSeconds, waits: false }, effort];
    });
    if (set === 1 || rest === null) return efforts;
    return [{ kind: 'rest', set: set - 1, side: null, seconds: rest, waits: false }, ...efforts];
  };
  return Array.from({ length: numberOfSets(exercise) }, (_, index) => phasesOfSet(index + 1)).flat();
};

/** Whether there is something to guide through: a clock, or more than one set. */
export const isGuided = (phases: readonly Phase[]): boolean =>
  phases.length > 1 || phases.some(({ seconds }) => seconds !== null);

/** The number of sets of these phases. */
export const setsIn = (phases: readonly Phase[]): number => phases.at(-1)?.set ?? 0;
