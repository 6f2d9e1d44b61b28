import { userKey } from './storedUser';

/** A store of texts in IndexedDB. */
export interface CopyStore {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, text: string): Promise<unknown>;
  removeItem(key: string): Promise<void>;
}

/** Milliseconds after which every browser has brought localStorage to the disk. */
const untilWritten = 60_000;

/** Without a copy a sign-in is only less safe. */
const ignore = () => {};

/** Removes the copy of the sign-in at once: it has ended. */
export const removeCopy = (store: CopyStore) => void store.removeItem(userKey).catch(ignore);

/**
 * Keeps a copy of a new sign-in in IndexedDB until it is safe in localStorage: a browser that is killed seconds after
 * the sign-in has not written that to the disk yet, but IndexedDB.
 */
export const keepCopy = (store: CopyStore, user: string) => {
  store.setItem(userKey, user).catch(ignore);
  setTimeout(removeCopy, untilWritten, store);
};

/** Takes the copy back where localStorage has lost the sign-in. Throws when one of the two cannot be read. */
export const takeCopyBack = async (storage: Storage, store: CopyStore) => {
  const isSignedIn = storage.getItem(userKey) !== null;
  const user = await store.getItem(userKey);
  if (user === null) return;
  if (!isSignedIn) storage.setItem(userKey, user);
  keepCopy(store, user);
};
