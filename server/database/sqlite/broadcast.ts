import type { Broadcast, BroadcastOptions } from '../broadcast';

/**
 * SQLite has one process. What it sends, it receives as soon as the transaction has ended, and nothing is ever lost.
 */
export const openSqliteBroadcast = async ({ db, receiver }: BroadcastOptions): Promise<Broadcast> => {
  let isOpen = true;
  return {
    transaction: async (work) => {
      const sent: string[] = [];
      const result = await db
        .transaction()
        .execute((transaction) => work(transaction, (text) => sent.push(text)));
      if (isOpen) for (const text of sent) receiver.receive(text);
      return result;
    },
    close: async () => {
      isOpen = false;
    },
  };
};
