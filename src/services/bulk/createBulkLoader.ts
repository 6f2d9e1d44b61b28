import type { InTurn } from '../callSlots';
import type { Bulk, BulkLoader, Database, Http } from '../ports';
import { startBulkWorker } from './startBulkWorker';

/**
 * Work in bulk in this browser. Its code is loaded with the first call, and its worker started, unless that is
 * `started` already: then the first call comes soon.
 */
export const createBulkLoader = (
  started: Promise<Worker | null> | null,
  database: Database,
  http: Http,
  inTurn: InTurn,
): BulkLoader => {
  let starting = started;
  let bulk: Promise<Bulk> | null = null;
  const open = async () => {
    starting ??= startBulkWorker();
    try {
      return await (await import('./openBulk')).openBulk(starting, database, http, inTurn);
    } catch (error) {
      bulk = null;
      throw error;
    }
  };
  const load = () => {
    bulk ??= open();
    return bulk;
  };
  // The first call tells a failure.
  if (started) load().catch(() => undefined);
  return { load };
};
