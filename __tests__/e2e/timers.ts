/** Lengths of timers and what they become, in milliseconds; `null` for a timer that does not ring. */
export type TimerChanges = [from: number, to: number | null][];

/** Lets the timers of a page that have one of these lengths last longer or shorter. Runs in the page. */
export const changeTimers = (changes: TimerChanges) => {
  const { setTimeout } = window;
  const lengths = new Map(changes);
  const longest = 2 ** 31 - 1;
  const changed = (handler: TimerHandler, wait = 0, ...args: unknown[]) => {
    const length = lengths.get(wait);
    return setTimeout(handler, length === null ? longest : (length ?? wait), ...args);
  };
  Object.assign(window, { setTimeout: changed });
};

/** A busy machine gets a minute for what the app waits 5 s for: the server, at the end of a training [TR-17]. */
export const longWaitForServer: TimerChanges = [[5_000, 60_000]];

/** A busy machine gets a minute for what the page waits 2 s for: the start of a worker. */
export const longWaitForWorker: TimerChanges = [[2_000, 60_000]];

/** A call is repeated at once, instead of after 1, 2 and 3 s (`src/domain/retryPolicy.ts`). */
export const quickRepetitions: TimerChanges = [1_000, 2_000, 3_000].map((wait) => [wait, wait / 100]);

/** A toast stays as long as the test looks at the page, instead of 7 s. */
export const lastingToasts: TimerChanges = [[7_000, null]];

/**
 * The intervals of `sagas/lib/signsOfLife.ts` are 20 times as short: 2 minutes are 6 seconds. Nothing else is, because
 * a held answer would reach its time limit.
 */
export const shortSignsOfLife: TimerChanges = [
  [20_000, 1_000],
  [40_000, 2_000],
];

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
