import type { InTurn } from '../callSlots';
import type { Bulk, Database, Http } from '../ports';
import { createClient } from './client';
import { createBulk } from './inPage';
import type { Reply } from './messages';

/** Milliseconds that the worker may take to start. The page does not wait any longer. */
const startLimit = 2_000;

/** Returns a worker that is ready, or null where the browser starts none. */
const startWorker = async (): Promise<Worker | null> => {
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const isReady = await new Promise<boolean>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => resolve(data.is === 'ready'));
      worker.addEventListener('error', () => resolve(false));
      setTimeout(() => resolve(false), startLimit);
    });
    if (isReady) return worker;
    worker.terminate();
  } catch {
    // The browser has no workers, or starts none here.
  }
  return null;
};

/** Starts the worker, and works in the page without one. `database` and `http` are those of the page. */
export const openBulk = async (database: Database, http: Http, inTurn: InTurn): Promise<Bulk> => {
  const inPage = createBulk(database, http);
  const worker = await startWorker();
  return worker ? createClient(worker, inPage, inTurn) : inPage;
};
