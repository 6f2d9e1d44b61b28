import type { Database } from './tables';

/**
 * Notes that an outbox entry of this user has come [ON-3]. Returns false when it has come before. To be called in the
 * transaction that stores what the entry says.
 */
export const noteReceived = async (db: Database, writtenBy: number, clientId: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('receivedEntry')
    .values({ writtenBy, clientId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
