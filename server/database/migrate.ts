import { type Migration, Migrator } from 'kysely';
import type { Database } from './tables';

/** Runs the migrations that are pending, all or none. Throws when one fails. */
export const migrate = async (db: Database, migrations: Record<string, Migration>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
