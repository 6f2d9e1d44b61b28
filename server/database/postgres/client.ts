import { Client } from 'pg';
import { Unreachable } from './patience';

/** Works on a connection of its own, which ends with the work. */
export const withClient = async <Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
  // The query that uses a lost connection fails.
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    throw new Unreachable(error);
  });
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};

/** Returns whether the connection got a lock; see `locks.ts`. */
export const isTaken = async (client: Client, lock: string): Promise<boolean> => {
  const { rows } = await client.query<{ isTaken: boolean }>(lock);
  return rows[0]?.isTaken === true;
};
