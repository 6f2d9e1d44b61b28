import type { InTurn } from '../callSlots';
import type { Bulk, BulkLoader, Database, Http } from '../ports';

/** Work in bulk in this browser. What does it is loaded and started with the first call. */
export const createBulkLoader = (database: Database, http: Http, inTurn: InTurn): BulkLoader => {
  let bulk: Promise<Bulk> | null = null;
  const open = async () => {
    try {
      return await (await import('./openBulk')).openBulk(database, http, inTurn);
    } catch (error) {
      bulk = null;
      throw error;
    }
  };
  return {
    load: () => {
      bulk ??= open();
      return bulk;
    },
  };
};
