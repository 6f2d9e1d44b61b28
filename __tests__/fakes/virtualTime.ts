/** When every test on virtual time begins. */
export const beginning = Date.parse('2025-03-10T08:00:00.000Z');

/** Runs each test of the file on virtual time. Promises go on by themselves; time goes by only when told. */
export const onVirtualTime = () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: beginning, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  });
  afterEach(() => {
    jest.clearAllTimers();
    jest.useRealTimers();
  });
};

/** Lets this many milliseconds go by, with all that happens in them. */
export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Resolves once this many milliseconds went by, for something that takes its time. */
export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Lets everything happen that needs no time. */
export const settle = async () => {
  await pass(0);
  await pass(0);
};
