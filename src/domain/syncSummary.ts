import type { Retried } from './backoff';

/** Number of runs and outbox entries that the server does not have. */
export interface Amount {
  runs: number;
  messages: number;
  feedback: number;
}

export interface SyncFacts {
  isOnline: boolean;
  /** Is sent as soon as possible. */
  waiting: Amount;
  /** Refused or damaged. Stays on this device. */
  setAside: Amount;
  /** Time of the next try after a failure, in milliseconds since the epoch; null when none is planned. */
  nextTryAt: Record<Retried, number | null>;
}

/** The state of the sync, as the bar shows it. */
export type SyncSummary =
  | { state: 'offline' }
  /** `nextTryAt` is the next try of the live channel, or null while no try is planned. */
  | { state: 'sent'; nextTryAt?: number | null }
  | { state: 'waiting' | 'offlineWaiting' | 'setAside'; amount: Amount }
  | { state: 'failed'; amount: Amount; nextTryAt: number };

export const totalOf = ({ runs, messages, feedback }: Amount) => runs + messages + feedback;

/** The earlier of the next tries of runs and outbox, for what is waiting. */
const nextTryOf = ({ waiting, nextTryAt }: SyncFacts): number | null => {
  const tries = [
    waiting.runs > 0 ? nextTryAt.runs : null,
    waiting.messages + waiting.feedback > 0 ? nextTryAt.outbox : null,
  ].filter((at) => at !== null);
  return tries.length === 0 ? null : Math.min(...tries);
};

/** Returns the state of the sync. What waits is shown before what is set aside, because waiting ends by itself. */
export const syncSummary = (facts: SyncFacts): SyncSummary => {
  const { isOnline, waiting, setAside, nextTryAt } = facts;
  if (totalOf(waiting) > 0) {
    const next = nextTryOf(facts);
    if (!isOnline) return { state: 'offlineWaiting', amount: waiting };
    return next === null
      ? { state: 'waiting', amount: waiting }
      : { state: 'failed', amount: waiting, nextTryAt: next };
  }
  if (totalOf(setAside) > 0) return { state: 'setAside', amount: setAside };
  return isOnline ? { state: 'sent', nextTryAt: nextTryAt.live } : { state: 'offline' };
};
