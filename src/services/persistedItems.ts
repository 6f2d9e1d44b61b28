import { createRows } from './localforageRows';
import type { Log } from './ports';

/** What redux-persist needs of a storage. */
interface Items {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, text: string): Promise<unknown>;
  removeItem(key: string): Promise<void>;
}

/**
 * The storage of redux-persist in this browser. After a loss it writes the items that are gone again, because
 * redux-persist writes only those whose state changes [DB-13].
 */
export const createPersistedItems = (log: Log): Items => {
  const texts = new Map<string, string>();
  const note = (key: string, text: string | null) => {
    if (text !== null) texts.set(key, text);
    return text;
  };
  const writeAgain = async () => {
    try {
      for (const [key, text] of texts) {
        if ((await rows.getItem(key)) === null) await rows.setItem(key, text);
      }
    } catch (error) {
      log.error('persistedItems', error);
    }
  };
  const rows = createRows('athletik', () => void writeAgain());
  return {
    getItem: async (key) => note(key, await rows.getItem<string>(key)),
    setItem: (key, text) => rows.setItem(key, note(key, text)),
    removeItem: (key) => {
      texts.delete(key);
      return rows.removeItem(key);
    },
  };
};
