import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBDatabase } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import localforage from 'localforage';
import { createRows } from '../../src/services/localforageRows';

/** localforage keeps its first `indexedDB` and one connection per name. So every test has a name of its own. */
let opened = 0;
const aName = () => {
  opened += 1;
  return `rows-${opened}`;
};

describe.each([
  ['localforage’s own driver', (name: string) => localforage.createInstance({ name })],
  ['the app’s driver', (name: string) => createRows(name, () => {})],
])('%s', (_which, open) => {
  test('[DB-2] sets, gets, lists, visits and removes rows', async () => {
    const rows = open(aName());
    expect(await rows.getItem('b')).toBeNull();
    expect(await rows.setItem('b', { value: 2 })).toEqual({ value: 2 });
    await rows.setItem('a', 'eins');
    await rows.setItem('a', 'zwei');
    expect(await rows.getItem('a')).toBe('zwei');
    expect([await rows.keys(), await rows.length(), await rows.key(1)]).toEqual([['a', 'b'], 2, 'b']);
    const visited: unknown[] = [];
    expect(await rows.iterate((...row) => void visited.push(row))).toBeUndefined();
    expect(visited).toEqual([
      ['zwei', 'a', 1],
      [{ value: 2 }, 'b', 2],
    ]);
    expect(await rows.iterate((row) => row)).toBe('zwei');
    await rows.removeItem('a');
    expect(await rows.keys()).toEqual(['b']);
    await rows.clear();
    expect(await rows.length()).toBe(0);
  });
});

test('[DB-2] rows of localforage’s own driver are read on, and the other way round', async () => {
  const name = aName();
  await localforage.createInstance({ name }).setItem('a', 1);
  await createRows(name, () => {}).setItem('b', 2);
  expect(await createRows(name, () => {}).getItem('a')).toBe(1);
  expect(await localforage.createInstance({ name }).getItem('b')).toBe(2);
});

test('[DB-2] a database that was made without its table gets it', async () => {
  const name = aName();
  (await openDB(name, 1)).close();
  const rows = createRows(name, () => {});
  await rows.setItem('a', 1);
  expect(await rows.getItem('a')).toBe(1);
});

describe('[DB-13] a connection', () => {
  const filled = async () => {
    const name = aName();
    const onLost = jest.fn();
    const rows = createRows(name, onLost);
    await rows.setItem('a', 1);
    return { name, rows, onLost };
  };

  test('that the browser closes is opened again', async () => {
    const opening = jest.spyOn(indexedDB, 'open');
    const { rows, onLost } = await filled();
    forceCloseDatabase(opening.mock.results[0]?.value.result as never);
    await rows.setItem('b', 2);
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(await rows.keys()).toEqual(['a', 'b']);
  });

  test.each(['UnknownError', 'AbortError', 'InvalidStateError'])(
    'lost with %s is opened again',
    async (error) => {
      const { rows, onLost } = await filled();
      jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
        throw new DOMException('Connection to Indexed Database server lost.', error);
      });
      expect(await rows.getItem('a')).toBe(1);
      expect(onLost).toHaveBeenCalledTimes(1);
    },
  );

  test('is opened again after an opening that failed', async () => {
    const opening = jest.spyOn(indexedDB, 'open');
    const { rows } = await filled();
    const connection = opening.mock.results[0]?.value.result;
    opening.mockImplementation(() => {
      throw new DOMException('Not now.', 'UnknownError');
    });
    forceCloseDatabase(connection as never);
    await expect(rows.getItem('a')).rejects.toThrow('Not now.');
    opening.mockRestore();
    expect(await rows.getItem('a')).toBe(1);
  });

  test('to a deleted database is opened again, to an empty one', async () => {
    const { name, rows, onLost } = await filled();
    await deleteDB(name);
    expect(await rows.keys()).toEqual([]);
    expect(onLost).toHaveBeenCalledTimes(1);
    await rows.setItem('b', 2);
    expect(await rows.keys()).toEqual(['b']);
  });
});
