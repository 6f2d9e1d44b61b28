import { setTimeout as pause } from 'node:timers/promises';

const interval = 50;

/**
 * Waits until something outside the page has happened, for example a new row in a database. `patience` is in
 * milliseconds.
 */
export const waitUntil = async (
  hasHappened: () => boolean | Promise<boolean>,
  patience = 15_000,
): Promise<void> => {
  const end = Date.now() + patience;
  while (!(await hasHappened())) {
    if (Date.now() > end) throw new Error(`Did not happen within ${patience} ms: ${hasHappened}`);
    await pause(interval);
  }
};
