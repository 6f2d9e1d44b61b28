import { sessionKeys } from './sessionKeys';
import { userKey } from './storedUser';

/** A store of texts in IndexedDB. */
export interface CopyStore {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, text: string): Promise<unknown>;
  removeItem(key: string): Promise<void>;
}

/** What this module needs of localStorage. */
export type Items = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key in localStorage of the number of changes so far. A copy with a higher one has what localStorage lost. */
const changesKey = 'sessionChanges';

const copiedKeys: readonly string[] = [changesKey, ...sessionKeys];

/** The key of the copy in its store. */
const copyKey = userKey;

/** Milliseconds after which every browser has brought localStorage to the disk. */
const untilWritten = 60_000;

/** Without a copy a session is only less safe. */
const ignore = () => {};

const changesOf = (items: Items): number => Number(items.getItem(changesKey)) || 0;

/** Removes the copy once the disk has what it holds. A later change has a copy and an end of its own. */
const removeLater = (items: Items, store: CopyStore): void => {
  const changes = changesOf(items);
  setTimeout(() => {
    if (changesOf(items) === changes) store.removeItem(copyKey).catch(ignore);
  }, untilWritten);
};

const writeCopy = (items: Items, store: CopyStore): void => {
  const copy = new URLSearchParams();
  for (const key of copiedKeys) {
    const text = items.getItem(key);
    if (text !== null) copy.set(key, text);
  }
  store.setItem(copyKey, String(copy)).catch(ignore);
  removeLater(items, store);
};

const setOrRemove = (items: Items, key: string, text: string | null): void =>
  text === null ? items.removeItem(key) : items.setItem(key, text);

/**
 * Returns localStorage with a copy of each change in IndexedDB until the change is safe: a browser that is killed has
 * written IndexedDB to the disk, and the last minute of localStorage not yet. Without the copy it would forget a
 * sign-in, an update or which server it knows, and remember who has signed out [DB-8, DB-9, CO-26].
 */
export const withCopy = (items: Items, store: CopyStore): Items => {
  const change = (key: string, text: string | null) => {
    setOrRemove(items, key, text);
    items.setItem(changesKey, String(changesOf(items) + 1));
    writeCopy(items, store);
  };
  return {
    getItem: (key) => items.getItem(key),
    setItem: change,
    removeItem: (key) => change(key, null),
  };
};

/** Takes the copy back where localStorage has lost changes. Throws when one of the two cannot be read. */
export const takeCopyBack = async (items: Items, store: CopyStore): Promise<void> => {
  items.getItem(changesKey);
  const stored = await store.getItem(copyKey);
  if (stored === null) return;
  const copy = new URLSearchParams(stored);
  if (Number(copy.get(changesKey)) > changesOf(items))
    for (const key of copiedKeys) setOrRemove(items, key, copy.get(key));
  removeLater(items, store);
};
