import { startWorker } from '../startWorker';

/** Starts the worker for work in bulk. Resolves with null where the browser starts none. */
export const startBulkWorker = (): Promise<Worker | null> =>
  startWorker(() => new Worker(new URL('./worker.ts', import.meta.url)));
