import type { HttpError } from '../http/errors';
import type { Clock } from '../time';

const maxAttempts = 10;

/**
 * Allows ten attempts per account and address within `windowLength` milliseconds after the first of them. Other people
 * behind the same address are never locked out. An attempt counts from its start, so that many attempts at once get no
 * further than attempts one by one.
 */
export const createAttemptLimit = (
  now: Clock,
  windowLength: number,
  refusal: (secondsToWait: number) => HttpError,
) => {
  const windows = new Map<string, { attempts: number; endsAt: number }>();
  const keyOf = (account: string, address: string) => JSON.stringify([account, address]);

  const forgetEnded = () => {
    for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key);
  };

  return {
    /** Counts an attempt. Throws the refusal when it is not allowed. */
    begin(account: string, address: string): void {
      forgetEnded();
      const key = keyOf(account, address);
      const window = windows.get(key) ?? { attempts: 0, endsAt: now() + windowLength };
      if (window.attempts >= maxAttempts) throw refusal(Math.ceil((window.endsAt - now()) / 1000));
      windows.set(key, { ...window, attempts: window.attempts + 1 });
    },
    /** Takes back the attempt that `begin` counted. */
    takeBack(account: string, address: string): void {
      const window = windows.get(keyOf(account, address));
      if (window) window.attempts -= 1;
    },
  };
};
