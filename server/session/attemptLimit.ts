import type { HttpError } from '../http/errors';
import type { Clock } from '../time';

/** So many windows are kept. An attacker who fills them with invented names ends the oldest. */
const maxWindows = 10_000;

interface Limit {
  now: Clock;
  /** Milliseconds. */
  windowLength: number;
  maxAttempts: number;
  refusal: (secondsToWait: number) => HttpError;
}

/**
 * Allows so many attempts per key within `windowLength` after the first of them. An attempt counts from its start, so
 * that many attempts at once get no further than attempts one by one.
 */
export const createAttemptLimit = ({ now, windowLength, maxAttempts, refusal }: Limit) => {
  /** In the order in which they began, and so in the order in which they end. */
  const windows = new Map<string, { attempts: number; endsAt: number }>();

  /** A window that ends later than a new one would was opened before the clock was set back. */
  const isOver = (endsAt: number) => endsAt <= now() || endsAt > now() + windowLength;

  /** Each window is forgotten once, so an attempt does not cost more when there are many. */
  const forgetOld = () => {
    for (const [key, { endsAt }] of windows) {
      if (!isOver(endsAt) && windows.size < maxWindows) return;
      windows.delete(key);
    }
  };

  return {
    /** Counts an attempt. Throws the refusal when it is not allowed. */
    begin(key: string): void {
      forgetOld();
      const window = windows.get(key);
      if (!window) windows.set(key, { attempts: 1, endsAt: now() + windowLength });
      else if (window.attempts < maxAttempts) window.attempts += 1;
      else throw refusal(Math.ceil((window.endsAt - now()) / 1000));
    },
    /** Takes back the attempt that `begin` counted. */
    takeBack(key: string): void {
      const window = windows.get(key);
      if (window) window.attempts -= 1;
    },
  };
};

/** The key of attempts on one account from one address. Others behind the same address are never locked out. */
export const accountAt = (account: string, address: string): string => JSON.stringify([account, address]);
