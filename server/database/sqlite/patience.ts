import { sql } from 'kysely';
import type { Database } from '../tables';

/**
 * How long a statement waits for another process that holds the file, in milliseconds. Nobody is served meanwhile, so
 * it is short while the server runs. What waited in vain is 503, and is sent again.
 */
export const patience = { running: 100, startingOrStopping: 5_000 };

/**
 * The options of a connection that serves nobody. What holds its file may be a connection of this very process: libsql
 * ends one that was asked something only when it is collected as garbage, and then empties its log into the file.
 */
export const patiently = { timeout: patience.startingOrStopping };

export const setPatience = async (db: Database, phase: keyof typeof patience): Promise<void> => {
  await sql`pragma busy_timeout = ${sql.lit(patience[phase])}`.execute(db);
};

/** Whether a statement failed with this code because another process holds the file. */
export const isSqliteBusy = (code: string): boolean => code.startsWith('SQLITE_BUSY');
