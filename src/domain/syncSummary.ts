import type { Retried } from './backoff';
import { type EntryKind, entryKinds, isEntryKind } from './entryKinds';
import type { RunKind } from './runs';

/** What is counted: runs and outbox entries. Nobody knows the kind of a damaged run. */
export type Counted = RunKind | EntryKind | 'damaged';

/** Of each kind the number that the server does not have; without the kinds of which it has all. */
export type Amount = Partial<Record<Counted, number>>;

export interface SyncFacts {
  isOnline: boolean;
  /** Is finished, and sent as soon as possible. */
  waiting: Amount;
  /** Refused, in conflict or damaged. Stays on this device until the person decides. */
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

/** Counts runs and entries by their kind. */
export const amountOf = (items: readonly { kind: RunKind | EntryKind }[], damaged = 0): Amount => {
  const amount: Amount = damaged > 0 ? { damaged } : {};
  for (const { kind } of items) amount[kind] = (amount[kind] ?? 0) + 1;
  return amount;
};

export const totalOf = (amount: Amount) => Object.values(amount).reduce((sum, count) => sum + count, 0);

/** The earliest of the next tries, for what is waiting. */
const nextTryOf = ({ waiting, nextTryAt }: SyncFacts): number | null => {
  const tries = Object.keys(waiting)
    .map((kind) => nextTryAt[isEntryKind(kind) ? entryKinds[kind].lane : 'runs'])
    .filter((at) => at !== null);
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
