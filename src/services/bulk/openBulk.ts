import type { InTurn } from '../callSlots';
import type { Bulk, Database, Http } from '../ports';
import { createClient } from './client';
import { createBulk } from './inPage';

/** Has the worker do the work, or the page if no worker starts. `database` and `http` are those of the page. */
export const openBulk = async (
  starting: Promise<Worker | null>,
  database: Database,
  http: Http,
  inTurn: InTurn,
): Promise<Bulk> => {
  const inPage = createBulk(database, http);
  const worker = await starting;
  return worker ? createClient(worker, inPage, inTurn) : inPage;
};
