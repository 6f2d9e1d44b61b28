import type { Lane } from './entryKinds';

/**
 * What is retried automatically after a failure: sending runs, sending either lane of the outbox, and the live channel.
 */
export type Retried = 'runs' | Lane | 'live';

interface Policy {
  growth: number;
  /** Milliseconds, before the jitter. */
  longest: number;
  /** Range of the random share that is added to a delay: -0.2 makes it 20 % shorter, 0.5 makes it 50 % longer. */
  jitter: [from: number, to: number];
}

const firstDelay = 5000;

const sending: Policy = { growth: 3, longest: 300_000, jitter: [-0.2, 0.2] };

/** With the longest jitter this waits 60 s [LC-7]. */
const live: Policy = { growth: 2, longest: 40_000, jitter: [0, 0.5] };

/**
 * Returns the milliseconds until the next try after `failures` failed tries in a row (1 for the first): 5 s at first,
 * then growing to 5 min, for the live channel to 60 s [LC-7]. `chance`, from 0 to 1, spreads the tries of many
 * devices that lost the server at the same time.
 */
export const backoff = (what: Retried, failures: number, chance: number): number => {
  const {
    growth,
    longest,
    jitter: [from, to],
  } = what === 'live' ? live : sending;
  const delay = Math.min(firstDelay * growth ** (failures - 1), longest);
  return Math.round(delay * (1 + from + (to - from) * chance));
};
