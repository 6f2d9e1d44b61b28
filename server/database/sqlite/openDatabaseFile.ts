import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import { installChangeLog } from '../changeLog/installChangeLog';
import { migrate } from '../migrate';
import { migrations } from '../migrations';
import type { Database, Tables } from '../tables';
import { sqliteDialect } from './dialect';
import { LockingDriver } from './lockingDriver';
import { patiently } from './patience';

/**
 * SQLite rolls back a change of the schema like any other change. Kysely's own adapter assumes that it does not. With
 * this adapter all pending migrations run in one transaction, so a start that is killed half-way repeats them the
 * next time.
 */
class TransactionalAdapter extends SqliteAdapter {
  readonly dialect = sqliteDialect;

  override get supportsTransactionalDdl() {
    return true;
  }
}

class TransactionalDialect extends SqliteDialect {
  constructor(
    private readonly sqlite: Sqlite.Database,
    private readonly afterCommit: () => void,
  ) {
    super({ database: sqlite });
  }

  override createDriver() {
    return new LockingDriver(this.sqlite, this.afterCommit);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/** An open database, and the connection below it. */
interface OpenFile {
  db: Database;
  sqlite: Sqlite.Database;
  /** From now on it is called after each commit, before the writer learns of it. */
  setAfterCommit(action: () => void): void;
}

/**
 * Opens a database file, migrates it to the newest schema, and sees to it that changes are logged [DE-6]. With
 * `synchronous = FULL` an acknowledged run survives a power cut. There is one connection, so transactions run one after
 * the other. Throws when a migration fails; the file is then unchanged.
 */
export const openDatabaseFile = async (file: string): Promise<OpenFile> => {
  const sqlite = new Sqlite(file, patiently);
  let afterCommit = () => {};
  const dialect = new TransactionalDialect(sqlite, () => afterCommit());
  const db = new Kysely<Tables>({ dialect });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  // What is deleted is overwritten in the file, too [LV-5].
  sqlite.pragma('secure_delete = ON');
  // A migration may make a table anew under its name, which foreign keys would not let pass.
  sqlite.pragma('foreign_keys = OFF');
  await migrate(db, migrations);
  // So that a row that is replaced counts as deleted for the log of changes, too.
  sqlite.pragma('recursive_triggers = ON');
  await installChangeLog(db);
  sqlite.pragma('foreign_keys = ON');
  return {
    db,
    sqlite,
    setAfterCommit: (action) => {
      afterCommit = action;
    },
  };
};
