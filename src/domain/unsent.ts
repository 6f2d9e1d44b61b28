import type { Lane } from './entryKinds';
import { isFailing } from './failure';
import { type Entry, isOnTraining, laneOf } from './outbox';
import { isReady } from './readyEntries';
import type { LocalRun } from './runs';

/** Why the server does not have a run or an entry of the outbox. */
type SharedReason = 'refused' | 'offline' | 'failing' | 'failed' | 'waiting';

/** Why the server does not have a run. */
export type UnsentRunReason = SharedReason | 'awaitsScreening' | 'inProgress' | 'sending';

/** Why the server does not have an entry of the outbox. */
export type UnsentEntryReason =
  | SharedReason
  | 'notSaved'
  | 'conflict'
  | 'awaitsTraining'
  | 'awaitsRefusedTraining';

export type UnsentReason = UnsentRunReason | UnsentEntryReason;

interface SharedFacts {
  isOnline: boolean;
  /** Client ids of the refused runs. */
  refusedRuns: ReadonlySet<string>;
}

export interface UnsentRunFacts extends SharedFacts {
  /** The state of the last flush. */
  status: 'idle' | 'running' | 'failed' | 'succeeded';
}

export interface UnsentEntryFacts extends SharedFacts {
  /** Client ids of the entries that could not be stored on this device. */
  notSaved: ReadonlySet<string>;
  /** Of each lane when it is tried again after a failure; null when no try is planned. */
  nextTryAt: Record<Lane, number | null>;
}

/**
 * Whether the screening run of this exercise run was refused, so that it will not get a server id by itself [CO-6].
 */
const awaitsScreening = (run: LocalRun, refusedRuns: ReadonlySet<string>) =>
  run.kind === 'exerciseRun' &&
  run.screeningRunId === null &&
  run.screeningRunClientId !== null &&
  refusedRuns.has(run.screeningRunClientId);

/** Whether the server refused this exercise run because nobody has the screening run that it follows from [CO-23]. */
export const lacksScreeningRun = (run: LocalRun, screeningRuns: readonly LocalRun[]): boolean =>
  run.kind === 'exerciseRun' &&
  run.refusal?.status === 422 &&
  run.screeningRunId !== null &&
  !screeningRuns.some(({ clientId }) => clientId === run.screeningRunClientId);

/** Returns why a run is not sent. Reasons that the person can act on come first. */
export const unsentRunReason = (
  run: LocalRun,
  { isOnline, status, refusedRuns }: UnsentRunFacts,
): UnsentRunReason => {
  if (run.refusal !== null) return 'refused';
  if (awaitsScreening(run, refusedRuns)) return 'awaitsScreening';
  if (run.position !== null) return 'inProgress';
  if (!isOnline) return 'offline';
  if (status === 'running') return 'sending';
  if (isFailing(run)) return 'failing';
  return status === 'failed' ? 'failed' : 'waiting';
};

/** Whether this is about an exercise run that was refused, so that it will not get a server id by itself [ON-4]. */
const awaitsRefusedTraining = (entry: Entry, refusedRuns: ReadonlySet<string>) =>
  isOnTraining(entry) &&
  !isReady(entry) &&
  entry.payload.exerciseRunClientId !== null &&
  refusedRuns.has(entry.payload.exerciseRunClientId);

/** Returns why an entry is not sent. Reasons that the person can act on come first. */
export const unsentEntryReason = (
  entry: Entry,
  { isOnline, refusedRuns, notSaved, nextTryAt }: UnsentEntryFacts,
): UnsentEntryReason => {
  if (entry.refusal !== null) return 'refused';
  if (notSaved.has(entry.clientId)) return 'notSaved';
  if (entry.conflict !== null) return 'conflict';
  if (awaitsRefusedTraining(entry, refusedRuns)) return 'awaitsRefusedTraining';
  if (!isOnline) return 'offline';
  if (!isReady(entry)) return 'awaitsTraining';
  if (isFailing(entry)) return 'failing';
  return nextTryAt[laneOf(entry)] === null ? 'waiting' : 'failed';
};
