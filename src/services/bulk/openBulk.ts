import type { InTurn } from '../callSlots';
import type { Bulk, Database, Http } from '../ports';
import { startWorker } from '../startWorker';
import { createClient } from './client';
import { createBulk } from './inPage';

/** Starts the worker, and works in the page without one. `database` and `http` are those of the page. */
export const openBulk = async (database: Database, http: Http, inTurn: InTurn): Promise<Bulk> => {
  const inPage = createBulk(database, http);
  const worker = await startWorker(() => new Worker(new URL('./worker.ts', import.meta.url)));
  return worker ? createClient(worker, inPage, inTurn) : inPage;
};
