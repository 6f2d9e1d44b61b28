/** The question on the morning after a training that hurt [PN-3]. */
import { feedbackKey } from './feedback';
import { daysBetween } from './formats';
import { notablePain, painOf } from './pain';
import type { LocalExerciseRun } from './runs';

/** A training that hurt yesterday. */
export interface MorningQuestion {
  /** What the device keeps of it: whether it was answered or skipped. */
  key: string;
  exerciseRunId: number | null;
  exerciseRunClientId: string;
  /** The strongest pain, and the name of the exercise; null where this device does not know it. */
  pain: number;
  exercise: string | null;
}

/** The key of the question, among those of `feedbackKey`. */
const morningKey = (userId: number, clientId: string) => `${feedbackKey(userId, clientId)}/morning`;

/**
 * Returns the trainings of yesterday that hurt and are not settled, the strongest pain first. The day is that of the
 * device's time zone. `now` in milliseconds since the epoch.
 */
export const morningQuestions = (
  runs: readonly LocalExerciseRun[],
  { userId, settled, now }: { userId: number; settled: readonly string[]; now: number },
): MorningQuestion[] =>
  runs
    .filter((run) => run.userId === userId && daysBetween(run.start, now) === 1 && !run.morningPain)
    .flatMap(({ id, clientId, runUnits, exercises }) => {
      const worst = runUnits.toSorted((a, b) => (painOf(b) ?? 0) - (painOf(a) ?? 0))[0];
      const pain = painOf(worst) ?? 0;
      const key = morningKey(userId, clientId);
      if (pain < notablePain || settled.includes(key)) return [];
      const exercise = exercises.find((one) => one.id === worst?.exerciseId)?.name ?? null;
      return [{ key, exerciseRunId: id ?? null, exerciseRunClientId: clientId, pain, exercise }];
    })
    .toSorted((a, b) => b.pain - a.pain);
