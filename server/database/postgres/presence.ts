import type { ClientBase, QueryResult } from 'pg';
import { tryLockOfServer } from './locks';
import { Restoring } from './patience';

/**
 * Says by a connection that a server uses the database, as long as the connection lasts. Each connection of a server
 * begins with it, so that none reads or writes while a backup is restored. Throws `Restoring` then.
 */
export const showPresence = async (client: ClientBase): Promise<void> => {
  const results: unknown = await client.query(tryLockOfServer);
  const [{ isTaken } = { isTaken: false }] =
    (results as QueryResult<{ isTaken: boolean }>[]).at(-1)?.rows ?? [];
  if (!isTaken) throw new Restoring();
};
