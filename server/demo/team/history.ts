import type { Screening } from '../../../src/contract/schemas';
import { compareRuns } from '../../../src/domain/progress/comparison';
import type { LocalScreeningRun } from '../../../src/domain/runs';
import type { TeamAthlete } from './athletes';
import type { Training } from './exerciseRuns';

/** What an athlete has done in half a year. */
export interface History extends Pick<TeamAthlete, 'firstName' | 'course' | 'talk'> {
  userId: number;
  screening: Screening;
  /** Oldest first. */
  screeningRuns: readonly LocalScreeningRun[];
  /** Oldest first. */
  trainings: readonly Training[];
}

/** A change of the result since the first screening run. */
export interface TrueChange {
  /** When the first run began, in milliseconds since 1970. */
  since: number;
  /** Whole percent. */
  before: number;
  after: number;
}

/** Returns how the result has changed since the first screening run; null within the error of that look back [HI-4]. */
export const trueChangeOf = ({ screening: { tests }, screeningRuns }: History): TrueChange | null => {
  const [first, last] = [screeningRuns[0], screeningRuns.at(-1)];
  const earlier = screeningRuns.length - 1;
  if (!first || !last || earlier === 0) return null;
  const change = compareRuns({ run: first, tests }, { run: last, tests }, { looks: earlier })?.change;
  return change?.isBeyond
    ? { since: Date.parse(first.start), before: change.before, after: change.after }
    : null;
};

/** When a run ended, in milliseconds since 1970. */
export const endOf = ({ touchedAt }: { touchedAt: string }): number => Date.parse(touchedAt);
