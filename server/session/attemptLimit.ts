import type { Clock } from '../clock';

interface Window {
  attempts: number;
  endsAt: number;
}

/**
 * Counts attempts per account and address, so that other people behind the same address are never locked out. An attempt
 * counts from its start, so that many attempts at once get no further than attempts one by one.
 */
export interface AttemptLimit {
  /** Counts an attempt. Returns 0, or the whole seconds to wait when the attempt is not allowed. */
  begin(account: string, address: string): number;
  /** Takes back the attempt that `begin` counted. */
  takeBack(account: string, address: string): void;
}

/** Allows `maxAttempts` within `windowLength` milliseconds after the first of them. */
export const createAttemptLimit = (
  now: Clock,
  { maxAttempts, windowLength }: { maxAttempts: number; windowLength: number },
): AttemptLimit => {
  const windows = new Map<string, Window>();
  const keyOf = (account: string, address: string) => JSON.stringify([account, address]);

  const forgetEnded = () => {
    for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key);
  };

  return {
    begin(account, address) {
      forgetEnded();
      const key = keyOf(account, address);
      const window = windows.get(key) ?? { attempts: 0, endsAt: now() + windowLength };
      if (window.attempts >= maxAttempts) return Math.ceil((window.endsAt - now()) / 1000);
      windows.set(key, { ...window, attempts: window.attempts + 1 });
      return 0;
    },
    takeBack(account, address) {
      const window = windows.get(keyOf(account, address));
      if (window) window.attempts -= 1;
    },
  };
};

/** Ten failed sign-ins a minute. */
export const createSignInLimit = (now: Clock): AttemptLimit =>
  createAttemptLimit(now, { maxAttempts: 10, windowLength: 60_000 });

/** Ten mails in ten minutes: more than a person needs, and too few to fill a mailbox. */
export const createRecoveryLimit = (now: Clock): AttemptLimit =>
  createAttemptLimit(now, { maxAttempts: 10, windowLength: 600_000 });
