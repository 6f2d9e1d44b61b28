export type LiveTransport = 'webSocket' | 'sockJs';

const firstDelay = 5000;
/** The delays double up to here; with the longest jitter that is the longest wait of 60 s. */
const longestDelay = 40_000;
const jitter = 0.5;
const patienceWithWebSockets = 2;

/**
 * Milliseconds until the next try after so many failed ones in a row, 1 for the first or for a connection that broke:
 * from 5 s, growing, to 60 s [LC-7]. `chance`, from 0 to 1, spreads the devices that a server lost all at once.
 */
export const reconnectDelay = (tries: number, chance: number): number =>
  Math.min(firstDelay * 2 ** (tries - 1), longestDelay) * (1 + jitter * chance);

/** WebSockets, until they did not get through twice in a row [LC-12]. */
export const transportAfter = (failedTries: number): LiveTransport =>
  failedTries < patienceWithWebSockets ? 'webSocket' : 'sockJs';
