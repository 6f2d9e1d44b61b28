import { createListeners } from '../listeners';
import type { WakeLock } from '../ports';

/** The browser's screen wake lock. */
export const createWakeLock = (): WakeLock => {
  const losses = createListeners();
  let held: WakeLockSentinel | null = null;
  let isWanted = false;

  const hold = (sentinel: WakeLockSentinel) => {
    held = sentinel;
    sentinel.addEventListener('release', () => {
      if (held !== sentinel) return;
      held = null;
      losses.tell();
    });
  };
  const release = () => {
    isWanted = false;
    const sentinel = held;
    // First, so that this release does not count as a loss.
    held = null;
    sentinel?.release().catch(() => undefined);
  };
  return {
    isThere: () => 'wakeLock' in navigator,
    request: async () => {
      if (held) return true;
      isWanted = true;
      try {
        hold(await navigator.wakeLock.request('screen'));
      } catch {
        // Refused: the battery is low, the page is hidden, or the browser has no such lock.
        return false;
      }
      if (!isWanted) release();
      return isWanted;
    },
    release,
    onLost: losses.add,
  };
};
