/** What the end of a training tells of it: only what is known [MO-1, MO-2]. */
import type { TrainingEntry } from '../athletePage';
import type { LocalExerciseRun } from '../runs';
import { type TrainingWeek, trainingWeeks } from './weeks';

export interface TrainingMoment {
  /** Whether each exercise is done, in their order. */
  done: boolean[];
  /** Whole minutes; null for less than half a minute. */
  minutes: number | null;
  /** The sets of the exercises that are done; null where one of them has no number of sets. */
  sets: number | null;
}

const minute = 60_000;

type Run = Pick<LocalExerciseRun, 'runUnits' | 'exercises'>;

/** Who ticks an exercise off has done its sets; of one that is not ticked off nobody knows how many were done. */
const setsOf = ({ runUnits, exercises }: Run): number | null => {
  const sets = exercises.flatMap((exercise, index) => (runUnits[index]?.completed ? [exercise.sets] : []));
  return sets.reduce((sum: number | null, count) => (sum === null || count === null ? null : sum + count), 0);
};

/** What was done in a training [MO-1]. */
export const trainingMoment = (run: Run): TrainingMoment => {
  const duration = run.runUnits.reduce((sum, unit) => sum + (unit.duration ?? 0), 0);
  return {
    done: run.runUnits.map(({ completed }) => completed),
    minutes: Math.round(duration / minute) || null,
    sets: setsOf(run) || null,
  };
};

/** The week of a training, up to its day [MO-2]. */
export interface MomentWeek extends Pick<TrainingWeek, 'days' | 'trainings'> {
  /** Index of the day of the training, 0 for Monday. */
  today: number;
}

/**
 * Returns the week of a training with all that were begun up to it, by the rules of the strip of weeks [HI-6]; null
 * where it is not among them.
 *
 * @param trainings newest first
 */
export const weekOfTraining = (trainings: readonly TrainingEntry[], clientId: string): MomentWeek | null => {
  const training = trainings.find((one) => one.clientId === clientId);
  const [week] = training ? trainingWeeks(trainings, Date.parse(training.start), 1) : [];
  if (!week) return null;
  const { days } = week;
  return { days, trainings: week.trainings, today: days.findLastIndex((day) => day !== null) };
};
