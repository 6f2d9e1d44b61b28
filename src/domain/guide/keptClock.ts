import { atPhase, type GuideClock, resumed } from './clock';
import type { Phase } from './phases';

/** An exercise of a run: the clock belongs to it. */
export interface GuidedStep {
  /** Of the exercise run. */
  clientId: string;
  /** Index of the exercise in the run. */
  position: number;
}

/** The clock as the device keeps it over a reload, with the wall clock of its beginning as in `resumed`. */
export interface KeptClock extends GuidedStep {
  clock: GuideClock;
  startedAt: number;
}

/** Returns the clock of a step: that which was kept, as far as its time allows, else a new one [GT-1]. */
export const clockOfStep = (
  { clientId, position }: GuidedStep,
  phases: readonly Phase[],
  kept: KeptClock | null,
  now: number,
): GuideClock =>
  kept?.clientId === clientId && kept.position === position && kept.clock.phase <= phases.length
    ? resumed(kept.clock, phases, { startedAt: kept.startedAt, now })
    : atPhase(0, phases);
