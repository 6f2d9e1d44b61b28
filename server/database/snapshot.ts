import { sql } from 'kysely';
import type { Database } from './tables';

/**
 * Reads on one state of the database: what other processes commit meanwhile is not seen. Takes no lock for writing,
 * so it neither waits for anybody nor holds up another process. Others of this process wait, so it should be short.
 */
export const inSnapshot = <Result>(
  db: Database,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> =>
  db.connection().execute(async (snapshot) => {
    await sql`begin`.execute(snapshot);
    try {
      return await read(snapshot);
    } finally {
      // Ends it in any case, and whatever it should have written by mistake is not stored.
      await sql`rollback`.execute(snapshot);
    }
  });
