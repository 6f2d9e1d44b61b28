import { sql } from 'kysely';
import { dialectOf } from './dialect';
import type { Database } from './tables';

/**
 * Reads on one state of the database: what is committed meanwhile is not seen. Takes no lock for writing, so it neither
 * waits for anybody nor holds up anybody who writes. It should be short: with SQLite, others of this process wait.
 */
export const inSnapshot = <Result>(
  db: Database,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> =>
  db.connection().execute(async (snapshot) => {
    await dialectOf(db).beginSnapshot(snapshot);
    try {
      return await read(snapshot);
    } finally {
      // Ends it in any case. What it has written by mistake is not stored.
      await sql`rollback`.execute(snapshot);
    }
  });
