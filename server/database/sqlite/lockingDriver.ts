import { type CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely';
import type Sqlite from 'libsql';
import { isWrite } from '../isWrite';

/** SQLite itself ends a transaction when the disk is full. */
const rollBack = (sqlite: Sqlite.Database): void => {
  if (sqlite.inTransaction) sqlite.exec('rollback');
};

/** Makes every write outside of a transaction a transaction of its own. */
class LockingConnection implements DatabaseConnection {
  constructor(
    private readonly sqlite: Sqlite.Database,
    private readonly connection: DatabaseConnection,
    private readonly afterCommit: () => void,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.sqlite.inTransaction || !isWrite(query)) return this.connection.executeQuery(query);
    this.sqlite.exec('begin immediate');
    try {
      const result = await this.connection.executeQuery<Row>(query);
      this.sqlite.exec('commit');
      this.afterCommit();
      return result;
    } catch (error) {
      rollBack(this.sqlite);
      throw error;
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number) {
    return this.connection.streamQuery<Row>(query, chunkSize);
  }
}

/**
 * Takes the lock for writing before anything is written, and by `exec`, so that nothing but that can find the file held
 * by another process. SQLite refuses without waiting a transaction that reads first and then writes what another
 * process has changed. And a prepared statement that libsql could not run is in progress until it is collected as
 * garbage: no transaction can be committed until then.
 *
 * `afterCommit` is called after each commit, before whoever wrote learns of it. What it throws, they get.
 */
export class LockingDriver extends SqliteDriver {
  constructor(
    private readonly sqlite: Sqlite.Database,
    private readonly afterCommit: () => void,
  ) {
    super({ database: sqlite });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new LockingConnection(this.sqlite, await super.acquireConnection(), this.afterCommit);
  }

  override async beginTransaction(): Promise<void> {
    this.sqlite.exec('begin immediate');
  }

  override async commitTransaction(): Promise<void> {
    this.sqlite.exec('commit');
    this.afterCommit();
  }

  override async rollbackTransaction(): Promise<void> {
    rollBack(this.sqlite);
  }
}
