import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, SqliteAdapter, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import { migrations } from './migrations';
import type { Database, Tables } from './tables';

/** How long a statement waits for another process that holds the file, in milliseconds. */
const busyTimeout = 5_000;

/**
 * SQLite takes a change of the shape back like any other, which Kysely's own adapter does not count on. With it all that
 * is due is one transaction: a start that is killed on the way begins anew the next time.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class TransactionalDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/**
 * Opens `athletik.sqlite` in the data folder, which is made when it is missing [RU-2], and brings it to the newest
 * shape. `synchronous = FULL` makes an acknowledged run survive a power cut. There is one connection, so transactions
 * run one after the other. Throws when a migration fails; the file is then as it was before all of them.
 */
export const openDatabase = async (dataDir: string): Promise<Database> => {
  mkdirSync(dataDir, { recursive: true });
  const sqlite = new Sqlite(join(dataDir, 'athletik.sqlite'));
  sqlite.pragma(`busy_timeout = ${busyTimeout}`);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  const db = new Kysely<Tables>({ dialect: new TransactionalDialect({ database: sqlite }) });
  await migrate(db);
  return db;
};

const migrate = async (db: Database) => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
