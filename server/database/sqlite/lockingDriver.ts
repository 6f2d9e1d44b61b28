import { type CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely';
import type Sqlite from 'libsql';
import { isWrite } from '../isWrite';
import { KeptStatements } from './keptStatements';

/** SQLite itself ends a transaction when the disk is full. */
const rollBack = (sqlite: Sqlite.Database): void => {
  if (sqlite.inTransaction) sqlite.exec('rollback');
};

/** Makes every write outside of a transaction a transaction of its own. */
class LockingConnection implements DatabaseConnection {
  constructor(
    private readonly sqlite: Sqlite.Database,
    private readonly connection: DatabaseConnection,
    private readonly statements: KeptStatements,
    private readonly afterCommit: () => void,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.sqlite.inTransaction || !isWrite(query)) return this.run(query);
    this.sqlite.exec('begin immediate');
    try {
      const result = await this.run<Row>(query);
      this.sqlite.exec('commit');
      this.afterCommit();
      return result;
    } catch (error) {
      rollBack(this.sqlite);
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('Lists are read page by page.');
  }

  private async run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.connection.executeQuery<Row>(query);
    } catch (error) {
      this.statements.forget(query.sql);
      throw error;
    }
  }
}

/**
 * Takes the lock for writing before anything is written, and by `exec`, so that nothing but that can find the file held
 * by another process. SQLite refuses without waiting a transaction that reads first and then writes what another
 * process has changed. And a prepared statement that libsql could not run is in progress until it is collected as
 * garbage: no transaction can be committed until then. So such a statement is not kept, either.
 *
 * `afterCommit` is called after each commit, before the writer learns of it. The writer gets what it throws.
 */
export class LockingDriver extends SqliteDriver {
  private readonly statements: KeptStatements;

  constructor(
    private readonly sqlite: Sqlite.Database,
    private readonly afterCommit: () => void,
  ) {
    const statements = new KeptStatements(sqlite);
    super({ database: statements });
    this.statements = statements;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return new LockingConnection(this.sqlite, connection, this.statements, this.afterCommit);
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
