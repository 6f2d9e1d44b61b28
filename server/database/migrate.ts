import { type Migration, Migrator } from 'kysely';
import { SpokenError } from '../system/spokenError';
import type { Database } from './tables';

/** Kysely says so when the database has a migration that this version does not know. */
const isOfNewerVersion = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('corrupted migrations: previously executed migration');

const ofNewerVersion = () =>
  new SpokenError(
    'Die Datenbank ist von einer neueren Version. Bitte bring den Server auf diese. An der Datenbank wurde nichts geändert.',
  );

/**
 * Runs the migrations that are pending, all or none. Throws when one fails, and with a
 * German message when the database is of a newer version. Which have run is kept in `schema`, so that
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
  if (isOfNewerVersion(error)) throw ofNewerVersion();
  if (error !== undefined) throw error;
};
