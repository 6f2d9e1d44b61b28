import { sql } from 'kysely';
import type { Database } from '../tables';
import { setPatience } from './patience';

/**
 * Closes the database after it has written everything into the one file. Otherwise the latest changes stay in the file
 * `athletik.sqlite-wal` beside it, and a copy of `athletik.sqlite` alone would lack them.
 */
export const closeSqlite = async (db: Database): Promise<void> => {
  await setPatience(db, 'startingOrStopping');
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
};
