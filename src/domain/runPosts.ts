import type { ExerciseRunPost, ScreeningRunPost } from '../contract/runs';
import { hasPain, withoutPain } from './pain';
import { isSameContent } from './runContent';
import type { LocalExerciseRun, LocalRun, LocalScreeningRun, SentRun } from './runs';

/** A screening run as it is sent, without the fields that only this device uses [CO-5]. */
export const screeningRunPost = (run: LocalScreeningRun): ScreeningRunPost => ({
  clientId: run.clientId,
  clientRevision: run.clientRevision,
  userId: run.userId,
  screeningId: run.screeningId,
  start: run.start,
  completed: run.completed,
  testRuns: run.testRuns,
  exercises: run.exercises,
  ...(run.secondOf ? { secondOf: run.secondOf } : {}),
  ...(run.ratedFrom ? { ratedFrom: run.ratedFrom } : {}),
});

/** An exercise run as it is sent, without the fields that only this device uses [CO-5]. */
export const exerciseRunPost = (run: LocalExerciseRun): ExerciseRunPost => ({
  clientId: run.clientId,
  clientRevision: run.clientRevision,
  userId: run.userId,
  screeningRunId: run.screeningRunId,
  start: run.start,
  completed: run.completed,
  runUnits: run.runUnits,
});

/** A run of either kind as it is sent. */
export const runPost = (run: LocalRun): ScreeningRunPost | ExerciseRunPost =>
  run.kind === 'screeningRun' ? screeningRunPost(run) : exerciseRunPost(run);

/** A run as a server has it that may not store pain [CS-1, PN-1]. */
const postLike = (run: LocalRun, stored: SentRun['stored']) =>
  hasPain(stored) ? runPost(run) : withoutPain(runPost(run));

/**
 * Whether the server has something else than the run that was sent: another device has sent it as well, such as a copy
 * of this one. False when the run has changed since, because then it is sent again anyway, and where only the pain is
 * missing: the athlete has not agreed that it is stored [FL-16, CS-1].
 */
export const differsOnServer = (run: LocalRun, { revision, stored }: SentRun): boolean =>
  run.clientRevision === revision && !isSameContent(postLike(run, stored), stored);

/** Whether a run waits for the server id of a screening run, named by its client id [CO-6]. */
const waitsForId = (run: LocalRun): run is LocalExerciseRun & { screeningRunClientId: string } =>
  run.kind === 'exerciseRun' && run.screeningRunId === null && run.screeningRunClientId !== null;

/** Returns the client ids of the screening runs whose server ids these runs lack. */
export const followedBy = (runs: readonly LocalRun[]): string[] => [
  ...new Set(runs.filter(waitsForId).map(({ screeningRunClientId }) => screeningRunClientId)),
];

/**
 * Returns the runs that can be sent now, the exercise runs with the server ids of their screening runs [CO-6]. `ids`
 * maps client ids to server ids of this device's screening runs, null while the server does not have the run. An
 * exercise run whose screening run is no longer on the device is sent without its id.
 */
export const sendable = <Run extends LocalRun>(
  runs: readonly Run[],
  ids: ReadonlyMap<string, number | null>,
): Run[] =>
  runs.flatMap((run) => {
    if (!waitsForId(run)) return run;
    const screeningRunId = ids.get(run.screeningRunClientId);
    if (screeningRunId === null) return [];
    return { ...run, screeningRunId: screeningRunId ?? null };
  });
