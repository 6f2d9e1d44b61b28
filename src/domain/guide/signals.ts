import { type GuideClock, isTicking, secondsLeft } from './clock';
import type { Phase } from './phases';

/** What is heard: 'short' in each of the last three seconds of a phase, 'long' at its end [GT-2]. */
export type Tone = 'short' | 'long';

/** From this second on each one is heard. */
const firstHeard = 3;

/** The tone between two readings of a running clock; null: none. */
export const toneBetween = (before: GuideClock, after: GuideClock, phases: readonly Phase[]): Tone | null => {
  if (after.phase > before.phase) return 'long';
  if (!isTicking(after, phases)) return null;
  const [last, now] = [secondsLeft(before, phases), secondsLeft(after, phases)];
  return last !== null && now !== null && now < last && now <= firstHeard ? 'short' : null;
};

/** Milliseconds until the clock shows another second, or its end. */
export const untilNextSecond = (elapsed: number, length: number): number => {
  const left = Math.max(length - elapsed, 0);
  return left % 1000 || Math.min(left, 1000);
};
