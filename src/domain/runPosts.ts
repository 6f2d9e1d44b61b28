import type { ExerciseRunPost, ScreeningRunPost } from '../contract/schemas';
import type { LocalExerciseRun, LocalScreeningRun } from './runs';

/** What the server gets of a screening run: nothing of the fields that are this device's business [CO-5]. */
export const screeningRunPost = (run: LocalScreeningRun): ScreeningRunPost => ({
  clientId: run.clientId,
  clientRevision: run.clientRevision,
  userId: run.userId,
  screeningId: run.screeningId,
  start: run.start,
  completed: run.completed,
  testRuns: run.testRuns,
  exercises: run.exercises,
});

/** What the server gets of a training. */
export const exerciseRunPost = (run: LocalExerciseRun): ExerciseRunPost => ({
  clientId: run.clientId,
  clientRevision: run.clientRevision,
  userId: run.userId,
  screeningRunId: run.screeningRunId,
  start: run.start,
  completed: run.completed,
  runUnits: run.runUnits,
});

/**
 * The trainings that may be sent now, with the server's ids of their screening runs [CO-6]: `ids` holds an id for each
 * screening run of this device, or null while it has none; a screening run that is no longer here holds up nothing.
 */
export const sendableExerciseRuns = (
  runs: readonly LocalExerciseRun[],
  ids: ReadonlyMap<string, number | null>,
): LocalExerciseRun[] =>
  runs.flatMap((run) => {
    if (run.screeningRunId !== null || run.screeningRunClientId === null) return run;
    const screeningRunId = ids.get(run.screeningRunClientId);
    if (screeningRunId === null) return [];
    return { ...run, screeningRunId: screeningRunId ?? null };
  });
