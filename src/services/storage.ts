import { StorageFullError, StorageUnavailableError } from '../domain/errors';
import { type CopyStore, takeCopyBack } from './sessionCopy';

/**
 * Returns localStorage once it and IndexedDB could be read. What a killed browser has left of the session only in
 * IndexedDB is in both then. Rejects with `StorageUnavailableError` when the browser denies one of them or does not
 * answer [DB-14]. A full disk is no reason: what is stored can still be sent.
 */
export const openStorage = async (items: CopyStore): Promise<Storage> => {
  try {
    await takeCopyBack(localStorage, items);
  } catch (error) {
    if (!(error instanceof StorageFullError)) throw new StorageUnavailableError(String(error));
  }
  return localStorage;
};
