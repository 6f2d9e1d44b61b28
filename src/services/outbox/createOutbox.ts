import { createListeners } from '../listeners';
import type { Outbox } from '../ports';
import type { RowStore } from '../rowStore';
import type { OldList } from './entryRows';

// Loaded on demand, because the first screen does not need this code.
const load = () => import('./entryRows');
const loadTrainingIds = () => import('./trainingIds');

/**
 * The outbox of this browser: one row per entry. The first read converts the list of an older app version to rows. The
 * sent entries have a store of their own, so that reading the outbox stays fast, and so have the ids of sent trainings.
 */
export const createOutbox = (
  createStore: (onLost: () => void) => RowStore,
  createSentStore: () => RowStore,
  createTrainingStore: () => RowStore,
  oldList: OldList,
): Outbox => {
  const lost = createListeners();
  const rows = createStore(lost.tell);
  const sentRows = createSentStore();
  const trainingRows = createTrainingStore();
  let takenOver: Promise<void> | null = null;
  return {
    all: async () => {
      const { readAll, takeOver } = await load();
      takenOver ??= takeOver(rows, oldList).catch((error: unknown) => {
        takenOver = null;
        throw error;
      });
      await takenOver;
      return readAll(rows);
    },
    save: async (entry) => {
      await rows.setItem(entry.clientId, entry);
    },
    remove: async (clientId) => {
      await rows.removeItem(clientId);
    },
    keepSent: async (entry, now) => (await load()).moveToSent(rows, sentRows, entry, now),
    sent: async (now) => (await load()).readSent(sentRows, now),
    removeSent: async (entry) => {
      await sentRows.removeItem((await load()).sentName(entry));
    },
    clearSent: () => sentRows.clear(),
    keepTrainingIds: async (ids, now) =>
      (await loadTrainingIds()).writeTrainingIds(trainingRows, rows, ids, now),
    trainingIds: async () => (await loadTrainingIds()).readTrainingIds(trainingRows),
    onLost: lost.add,
  };
};
