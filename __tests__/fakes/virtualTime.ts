/** The time at which every test on virtual time begins, in milliseconds since the epoch. */
export const beginning = Date.parse('2025-03-10T08:00:00.000Z');

/** Runs each test of the file on virtual time. Promises settle by themselves; time passes only in `pass`. */
export const onVirtualTime = () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: beginning, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  });
  afterEach(() => {
    jest.clearAllTimers();
    jest.useRealTimers();
  });
};

/** Advances the time by this many milliseconds and runs everything that is due. */
export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Resolves after this many milliseconds, to make a fake slow. */
export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Runs everything that needs no virtual time. */
export const settle = async () => {
  await pass(0);
  await pass(0);
};
