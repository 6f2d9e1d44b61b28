import { StorageFullError, StorageUnavailableError } from '../domain/errors';
import { userKey } from './storedUser';

/**
 * Returns localStorage once it and IndexedDB could be read. Rejects with `StorageUnavailableError` when the browser
 * denies one of them or does not answer [DB-14]. A full disk is no reason: what is stored can still be sent.
 */
export const openStorage = async (items: { getItem(key: string): Promise<unknown> }): Promise<Storage> => {
  try {
    localStorage.getItem(userKey);
    await items.getItem(userKey);
  } catch (error) {
    if (!(error instanceof StorageFullError)) throw new StorageUnavailableError(String(error));
  }
  return localStorage;
};
