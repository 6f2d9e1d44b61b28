import type { DialectAdapter, Expression, Kysely, RawBuilder } from 'kysely';
import type { Timers } from '../system/time';
import type { Broadcast, BroadcastOptions } from './broadcast';
import type { LogTriggers } from './changeLog/trigger';
import type { Owners } from './owners';
import type { Database } from './tables';

export interface AloneOptions {
  timers: Timers;
  /** Ends the wait for the other processes. */
  signal: AbortSignal;
}

/** What SQLite and PostgreSQL do differently. Everything else is Kysely's and the SQL that both have in common. */
export interface Dialect {
  /**
   * Whether several processes of the server work on one database. What a single process keeps in its memory or in files
   * is then in the database, too: the clips, and how often somebody tried.
   */
  isShared: boolean;
  /** How the log of changes is written. */
  triggers: LogTriggers;
  /** Runs a transaction that writes only rows of these people; see `inTransactionOf`. SQLite has one at a time. */
  transactionOf<Result>(
    db: Database,
    owners: Owners,
    work: (transaction: Database) => Promise<Result>,
  ): Promise<Result>;
  /** Begins a transaction that reads on one state of the database, and takes no lock for writing. */
  beginSnapshot(db: Database): Promise<void>;
  /** Returns a list of ids for `in`, as one parameter: a trainer may have many athletes. */
  idList(ids: Iterable<number>): RawBuilder<number>;
  /** Returns the numbers of a column, of all rows that are grouped, as a list in JSON. */
  collected(column: Expression<number>): RawBuilder<string>;
  /** Connects this process with the others that work on the database. */
  openBroadcast(options: BroadcastOptions): Promise<Broadcast>;
  /**
   * Does work that only one process does at a time, after the others have done theirs. `mayGoOn` is asked between its
   * steps: it says no when the work is no longer wanted, or when the database has given the turn to another process.
   * Throws when the database cannot be reached.
   */
  alone(options: AloneOptions, work: (mayGoOn: () => boolean) => Promise<void>): Promise<void>;
  /**
   * Puts a table in the place of another one, for a migration. What refers to the former then refers to the new one.
   */
  replaceTable(db: Kysely<unknown>, former: string, replacement: string): Promise<void>;
  /** Returns the last id that each table with counted ids has given, 0 where it has given none. */
  readCounters(db: Database): Promise<Record<string, number>>;
  /** Sets the last ids, so that the next ones come after them. */
  setCounters(db: Database, counters: Record<string, number>): Promise<void>;
  /**
   * Sees to it that what a transaction has deleted is in no file of the database any more, as far as this one can. To
   * be called after its commit.
   */
  clearTraces(db: Database): Promise<void>;
  /** Returns the bytes that the database takes. */
  usedBytes(db: Database, dataDir: string): Promise<number>;
  /** Closes the database so that nothing of it is left behind. */
  close(db: Database): Promise<void>;
}

interface AdapterWithDialect extends DialectAdapter {
  dialect: Dialect;
}

const hasDialect = (adapter: DialectAdapter): adapter is AdapterWithDialect => 'dialect' in adapter;

/** Returns the dialect of a database, also of a transaction. Throws for one that `openDatabase` did not open. */
export const dialectOf = (db: Pick<Kysely<unknown>, 'getExecutor'>): Dialect => {
  const { adapter } = db.getExecutor();
  if (!hasDialect(adapter)) throw new Error('This database was not opened by openDatabase.');
  return adapter.dialect;
};
