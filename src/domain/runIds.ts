/** The server ids of the runs on this device. */
import { differsOnServer } from './runPosts';
import type { LocalExerciseRun, LocalRun, SentRun } from './runs';

/**
 * Returns the exercise runs that refer to the removed screening runs, with their server ids filled in. After the
 * removal the ids are unknown [CO-6].
 */
export const heirsOf = (
  removed: readonly LocalRun[],
  exerciseRuns: readonly LocalExerciseRun[],
): LocalExerciseRun[] => {
  const ids = new Map(removed.map(({ clientId, id }) => [clientId, id]));
  return exerciseRuns.flatMap((run) => {
    const id = ids.get(run.screeningRunClientId ?? '');
    return id === undefined || run.screeningRunId !== null ? [] : { ...run, screeningRunId: id };
  });
};

/**
 * Returns the server id of each run by client id; null while the server does not have the run. A fork is found under
 * its former client id, too: what was written about it before does not know the new one.
 */
export const idsOf = (runs: readonly LocalRun[]): Map<string, number | null> => {
  const former = runs.flatMap(({ forkOf, id = null }) => (forkOf === null ? [] : [[forkOf, id] as const]));
  return new Map([...former, ...runs.map(({ clientId, id = null }) => [clientId, id] as const)]);
};

/**
 * Returns the server ids of the runs that the server has as they were sent, by client id as `idsOf` does. One that it
 * has otherwise goes on as a fork, which gets an id of its own [FL-16]. `sent` is in the order of the runs.
 */
export const sentIds = (runs: readonly LocalRun[], sent: readonly SentRun[]): Map<string, number> =>
  new Map(
    runs.flatMap((run, place) => {
      const one = sent[place];
      if (!one || differsOnServer(run, one)) return [];
      const names = run.forkOf === null ? [run.clientId] : [run.forkOf, run.clientId];
      return names.map((name) => [name, one.stored.id] as const);
    }),
  );
