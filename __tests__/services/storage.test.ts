/** @jest-environment jest-fixed-jsdom */
import { StorageFullError, StorageUnavailableError } from '../../src/domain/errors';
import type { CopyStore } from '../../src/services/sessionCopy';
import { openStorage } from '../../src/services/storage';
import { isUserStored } from '../../src/services/storedUser';

const items = (getItem: CopyStore['getItem'] = async () => null): CopyStore => ({
  getItem,
  setItem: async () => {},
  removeItem: async () => {},
});

test('[DB-14] returns localStorage when it and IndexedDB can be read', async () => {
  expect(await openStorage(items())).toBe(localStorage);
});

test('[DB-14] a full disk is no reason to refuse', async () => {
  expect(await openStorage(items(() => Promise.reject(new StorageFullError())))).toBe(localStorage);
});

test.each([
  ['denied', new DOMException('denied', 'SecurityError')],
  ['missing', new ReferenceError('indexedDB is not defined')],
  ['silent', new StorageUnavailableError()],
])('[DB-14] an IndexedDB that is %s is reported', async (_how, error) => {
  await expect(openStorage(items(() => Promise.reject(error)))).rejects.toThrow(StorageUnavailableError);
});

test.each([
  [
    'throws',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['is null', () => null],
])('[DB-14] a localStorage that %s is reported', async (_how, get) => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(get as () => never);
  expect(isUserStored()).toBe(false);
  await expect(openStorage(items())).rejects.toThrow(StorageUnavailableError);
});
