import type { Attempts, Window } from './attempts';

/** How many windows are kept. An attacker who fills them with invented names ends the oldest. */
const maxWindows = 10_000;

/** Counts attempts in the memory of the only process. */
export const countOwnAttempts = ({ now, windowLength, maxAttempts }: Window): Attempts => {
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
    add: async (key) => {
      forgetOld();
      const window = windows.get(key);
      if (!window) windows.set(key, { attempts: 1, endsAt: now() + windowLength });
      else if (window.attempts < maxAttempts) window.attempts += 1;
      else return window.endsAt;
      return null;
    },
    takeBack: async (key) => {
      const window = windows.get(key);
      if (window) window.attempts -= 1;
    },
  };
};
