import type { Phase } from './phases';

/** Where the guide is in the phases of an exercise. */
export interface GuideClock {
  /** Index of the phase. After the last phase: their number. */
  phase: number;
  /** 'ready' waits for 'Zeit starten'. A phase without a length is always 'running'. */
  state: 'ready' | 'running' | 'held';
  /** Milliseconds of the phase that were seen to pass. */
  elapsed: number;
}

const hour = 60 * 60 * 1000;

/** Devices correct their clocks by parts of a second. That is not going backwards. */
const correction = 1000;

/** The length of the present phase in milliseconds; null where it lasts until the person ends it, and at the end. */
export const lengthOfPhase = ({ phase }: GuideClock, phases: readonly Phase[]): number | null => {
  const seconds = phases[phase]?.seconds ?? null;
  return seconds === null ? null : seconds * 1000;
};

/** The clock at the beginning of a phase. */
export const atPhase = (phase: number, phases: readonly Phase[]): GuideClock => ({
  phase,
  state: phases[phase]?.waits ? 'ready' : 'running',
  elapsed: 0,
});

/** All phases are over. The exercise is not ticked off by that [GT-3]. */
export const isOver = ({ phase }: GuideClock, phases: readonly Phase[]): boolean => phase >= phases.length;

/** Time passes: 'Zeit starten' was pressed, and the phase has a length. */
export const isTicking = (clock: GuideClock, phases: readonly Phase[]): boolean =>
  clock.state === 'running' && lengthOfPhase(clock, phases) !== null;

/** The clock waits until the person starts it, or goes on. */
export const isWaiting = (clock: GuideClock, phases: readonly Phase[]): boolean =>
  clock.state !== 'running' && !isOver(clock, phases);

/** The seconds that are left of the phase, as the clock shows them; null where it shows none. */
export const secondsLeft = (clock: GuideClock, phases: readonly Phase[]): number | null => {
  const length = lengthOfPhase(clock, phases);
  return length === null ? null : Math.ceil((length - clock.elapsed) / 1000);
};

/** Seconds as a clock shows them: 1:05. */
export const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** 'Zeit starten', also after 'Anhalten'. */
export const started = (clock: GuideClock): GuideClock => ({ ...clock, state: 'running' });

/** 'Anhalten'. */
export const held = (clock: GuideClock, phases: readonly Phase[]): GuideClock =>
  isTicking(clock, phases) ? { ...clock, state: 'held' } : clock;

/** 'Zeit zurücksetzen': the phase from its beginning, when the person says so. */
export const reset = (clock: GuideClock): GuideClock => ({ ...clock, state: 'ready', elapsed: 0 });

/** The person ends the phase; its clock does not matter. */
export const skipped = (clock: GuideClock, phases: readonly Phase[]): GuideClock =>
  isOver(clock, phases) ? clock : atPhase(clock.phase + 1, phases);

/** 'Noch ein Satz': the last set once more, at once. */
export const repeated = (phases: readonly Phase[]): GuideClock => {
  const last = phases.at(-1);
  const phase = phases.findIndex(({ kind, set }) => kind !== 'rest' && set === last?.set);
  return started(atPhase(Math.max(phase, 0), phases));
};

/** The phase has run for `elapsed` milliseconds. At its end the next one begins. */
export const passed = (clock: GuideClock, phases: readonly Phase[], elapsed: number): GuideClock => {
  const length = lengthOfPhase(clock, phases);
  if (length === null || clock.state !== 'running') return clock;
  return elapsed >= length ? atPhase(clock.phase + 1, phases) : { ...clock, elapsed };
};

/**
 * The clock after a freeze or a reload, by the wall clock: `startedAt` is when the phase would have begun had it never
 * been held, both in milliseconds since the epoch. The time is between 0 and the length, so at most this phase has
 * ended: nobody knows whether the person did the next. Went the wall clock backwards, or is the end more than an hour
 * past, it offers 'Zeit starten' again [GT-1].
 */
export const resumed = (
  clock: GuideClock,
  phases: readonly Phase[],
  { startedAt, now }: { startedAt: number; now: number },
): GuideClock => {
  const length = lengthOfPhase(clock, phases);
  if (length === null || clock.state !== 'running') return clock;
  const elapsed = now - startedAt;
  if (elapsed < clock.elapsed - correction || elapsed > length + hour) return reset(clock);
  return passed(clock, phases, Math.max(elapsed, clock.elapsed));
};
