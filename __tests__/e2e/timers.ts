/** Lengths of timers and what they become, in milliseconds. */
export type TimerChanges = [from: number, to: number][];

/** Lets the timers of a page that have one of these lengths last longer or shorter. Runs in the page. */
export const changeTimers = (changes: TimerChanges) => {
  const { setTimeout } = window;
  const lengths = new Map(changes);
  const changed = (handler: TimerHandler, wait = 0, ...args: unknown[]) =>
    setTimeout(handler, lengths.get(wait) ?? wait, ...args);
  Object.assign(window, { setTimeout: changed });
};

/** A busy machine gets a minute for what the app waits 5 s for: the server, at the end of a training [TR-17]. */
export const longWaitForServer: TimerChanges = [[5_000, 60_000]];

/** A busy machine gets a minute for what the page waits 2 s for: the start of a worker. */
export const longWaitForWorker: TimerChanges = [[2_000, 60_000]];

/**
 * The intervals of `sagas/lib/signsOfLife.ts` are 20 times as short: 2 minutes are 6 seconds. Nothing else is, because a
 * held answer would reach its time limit.
 */
export const shortSignsOfLife: TimerChanges = [
  [20_000, 1_000],
  [40_000, 2_000],
];
