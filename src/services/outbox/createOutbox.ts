import { translated } from '../database/connection';
import type { Outbox } from '../ports';
import type { OldList, RowStore } from './rows';

/** The outbox of this browser: one row per message. What an older app left in its list becomes rows at the first reading. */
export const createOutbox = (rows: RowStore, oldList: OldList): Outbox => {
  let takenOver: Promise<void> | null = null;
  return {
    all: async () => {
      // A person who has written nothing can do without this code at first.
      const { readAll, takeOver } = await import('./rows');
      takenOver ??= takeOver(rows, oldList).catch((error: unknown) => {
        takenOver = null;
        throw error;
      });
      await takenOver;
      return readAll(rows);
    },
    save: async (message) => {
      try {
        await rows.setItem(message.clientId, message);
      } catch (error) {
        throw translated(error);
      }
    },
    remove: async (clientId) => {
      await rows.removeItem(clientId);
    },
  };
};
