import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, SqliteAdapter, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import { installChangeLog } from './changeLog/installChangeLog';
import { LockingDriver } from './lockingDriver';
import { migrations } from './migrations';
import { setPatience } from './patience';
import type { Database, Tables } from './tables';

/**
 * SQLite rolls back a change of the schema like any other change. Kysely's own adapter assumes that it does not. With
 * this adapter all pending migrations run in one transaction, so a start that is killed half-way repeats them the
 * next time.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class TransactionalDialect extends SqliteDialect {
  constructor(private readonly sqlite: Sqlite.Database) {
    super({ database: sqlite });
  }

  override createDriver() {
    return new LockingDriver(this.sqlite);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/**
 * Opens `athletik.sqlite` in the data folder, migrates it to the newest schema, and sees to it that changes are
 * logged [DE-6]. Makes the folder when it is missing, for the owner of the process alone [RU-2]. With `synchronous =
 * FULL` an acknowledged run survives a power cut. There is one connection, so transactions run one after the other.
 * Throws when a migration fails; the file is then unchanged.
 */
export const openDatabase = async (dataDir: string): Promise<Database> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const sqlite = new Sqlite(join(dataDir, 'athletik.sqlite'));
  const db = new Kysely<Tables>({ dialect: new TransactionalDialect(sqlite) });
  await setPatience(db, 'startingOrStopping');
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  // A migration may make a table anew under its name, which foreign keys would not let pass.
  sqlite.pragma('foreign_keys = OFF');
  await migrate(db);
  // So that a row that is replaced counts as deleted for the log of changes, too.
  sqlite.pragma('recursive_triggers = ON');
  await installChangeLog(db);
  sqlite.pragma('foreign_keys = ON');
  await setPatience(db, 'running');
  return db;
};

const migrate = async (db: Database) => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
