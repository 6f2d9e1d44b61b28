import { migrations } from '../../../server/database/migrations';
import { databaseFileIn } from '../../../server/database/sqlite/databaseFile';
import { openDatabaseFile } from '../../../server/database/sqlite/openDatabaseFile';
import type { Database } from '../../../server/database/tables';

/** Opens a database file as it was before a migration. */
export const openBefore = async (migration: string, dataDir: string): Promise<Database> => {
  const later = Object.entries(migrations).filter(([name]) => name >= migration);
  for (const [name] of later) delete migrations[name];
  try {
    return (await openDatabaseFile(databaseFileIn(dataDir))).db;
  } finally {
    Object.assign(migrations, Object.fromEntries(later));
  }
};
