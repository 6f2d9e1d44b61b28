/** What is tried again by itself after a failure: the sending of runs, that of the outbox, and the live channel. */
export type Retried = 'runs' | 'outbox' | 'live';

interface Policy {
  growth: number;
  /** Milliseconds, before the jitter. */
  longest: number;
  /** A delay is made longer by this share, from the first to the second number, by chance. */
  jitter: [from: number, to: number];
}

const firstDelay = 5000;

const sending: Policy = { growth: 3, longest: 300_000, jitter: [-0.2, 0.2] };

const policies: Record<Retried, Policy> = {
  runs: sending,
  outbox: sending,
  // With the longest jitter that is 60 s [LC-7].
  live: { growth: 2, longest: 40_000, jitter: [0, 0.5] },
};

/**
 * Milliseconds until the next try after so many failed ones in a row, 1 for the first: from 5 s, growing, to 5 min, for the
 * live channel to 60 s [LC-7]. `chance`, from 0 to 1, spreads the devices that a server lost all at once.
 */
export const backoff = (what: Retried, failures: number, chance: number): number => {
  const {
    growth,
    longest,
    jitter: [from, to],
  } = policies[what];
  return Math.min(firstDelay * growth ** (failures - 1), longest) * (1 + from + (to - from) * chance);
};
