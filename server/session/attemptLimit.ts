import type { Clock } from '../clock';

interface Window {
  attempts: number;
  endsAt: number;
}

/**
 * Counts attempts per account and address, so that it never locks out the other people behind the same address. An
 * attempt counts while it runs, so that many at once get no further than one by one.
 */
export interface AttemptLimit {
  /** Counts an attempt. Answers 0, or the whole seconds to wait when it must not be made. */
  begin(account: string, address: string): number;
  /** Takes back the attempt that `begin` counted. */
  takeBack(account: string, address: string): void;
}

/** At most `maxAttempts` within `windowLength` milliseconds, from the first of them on. */
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

/** Ten mails in ten minutes: more than anybody needs, too few to fill somebody's mailbox. */
export const createRecoveryLimit = (now: Clock): AttemptLimit =>
  createAttemptLimit(now, { maxAttempts: 10, windowLength: 600_000 });
