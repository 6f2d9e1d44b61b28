import type { Owners } from '../owners';
import type { Database } from '../tables';
import { PostgresConnection } from './connection';

/** See `Dialect.transactionOf`. */
export const transactionOf = <Result>(
  db: Database,
  owners: Owners,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  db.connection().execute(async (single) => {
    await single.getExecutor().provideConnection(async (connection) => {
      if (connection instanceof PostgresConnection) connection.writeFor(owners);
    });
    return single.transaction().execute(work);
  });
