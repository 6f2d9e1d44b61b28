import { type LocalRun, mergeLoaded } from '../../src/domain/localRuns';

/**
 * What the local database holds, over it what this tab has not written yet. A run without the server's id is only dropped
 * by those who made it: if the database does not hold it, its first save is on its way, or has failed.
 */
export const loadedRuns = <Run extends LocalRun>(loaded: readonly Run[], inMemory: readonly Run[]): Run[] =>
  mergeLoaded([...inMemory.filter(({ id }) => id === undefined), ...loaded], inMemory);
