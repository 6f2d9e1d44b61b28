import { userKey } from './storedUser';

/** A store of texts in IndexedDB. */
export interface CopyStore {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, text: string): Promise<unknown>;
  removeItem(key: string): Promise<void>;
}

/** The localStorage key of the time at which the last sign-in ended, in milliseconds since the epoch. */
const endedKey = 'signInEndedAt';

/** Milliseconds after which every browser has brought localStorage to the disk. */
const untilWritten = 60_000;

/** Without a copy a sign-in is only less safe. */
const ignore = () => {};

const removeCopy = (store: CopyStore) => void store.removeItem(userKey).catch(ignore);

/** Removes the copy of a sign-in that has ended. Should the page close before it is gone, the noted time says so. */
export const endCopy = (storage: Storage, store: CopyStore) => {
  storage.setItem(endedKey, String(Date.now()));
  removeCopy(store);
};

const removeLater = (store: CopyStore) => setTimeout(removeCopy, untilWritten, store);

/**
 * Keeps a copy of a new sign-in in IndexedDB until it is safe in localStorage: a browser that is killed seconds after
 * the sign-in has written IndexedDB to the disk, and localStorage not yet.
 */
export const keepCopy = (store: CopyStore, user: string) => {
  store.setItem(userKey, `${Date.now()} ${user}`).catch(ignore);
  removeLater(store);
};

/**
 * Takes the copy back where localStorage has lost the sign-in, unless that has ended. Throws when one of the two cannot
 * be read.
 */
export const takeCopyBack = async (storage: Storage, store: CopyStore) => {
  const isSignedIn = storage.getItem(userKey) !== null;
  const copy = await store.getItem(userKey);
  if (copy === null) return;
  const isNewer = Number.parseInt(copy, 10) > Number(storage.getItem(endedKey));
  if (!isSignedIn && isNewer) storage.setItem(userKey, copy.slice(copy.indexOf('{')));
  removeLater(store);
};
