/** Lengths of timers and what they become, in milliseconds; `null` for a timer that rings only when the test rings it. */
export type TimerChanges = [from: number, to: number | null][];

interface ChangedWindow {
  ringHeldTimers(): void;
}

/** Lets the timers of a page that have one of these lengths last longer or shorter. Runs in the page. */
export const changeTimers = (changes: TimerChanges) => {
  const { setTimeout, clearTimeout } = window;
  const lengths = new Map(changes);
  const longest = 2 ** 31 - 1;
  const held = new Map<number, TimerHandler>();
  const changed = (handler: TimerHandler, wait = 0, ...args: unknown[]) => {
    const length = lengths.get(wait);
    const timer = setTimeout(handler, length === null ? longest : (length ?? wait), ...args);
    if (length === null) held.set(timer, handler);
    return timer;
  };
  const cleared = (timer?: number) => {
    if (timer !== undefined) held.delete(timer);
    clearTimeout(timer);
  };
  const ringHeldTimers = () => {
    for (const [timer, handler] of [...held]) {
      cleared(timer);
      setTimeout(handler);
    }
  };
  Object.assign(window, { setTimeout: changed, clearTimeout: cleared, ringHeldTimers });
};

/** Rings the timers of a page that `changeTimers` holds, as if their time was over. Runs in the page. */
export const ringHeldTimers = () => (window as unknown as ChangedWindow).ringHeldTimers();

/** A busy machine gets a minute for what the app waits 5 s for: the server, at the end of a training [TR-17]. */
export const longWaitForServer: TimerChanges = [[5_000, 60_000]];

/** A busy machine gets a minute for what the page waits 2 s for: the start of a worker. */
export const longWaitForWorker: TimerChanges = [[2_000, 60_000]];

/** A toast stays as long as the test looks at the page, instead of 7 s. */
export const lastingToasts: TimerChanges = [[7_000, null]];

/** What `sagas/lib/signsOfLife.ts` waits for: another tab has been silent for an interval. */
export const heldSilence: TimerChanges = [[40_000, null]];

/**
 * The next tries of `src/domain/backoff.ts`, to send and to connect, where chance is always `evenChance`: a twentieth
 * of each wait of up to 5 minutes. No other timer has one of these lengths.
 */
export const shortRetries: TimerChanges = [
  4_500, 13_500, 40_500, 121_500, 270_000, 5_625, 11_250, 22_500, 45_000,
].map((wait) => [wait, Math.min(wait / 20, 500)]);

/** The chance for which `shortRetries` has the lengths. Runs in the page. */
export const evenChance = () => {
  Math.random = () => 0.25;
};
