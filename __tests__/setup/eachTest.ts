type Hook = () => unknown;

const preparations: Hook[] = [];
const checks: Hook[] = [];

/**
 * Prepares something once, before the first test. A module that tests share uses this and `checkEachTest` instead of
 * Jest's own hooks: those would hold for the first file that loads the module alone, when many files run in one
 * registry.
 */
export const prepareOnce = (prepare: Hook): void => {
  preparations.push(prepare);
};

/** Checks or tidies up something after each test of each file. */
export const checkEachTest = (check: Hook): void => {
  checks.push(check);
};

beforeAll(async () => {
  for (const prepare of preparations) await prepare();
});

afterEach(async () => {
  // The next test, also of another file, has the clock of the machine.
  jest.useRealTimers();
  const outcomes = await Promise.allSettled(checks.map(async (check) => check()));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
});
