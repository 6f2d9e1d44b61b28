import { type Migration, Migrator } from 'kysely';
import type { Database } from './tables';

/**
 * Runs the migrations that are pending, all or none. Throws when one fails. Which have run is kept in `schema`, so that
 * those of another schema of the database do not count.
 */
export const migrate = async (
  db: Database,
  migrations: Record<string, Migration>,
  schema?: string,
): Promise<void> => {
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db, provider, ...(schema && { migrationTableSchema: schema }) });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
