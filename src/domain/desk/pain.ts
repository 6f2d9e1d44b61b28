/** Pain that athletes report, as the list of athletes shows it [DE-2]. */
import type { RunUnit, TestRun } from '../../contract/runs';
import { daysBetween } from '../formats';
import { writtenText } from '../notes';
import { notablePain, painOf } from '../pain';
import type { LocalScreeningRun } from '../runs';
import type { Training } from '../trainings';

/** Calendar days for which a reported pain asks for attention. */
const recentDays = 14;

/** What hurt most in a run. */
export interface PainSource {
  /** Start of the run, ISO 8601. */
  at: string;
  pain: number;
  step: { kind: 'test' | 'exercise'; id: number };
  /** The answer on the morning after [PN-3]; null without one. */
  morning: number | null;
}

/** A pain, and the start of the run in which it was reported, or the time of the morning after; ISO 8601. */
export interface ReportedPain {
  at: string;
  pain: number;
  /** What was written on it [PN-5]; missing without a text. */
  note?: string | undefined;
  /** Missing for a morning after a training in which nothing hurt. */
  of?: PainSource | undefined;
}

const stepOf = (step: TestRun | RunUnit): PainSource['step'] =>
  'testId' in step ? { kind: 'test', id: step.testId } : { kind: 'exercise', id: step.exerciseId };

/** The strongest pain of a run, with its note. */
const strongest = (
  start: string,
  steps: readonly (TestRun | RunUnit)[],
  morning: number | null = null,
): ReportedPain => {
  const [step] = steps.toSorted((a, b) => (painOf(b) ?? 0) - (painOf(a) ?? 0));
  const pain = painOf(step);
  if (!step || pain === null) return { at: start, pain: 0 };
  return {
    at: start,
    pain,
    note: writtenText(step.painNote ?? '') ?? undefined,
    of: { at: start, pain, step: stepOf(step), morning },
  };
};

/** Every pain that one athlete has reported, 0 for a run without one. */
export const painsOf = (
  trainings: readonly Training[],
  screenings: readonly LocalScreeningRun[],
): ReportedPain[] => [
  ...trainings.flatMap(({ start, runUnits, morningPain }) => {
    const trained = strongest(start, runUnits, morningPain?.value);
    const { of } = trained;
    return [trained, ...(morningPain ? [{ at: morningPain.at, pain: morningPain.value, of }] : [])];
  }),
  ...screenings.map(({ start, testRuns }) => strongest(start, testRuns)),
];

/**
 * Returns the latest pain of 4 or more that one athlete has reported in the last 14 days; null without one [DE-2].
 * `now` in milliseconds since the epoch.
 */
export const recentPain = (
  trainings: readonly Training[],
  screenings: readonly LocalScreeningRun[],
  now: number,
): ReportedPain | null =>
  painsOf(trainings, screenings)
    .filter(({ at, pain }) => pain >= notablePain && Math.abs(daysBetween(at, now)) <= recentDays)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))[0] ?? null;
