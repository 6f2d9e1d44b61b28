import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../config/dependencies';
import { dialectOf } from '../database/dialect';

/** How often each process looks for work that another one has left, in milliseconds. */
const interval = 10_000;

/** Work that waits in the database. Of several processes one does it at a time. */
interface Work {
  /** Returns whether there is something to do. */
  isDue(): Promise<boolean>;
  /** Does all there is. Asks `mayGoOn` before each step that must not be done twice. */
  run(mayGoOn: () => boolean): Promise<void>;
  /** What the log says when it fails. It is tried again. */
  failure: string;
}

/**
 * Does work in the background: when it is started, and when some is found that a killed process has left, or that
 * failed. It is not looked for before the first start.
 */
export const createJob = (
  { db, timers }: Pick<Dependencies, 'db' | 'timers'>,
  { isDue, run, failure }: Work,
  log: Pick<FastifyBaseLogger, 'error'>,
) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let pending = 0;
  let work = Promise.resolve();
  let stopLooking: (() => void) | undefined;

  const runAlone = async () => {
    if (!signal.aborted) await dialectOf(db).alone({ timers, signal }, run);
  };

  const logFailure = (error: unknown) => log.error(error, failure);

  const start = (): Promise<void> => {
    stopLooking ??= timers.every(interval, look);
    pending += 1;
    work = work
      .then(runAlone)
      .catch(logFailure)
      .finally(() => {
        pending -= 1;
      });
    return work;
  };

  const look = async () => {
    if (pending > 0) return;
    try {
      if (await isDue()) await start();
    } catch (error) {
      logFailure(error);
    }
  };

  return {
    /** Does what waits now, after what is being done. Never rejects. */
    start,
    /** Begins nothing any more. Resolves when the step that is being done has ended. */
    stop: (): Promise<void> => {
      stopping.abort();
      return work.finally(() => stopLooking?.());
    },
  };
};
