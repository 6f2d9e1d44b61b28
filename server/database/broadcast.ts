import type { Timers } from '../system/time';
import type { Owners } from './owners';
import type { Database } from './tables';

/** Who gets what is broadcast, in each process. */
export interface Receiver {
  receive(text: string): void;
  /** Called when texts may have been lost before this moment. None is lost after it. */
  resume(): void;
  /** Gets what went wrong with the connection. It is made again by itself. */
  logError(error: unknown): void;
}

/** Carries short texts to every process that works on one database, the one that sends among them. */
export interface Broadcast {
  /**
   * Runs a transaction. What it sends is received after the commit, in the order of sending, equal texts at least once;
   * after a rollback it is not. A text has ids only, and less than 8,000 bytes. `owners` see `inTransactionOf`.
   */
  transaction<Result>(
    work: (transaction: Database, send: (text: string) => void) => Promise<Result>,
    owners?: Owners,
  ): Promise<Result>;
  /** Receives nothing any more. */
  close(): Promise<void>;
}

export interface BroadcastOptions {
  db: Database;
  timers: Timers;
  receiver: Receiver;
}
