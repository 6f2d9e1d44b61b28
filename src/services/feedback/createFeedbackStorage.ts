import { createListeners } from '../listeners';
import type { FeedbackStorage } from '../ports';
import type { RowStore } from '../rowStore';

// Loaded on demand, because the first screen does not need this code.
const load = () => import('./feedbackRows');

interface BrowserFeedbackStorage extends FeedbackStorage {
  /** Makes rows of the drafts and settled keys in an item of redux-persist. */
  takeOver(item: string): Promise<void>;
}

/** The feedback on this browser: one row per draft and per settled key. */
export const createFeedbackStorage = (
  createStore: (onLost: () => void) => RowStore,
): BrowserFeedbackStorage => {
  const lost = createListeners();
  const rows = createStore(lost.tell);
  return {
    all: async () => (await load()).readAll(rows),
    save: async (row) => (await load()).write(rows, row),
    remove: async (row) => (await load()).remove(rows, row),
    takeOver: async (item) => (await load()).takeOver(rows, item),
    onLost: lost.add,
  };
};

/** The methods of a storage that redux-persist uses. */
interface ItemStore {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, item: string): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

/**
 * Returns the storage for redux-persist. An older app version kept drafts and settled keys in its item of feedback,
 * and redux-persist overwrites that item soon after it was read. So they become rows before. If that fails,
 * redux-persist cannot read the item and leaves it as it is.
 */
export const withTakeOver = (items: ItemStore, { takeOver }: BrowserFeedbackStorage): ItemStore => ({
  getItem: async (key) => {
    const item = await items.getItem(key);
    if (key === 'persist:feedback' && item?.includes('"drafts":')) await takeOver(item);
    return item;
  },
  setItem: (key, item) => items.setItem(key, item),
  removeItem: (key) => items.removeItem(key),
});
