import { mkdirSync } from 'node:fs';
import type { Place } from '../database/place';
import type { Database } from '../database/tables';
import { type Opening, openPostgres } from './openPostgres';
import { openSqlite } from './openSqlite';

/**
 * Opens the PostgreSQL database of `databaseUrl`, else the SQLite file in the data folder. Migrates it to the newest
 * schema, and sees to it that changes are logged [DE-6]. Makes the folder when it is missing, for the owner of the
 * process alone [RU-2]. Throws when it cannot be reached, and when a migration fails; it is then unchanged.
 */
export const openDatabase = async (
  { dataDir, databaseUrl }: Place,
  opening: Opening = { isAlone: false },
): Promise<Database> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, dataDir, opening);
};
