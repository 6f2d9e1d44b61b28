import { sql } from 'kysely';
import type { Broadcast, BroadcastOptions } from '../broadcast';
import { inTransactionOf } from '../inTransactionOf';
import { channelName, Listener } from './listener';

/**
 * Sends by NOTIFY in the transaction itself: PostgreSQL passes on what was committed, and only that, also when this
 * process is killed right after the commit. Resolves when it listens, or when the first try to listen has failed.
 */
export const openPostgresBroadcast = async (
  url: string,
  { db, timers, receiver }: BroadcastOptions,
): Promise<Broadcast> => {
  const listener = new Listener(url, timers, receiver);
  await listener.connect();
  return {
    transaction: (work, owners = null) =>
      inTransactionOf(db, owners, async (transaction) => {
        const sent: string[] = [];
        const result = await work(transaction, (text) => sent.push(text));
        for (const text of sent) await sql`select pg_notify(${channelName}, ${text})`.execute(transaction);
        return result;
      }),
    close: () => listener.close(),
  };
};
