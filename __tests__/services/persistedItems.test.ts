import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { createRows } from '../../src/services/localforageRows';
import { createPersistedItems } from '../../src/services/persistedItems';
import { FakeLog } from '../fakes/browser';

/** Lets the database finish all it can. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
};

test('[DB-13] items that were read or written are stored again after a loss', async () => {
  const others = createRows('athletik', () => {});
  await others.setItem('read', 'eins');
  const log = new FakeLog();
  const items = createPersistedItems(log);
  expect(await items.getItem('read')).toBe('eins');
  expect(await items.getItem('missing')).toBeNull();
  await items.setItem('written', 'zwei');
  await items.setItem('removed', 'drei');
  await items.removeItem('removed');
  await deleteDB('athletik');
  await settle();
  expect(await others.keys()).toEqual(['read', 'written']);
  expect(await others.getItem('read')).toBe('eins');
  expect(log.entries).toEqual([]);
});

test('[DB-13] what another tab has stored since is not replaced after a loss', async () => {
  const items = createPersistedItems(new FakeLog());
  await items.setItem('written', 'alt');
  await createRows('athletik', () => {}).setItem('written', 'neu');
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  });
  await items.getItem('other');
  await settle();
  expect(await items.getItem('written')).toBe('neu');
});

test('[DB-13] an item that cannot be stored again is logged', async () => {
  const log = new FakeLog();
  const items = createPersistedItems(log);
  await items.setItem('written', 'zwei');
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await deleteDB('athletik');
  await settle();
  expect(log.entries).toMatchObject([{ context: 'persistedItems' }]);
});
