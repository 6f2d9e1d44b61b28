/** How many runs and messages of the user the server does not have. */
export interface Amount {
  runs: number;
  messages: number;
}

export interface SyncFacts {
  isOnline: boolean;
  /** They are sent as soon as that may work. */
  waiting: Amount;
  /** They are refused or damaged, and stay on this device. */
  setAside: Amount;
  /** When a failed flush is tried again, in milliseconds since the epoch; null when none is to be. */
  nextTryAt: number | null;
}

/** How the sync stands, in short. */
export type SyncSummary =
  | { state: 'sent' | 'offline' }
  | { state: 'waiting' | 'offlineWaiting' | 'setAside'; amount: Amount }
  | { state: 'failed'; amount: Amount; nextTryAt: number };

export const totalOf = ({ runs, messages }: Amount) => runs + messages;

/** What waits comes before what is set aside: the one passes, the other stays. */
export const syncSummary = ({ isOnline, waiting, setAside, nextTryAt }: SyncFacts): SyncSummary => {
  if (totalOf(waiting) > 0) {
    if (!isOnline) return { state: 'offlineWaiting', amount: waiting };
    // Messages are tried again by themselves: the flush is about runs.
    if (waiting.runs > 0 && nextTryAt !== null) return { state: 'failed', amount: waiting, nextTryAt };
    return { state: 'waiting', amount: waiting };
  }
  if (totalOf(setAside) > 0) return { state: 'setAside', amount: setAside };
  return { state: isOnline ? 'sent' : 'offline' };
};
