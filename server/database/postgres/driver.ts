import type { Driver } from 'kysely';
import type { Pool } from 'pg';
import type { CommitFollower } from './commitFollower';
import { PostgresConnection } from './connection';
import { Turns } from './turns';

/** Runs the transactions of all processes one after the other, as those of SQLite; see `locks.ts`. */
export class PostgresEngineDriver implements Driver {
  private readonly writers = new Turns();

  constructor(
    private readonly pool: Pool,
    private readonly follower: CommitFollower | undefined,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    return new PostgresConnection(this.pool, this.writers, this.follower);
  }

  beginTransaction(connection: PostgresConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: PostgresConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PostgresConnection): Promise<void> {
    return connection.rollBack();
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.pool.end();
  }
}
