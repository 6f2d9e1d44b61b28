import type { Dependencies } from '../config/dependencies';
import { findConcerned } from './concerned';
import { findEntriesAfter, findLastEntry } from './log';

/** In milliseconds: between two looks at the log, and after one that told somebody. A burst is told once in it. */
const lookInterval = 250;
const pause = 1_000;
const pauseAfterFailure = 5_000;

/** The open pages of this process. */
interface OpenPages {
  userIds(): number[];
  tellOfChanges(userId: number): void;
  logError(error: unknown): void;
}

/**
 * Tells the open pages of this process that something changed which their user may see [LC-16]. Looks at the log of
 * changes, which every process reads: so nothing that writes has to tell, and a process that is killed after a commit
 * takes no notice along.
 */
export const followChanges = async (
  { db, timers }: Pick<Dependencies, 'db' | 'timers'>,
  pages: OpenPages,
): Promise<{ close(): Promise<void> }> => {
  let last = (await findLastEntry(db)).id;
  let hasEnded = false;
  let callOff = () => {};
  let looking = Promise.resolve();

  /** Returns whether somebody was told. */
  const tell = async (): Promise<boolean> => {
    const entries = await findEntriesAfter(db, last);
    const userIds = pages.userIds();
    const concerned = entries.length > 0 && userIds.length > 0 ? await findConcerned(db, entries) : new Set();
    last = entries.at(-1)?.id ?? last;
    const told = userIds.filter((userId) => concerned.has(userId));
    for (const userId of told) pages.tellOfChanges(userId);
    return told.length > 0;
  };

  const look = async (): Promise<void> => {
    let wait = pauseAfterFailure;
    try {
      wait = (await tell()) ? pause : lookInterval;
    } catch (error) {
      if (!hasEnded) pages.logError(error);
    }
    lookAfter(wait);
  };

  const lookAfter = (wait: number): void => {
    if (hasEnded) return;
    callOff = timers.after(wait, () => {
      looking = look();
    });
  };

  lookAfter(lookInterval);
  return {
    close: async () => {
      hasEnded = true;
      callOff();
      await looking;
    },
  };
};
