import { translated } from '../database/connection';
import type { Outbox } from '../ports';
import type { OldList, RowStore } from './rows';

/**
 * The outbox of this browser: one row per entry. The first read converts the list of an older app version to rows.
 */
export const createOutbox = (rows: RowStore, oldList: OldList): Outbox => {
  let takenOver: Promise<void> | null = null;
  return {
    all: async () => {
      // Loaded on demand, because the first screen does not need this code.
      const { readAll, takeOver } = await import('./rows');
      takenOver ??= takeOver(rows, oldList).catch((error: unknown) => {
        takenOver = null;
        throw error;
      });
      await takenOver;
      return readAll(rows);
    },
    save: async (entry) => {
      try {
        await rows.setItem(entry.clientId, entry);
      } catch (error) {
        throw translated(error);
      }
    },
    remove: async (clientId) => {
      await rows.removeItem(clientId);
    },
  };
};
