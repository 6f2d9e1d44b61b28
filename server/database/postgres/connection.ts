import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { DatabaseError, type Pool, type PoolClient, type QueryResult as PostgresResult } from 'pg';
import { isWrite } from '../isWrite';
import type { Owners } from '../owners';
import type { NamedQuery } from '../prepared';
import type { CommitFollower } from './commitFollower';
import { takeLocksOf } from './locks';
import { demandOwn } from './ownWrites';
import { Unreachable } from './patience';
import { Turns } from './turns';
import type { Writers } from './writers';

const nameOf = (query: CompiledQuery): string | undefined =>
  'name' in query ? (query as NamedQuery).name : undefined;

/** Whether a named query was planned before a newer version of the server changed what it returns. */
const isOfFormerSchema = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000';

/**
 * A connection that is taken from the pool when it is first used. So a writer who waits for the turn takes no
 * connection from those who read. Each write outside of a transaction is a transaction of its own.
 */
export class PostgresConnection implements DatabaseConnection {
  private client: PoolClient | null = null;
  /** The turn to write, while a transaction has it. */
  private endTurn: (() => void) | null = null;
  /** Whose rows the transactions write. */
  private owners: Owners = null;
  /** Whether nobody knows what the other end is doing. */
  private isBroken = false;
  /** PostgreSQL answers one query of a connection at a time. */
  private readonly queries = new Turns();

  constructor(
    private readonly pool: Pool,
    private readonly writers: Writers,
    private readonly follower: CommitFollower | undefined,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.endTurn && this.owners && isWrite(query)) demandOwn(query);
    if (this.endTurn || !isWrite(query)) return this.run<Row>(query);
    await this.begin();
    try {
      const result = await this.run<Row>(query);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollBack();
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('Lists are read page by page.');
  }

  /** From now on transactions write only rows of these people; see `inTransactionOf`. */
  writeFor(owners: Owners): void {
    this.owners = owners;
  }

  /** Begins a transaction. It waits until no other one writes that excludes it, in any process; see `locks.ts`. */
  async begin(): Promise<void> {
    this.endTurn = await this.writers.take(this.owners);
    try {
      await this.query(`begin isolation level read committed; ${takeLocksOf(this.owners)}`);
    } catch (error) {
      await this.rollBack();
      throw error;
    }
  }

  /** Throws when a statement has failed that nobody took note of: PostgreSQL then rolls back without a word. */
  async commit(): Promise<void> {
    if (this.follower) return this.commitAndNote(this.follower);
    const { command } = await this.query('commit');
    this.leaveTurn();
    if (command !== 'COMMIT') throw new Error('The transaction had failed, so it was rolled back.');
  }

  /**
   * Commits, and tells the follower before anybody gets an answer [ON-6]. It asks in the transaction. Who
   * writes erasures has the lock for writing alone, so what it finds of them is what is committed then. Where a
   * statement had failed, asking fails, too.
   */
  private async commitAndNote({ query, note }: CommitFollower): Promise<void> {
    const results: unknown = await this.query(`${query()}; commit`);
    try {
      note((results as PostgresResult[])[0]?.rows[0]);
    } finally {
      this.leaveTurn();
    }
  }

  /** A transaction that cannot be rolled back ends with its connection. */
  async rollBack(): Promise<void> {
    if (this.client && !this.isBroken) await this.query('rollback').catch(() => {});
    this.leaveTurn();
  }

  /** Gives the connection back. */
  release(): void {
    this.client?.release(this.isBroken || this.endTurn !== null);
    this.client = null;
    this.leaveTurn();
  }

  private leaveTurn(): void {
    this.endTurn?.();
    this.endTurn = null;
  }

  private async run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.query(query.sql, query.parameters, nameOf(query));
    const isChange = ['INSERT', 'UPDATE', 'DELETE'].includes(command);
    return { rows: rows ?? [], ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  private async query(text: string, values: readonly unknown[] = [], name?: string) {
    const end = await this.queries.take();
    try {
      this.client ??= await this.pool.connect();
      return await this.client.query({ text, values: [...values], ...(name !== undefined && { name }) });
    } catch (error) {
      const isOutdated = name !== undefined && isOfFormerSchema(error);
      if (!isOutdated && (error instanceof DatabaseError || error instanceof Unreachable)) throw error;
      this.isBroken = true;
      throw new Unreachable(error);
    } finally {
      end();
    }
  }
}
