import type { ListReader } from '../ports';
import { startWorker } from '../startWorker';
import { readBeside } from './readBeside';

/**
 * Reads lists in a worker of their own, so that the page goes on [decision 42]. Without a worker the page reads them by
 * the same code.
 */
export const lists: ListReader = {
  read: async (bytes, year) => {
    const worker = await startWorker(() => new Worker(new URL('./worker.ts', import.meta.url)));
    const read = worker && (await readBeside(worker, { bytes, year }));
    return read ?? (await import('./readList')).readList(bytes, year);
  },
};
