/** What becomes of a run once the server has it, refuses it, has something else, or has lost it. */
import { isReplaceable, type LocalExerciseRun, type LocalRun, type Refusal, type SentRun } from './runs';

/** Returns the run with its server id. It becomes clean only if it still has the sent revision [FL-7]. */
export const asSent = <Run extends LocalRun>(run: Run, { revision, stored }: SentRun): Run => ({
  ...run,
  id: stored.id,
  isDirty: run.isDirty && run.clientRevision !== revision,
  failure: null,
  lostId: undefined,
});

/**
 * Returns the run under a new client id: the server has something else under its former one, so it will be stored
 * there a second time [FL-16].
 */
export const asFork = <Run extends LocalRun>({ id: _former, ...run }: Run, clientId: string): Run =>
  ({ ...run, clientId, isDirty: true, failure: null, forkOf: run.clientId }) as Run;

/**
 * Changes the exercise runs that follow from a screening run after it got a new client id: those that are still to be
 * sent follow the fork [FL-16].
 */
export const followingFork =
  (clientId: string, newClientId: string) =>
  (run: LocalExerciseRun): LocalExerciseRun =>
    run.isDirty && run.screeningRunClientId === clientId
      ? { ...run, screeningRunId: null, screeningRunClientId: newClientId }
      : run;

/**
 * Returns a run in memory under the client id that another tab may have given its row meanwhile [FL-16]. Under the
 * former one, the change would be lost or replace what the server has.
 */
export const underFork = <Run extends LocalRun>(run: Run, { clientId, forkOf }: LocalRun): Run =>
  forkOf === run.clientId ? asFork(run, clientId) : run;

/**
 * Returns the runs in memory under the client ids that their rows have now. A copy of what the server has under the
 * former client id does not belong to the fork.
 */
export const underForks = <Run extends LocalRun>(inMemory: readonly Run[], loaded: readonly Run[]): Run[] => {
  const rows = new Map(loaded.map((row) => [row.localId, row]));
  return inMemory.map((run) => {
    const row = rows.get(run.localId);
    return row && !isReplaceable(run) ? underFork(run, row) : run;
  });
};

/** Returns a run that the server does not have any more. It waits again. */
export const asMissing = <Run extends LocalRun>({ id, ...run }: Run): Run =>
  ({ ...run, lostId: id, isDirty: true }) as Run;

/**
 * Changes the exercise runs that the server does not have as they are, and that know one of these lost screening runs
 * by its former id: they wait for the new one [CO-23, ON-5]. One that has only begun is among them.
 */
export const awaitingAgain =
  (lostClientIds: readonly string[]) =>
  (run: LocalExerciseRun): LocalExerciseRun =>
    (run.isDirty || run.id === undefined) &&
    run.screeningRunId !== null &&
    lostClientIds.includes(run.screeningRunClientId ?? '')
      ? { ...run, screeningRunId: null }
      : run;

/** Returns the exercise run as one that follows from no screening run. It waits again [CO-23]. */
export const withoutScreening = (run: LocalExerciseRun): LocalExerciseRun => ({
  ...run,
  screeningRunId: null,
  screeningRunClientId: null,
  refusal: null,
});

/** Returns the refused run. A run that changed since it was sent stays as it is [CO-4]. */
export const asRefused = <Run extends LocalRun>(run: Run, revision: number, refusal: Refusal): Run =>
  run.clientRevision === revision ? { ...run, refusal } : run;
