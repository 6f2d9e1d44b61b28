import type { LocalRun } from './runs';

/** Why the server does not have a run. */
export type UnsentReason =
  | 'refused'
  | 'awaitsScreening'
  | 'inProgress'
  | 'offline'
  | 'sending'
  | 'failed'
  | 'waiting';

export interface UnsentFacts {
  isOnline: boolean;
  /** The state of the last flush. */
  status: 'idle' | 'sending' | 'failed';
  /** Client ids of the refused screening runs. */
  refusedRuns: ReadonlySet<string>;
}

/**
 * Whether the screening run of this exercise run was refused, so that it will not get a server id by itself [CO-6].
 */
const awaitsScreening = (run: LocalRun, refusedRuns: ReadonlySet<string>) =>
  run.kind === 'exerciseRun' &&
  run.screeningRunId === null &&
  run.screeningRunClientId !== null &&
  refusedRuns.has(run.screeningRunClientId);

/** Returns why a run is not sent. Reasons that the person can act on come first. */
export const unsentReason = (run: LocalRun, { isOnline, status, refusedRuns }: UnsentFacts): UnsentReason => {
  if (run.refusal !== null) return 'refused';
  if (awaitsScreening(run, refusedRuns)) return 'awaitsScreening';
  if (run.position !== null) return 'inProgress';
  if (!isOnline) return 'offline';
  return status === 'idle' ? 'waiting' : status;
};
