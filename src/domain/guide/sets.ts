import { type GuideClock, isOver } from './clock';
import type { Phase, Side } from './phases';

/** A set on one side, or on both at once. */
export interface Effort {
  side: Side | null;
  state: 'done' | 'now' | 'open';
}

/** Index of the effort that is under way, or for which the side is changed; -1 while no effort is under way. */
const presentEffort = ({ phase, state }: GuideClock, phases: readonly Phase[]): number => {
  if (phases[phase]?.kind === 'switch') return phase + 1;
  return state === 'ready' || phases[phase]?.kind === 'rest' ? -1 : phase;
};

/** The sets of an exercise, each with its efforts: those before the clock are done [GT-1]. */
export const setsAt = (clock: GuideClock, phases: readonly Phase[]): Effort[][] => {
  const now = presentEffort(clock, phases);
  const sets: Effort[][] = [];
  for (const [index, { kind, set, side }] of phases.entries()) {
    if (kind !== 'hold' && kind !== 'work') continue;
    const isDone = index < clock.phase || isOver(clock, phases);
    const efforts = sets[set - 1] ?? [];
    efforts.push({ side, state: isDone ? 'done' : index === now ? 'now' : 'open' });
    sets[set - 1] = efforts;
  }
  return sets;
};
