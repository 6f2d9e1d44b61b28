/** The trainings of athletes, as trainers see them [DE-1, DE-5]. */
import type { ExerciseRun, RunUnit } from '../contract/runs';
import type { RatedExerciseRun } from '../contract/trainings';
import { writtenText } from './notes';
import { painOf } from './pain';
import type { PlannedExercise } from './plan';
import { byStart, type LocalExerciseRun } from './runs';

/** An exercise run, from this device or from the server. */
export interface Training {
  clientId: string;
  clientRevision: number;
  /** The athlete. */
  userId: number;
  /** The server id; undefined before the upload. */
  id?: number | undefined;
  /** ISO 8601. */
  start: string;
  completed: boolean;
  /** Whether this device has something of it that the server does not have. */
  isDirty: boolean;
  runUnits: RunUnit[];
  /** The server id of the screening run that its plan came from; null without one. */
  screeningRunId: number | null;
  /** The exercises as they were; only a run of this device has them. */
  exercises?: PlannedExercise[];
  /** The answer on the morning after it; null or missing without one [PN-3]. */
  morningPain?: ExerciseRun['morningPain'];
}

/** How long the exercises of a training took, in milliseconds. */
export const trainedTime = ({ runUnits }: Pick<Training, 'runUnits'>): number =>
  runUnits.reduce((sum, unit) => sum + (unit.duration ?? 0), 0);

const isBegun = ({ completed, runUnits }: Training) =>
  completed ||
  runUnits.some((unit) => unit.completed || writtenText(unit.athleteNote) !== null || painOf(unit) !== null);

/**
 * The begun trainings of athletes, newest first. One that is on this device and on the server is one, in its newer
 * state. `now` in milliseconds, as in `byStart`.
 */
export const trainingsOf = (
  local: readonly LocalExerciseRun[],
  received: readonly RatedExerciseRun[],
  now: number,
): Training[] => {
  const trainings = new Map<string, Training>(received.map((run) => [run.clientId, run]));
  for (const run of local) {
    const other = trainings.get(run.clientId);
    if (!other) trainings.set(run.clientId, run);
    else if (other.clientRevision <= run.clientRevision) {
      trainings.set(run.clientId, {
        ...run,
        id: run.id ?? other.id,
        // The server has judged it [CO-8].
        start: other.start,
        morningPain: run.morningPain ?? other.morningPain,
      });
    }
  }
  return [...trainings.values()].filter(isBegun).toSorted(byStart(now)).toReversed();
};
