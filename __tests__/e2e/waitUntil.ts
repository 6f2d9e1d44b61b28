import { setTimeout as pause } from 'node:timers/promises';

const interval = 50;

/**
 * Waits until something outside the page has happened, for example a new row in a database. `patience` is in
 * milliseconds, by default that of a step in a page.
 */
export const waitUntil = async (
  hasHappened: () => boolean | Promise<boolean>,
  patience = 30_000,
): Promise<void> => {
  const end = Date.now() + patience;
  while (!(await hasHappened())) {
    if (Date.now() > end) throw new Error(`Did not happen within ${patience} ms: ${hasHappened}`);
    await pause(interval);
  }
};
