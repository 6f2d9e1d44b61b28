import type { Driver } from 'kysely';
import type { Pool } from 'pg';
import type { CommitFollower } from './commitFollower';
import { PostgresConnection } from './connection';
import { Writers } from './writers';

/** Runs the transactions of all processes one after the other, unless they are of different people; see `locks.ts`. */
export class LockingDriver implements Driver {
  private readonly writers = new Writers();

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
