import { setTimeout as pause } from 'node:timers/promises';

const patience = 15_000;
const interval = 50;

/** Waits until something outside the page has happened, for example a new row in a database. */
export const waitUntil = async (hasHappened: () => boolean | Promise<boolean>): Promise<void> => {
  const end = Date.now() + patience;
  while (!(await hasHappened())) {
    if (Date.now() > end) throw new Error(`Did not happen within ${patience} ms: ${hasHappened}`);
    await pause(interval);
  }
};
