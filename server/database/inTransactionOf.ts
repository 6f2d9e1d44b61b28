import { dialectOf } from './dialect';
import type { Owners } from './owners';
import type { Database } from './tables';

/**
 * Runs a transaction that writes only rows of these people, and that decides only by those and by what transactions
 * about everybody write. On PostgreSQL it waits for others of the same people, and for those about everybody, as each
 * transaction is that does not say whom it is about. A message belongs to both who chat, what has come under a client
 * id to who has sent it.
 */
export const inTransactionOf = <Result>(
  db: Database,
  owners: Owners,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => dialectOf(db).transactionOf(db, owners, work);
