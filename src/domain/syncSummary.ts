import type { Retried } from './backoff';

/** How many runs and entries of the outbox the server does not have. */
export interface Amount {
  runs: number;
  messages: number;
  feedback: number;
}

export interface SyncFacts {
  isOnline: boolean;
  /** They are sent as soon as that may work. */
  waiting: Amount;
  /** They are refused or damaged, and stay on this device. */
  setAside: Amount;
  /** When each is tried again after a failure, in milliseconds since the epoch; null when no try is planned. */
  nextTryAt: Record<Retried, number | null>;
}

/** How the sync stands, in short. */
export type SyncSummary =
  | { state: 'offline' }
  /** With the next try of the live channel, while it is down. */
  | { state: 'sent'; nextTryAt?: number | null }
  | { state: 'waiting' | 'offlineWaiting' | 'setAside'; amount: Amount }
  | { state: 'failed'; amount: Amount; nextTryAt: number };

export const totalOf = ({ runs, messages, feedback }: Amount) => runs + messages + feedback;

/** The next try of what waits, the earlier one of runs and outbox. */
const nextTryOf = ({ waiting, nextTryAt }: SyncFacts): number | null => {
  const tries = [
    waiting.runs > 0 ? nextTryAt.runs : null,
    waiting.messages + waiting.feedback > 0 ? nextTryAt.outbox : null,
  ].filter((at) => at !== null);
  return tries.length === 0 ? null : Math.min(...tries);
};

/** What waits comes before what is set aside: the one passes, the other stays. */
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
