import { dialectOf } from '../database/dialect';
import type { Place } from '../database/place';
import { withClient } from '../database/postgres/client';
import { keepServersOut } from '../database/postgres/keepServersOut';
import { lockAsCommand } from '../database/sqlite/dataLock';
import type { Database } from '../database/tables';
import { openDatabase } from '../instance/openDatabase';

type Work<Result> = (db: Database) => Promise<Result>;

const withDatabase = async <Result>(place: Place, work: Work<Result>): Promise<Result> => {
  const db = await openDatabase(place, { isAlone: true });
  try {
    return await work(db);
  } finally {
    await dialectOf(db).close(db);
  }
};

/**
 * Opens the database of a place and works with it, while no server uses it: what people wrote there meanwhile would be
 * in one of the two databases only. Throws with a German message while a server runs.
 */
export const withoutServer = async <Result>(place: Place, work: Work<Result>): Promise<Result> => {
  if (place.databaseUrl !== undefined)
    return withClient(place.databaseUrl, async (client) => {
      await keepServersOut(client);
      return withDatabase(place, work);
    });
  const release = lockAsCommand(place.dataDir);
  try {
    return await withDatabase(place, work);
  } finally {
    release();
  }
};
