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
  /** How the last flush stands. */
  status: 'idle' | 'sending' | 'failed';
  /** The client ids of the screening runs that the server has refused. */
  refusedRuns: ReadonlySet<string>;
}

/** Its screening run has no id on the server, and will not get one by itself [CO-6]. */
const awaitsScreening = (run: LocalRun, refusedRuns: ReadonlySet<string>) =>
  run.kind === 'exerciseRun' &&
  run.screeningRunId === null &&
  run.screeningRunClientId !== null &&
  refusedRuns.has(run.screeningRunClientId);

/** What keeps a run from the server: first what the person may do something about. */
export const unsentReason = (run: LocalRun, { isOnline, status, refusedRuns }: UnsentFacts): UnsentReason => {
  if (run.refusal !== null) return 'refused';
  if (awaitsScreening(run, refusedRuns)) return 'awaitsScreening';
  if (run.position !== null) return 'inProgress';
  if (!isOnline) return 'offline';
  return status === 'idle' ? 'waiting' : status;
};
