import type { Clock } from '../clock';

const maxFailures = 10;
/** In milliseconds. */
const windowLength = 60_000;

interface Window {
  failures: number;
  endsAt: number;
}

/**
 * Counts failed sign-ins per account and address, 10 a minute, so that it never locks out the other people behind the
 * same address. An attempt counts as failed while it runs, so that many at once get no further than one by one.
 */
export interface SignInLimit {
  /** Counts an attempt. Answers 0, or the whole seconds to wait when it must not be made. */
  begin(account: string, address: string): number;
  /** Takes back the attempt that `begin` counted. */
  succeed(account: string, address: string): void;
}

export const createSignInLimit = (now: Clock): SignInLimit => {
  const windows = new Map<string, Window>();
  const keyOf = (account: string, address: string) => JSON.stringify([account, address]);

  const forgetEnded = () => {
    for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key);
  };

  return {
    begin(account, address) {
      forgetEnded();
      const key = keyOf(account, address);
      const window = windows.get(key) ?? { failures: 0, endsAt: now() + windowLength };
      if (window.failures >= maxFailures) return Math.ceil((window.endsAt - now()) / 1000);
      windows.set(key, { ...window, failures: window.failures + 1 });
      return 0;
    },
    succeed(account, address) {
      const window = windows.get(keyOf(account, address));
      if (window) window.failures -= 1;
    },
  };
};
