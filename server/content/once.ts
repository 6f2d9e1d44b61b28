import type { Viewer } from '../access/access';
import type { Dependencies } from '../config/dependencies';
import { noteReceived } from '../database/receivedEntries';
import type { Database } from '../database/tables';
import type { Publisher } from './storeVersion';

interface Work<Answer> {
  work: (db: Database, by: Publisher) => Promise<void>;
  answer: (db: Database) => Promise<Answer>;
}

/**
 * Does work once per person and `clientId` [ON-3], and reads the answer in the same transaction. People who change the
 * content wait for each other.
 */
export const once = <Answer>(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  { id }: Pick<Viewer, 'id'>,
  clientId: string,
  { work, answer }: Work<Answer>,
): Promise<Answer> =>
  db.transaction().execute(async (transaction) => {
    if (await noteReceived(transaction, id, clientId)) await work(transaction, { id, now: now() });
    return answer(transaction);
  });
