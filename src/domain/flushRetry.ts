const firstDelay = 5000;
const growth = 3;
/** 5 min, before the jitter. */
const longestDelay = 300_000;
const jitter = 0.2;

/**
 * Milliseconds until the next try after so many failed flushes in a row, 1 for the first: 5 s, 15 s, 45 s, growing to 5 min.
 * `chance`, from 0 to 1, makes each a fifth shorter to a fifth longer, so that the devices that a server lost all at once do
 * not come back all at once.
 */
export const flushRetryDelay = (failures: number, chance: number): number =>
  Math.min(firstDelay * growth ** (failures - 1), longestDelay) * (1 + jitter * (2 * chance - 1));
