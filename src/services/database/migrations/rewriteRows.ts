import type { IDBPDatabase, IDBPTransaction } from 'idb';

/** The transaction of an upgrade: all of its changes are stored, or none. */
export type Upgrade = { db: IDBPDatabase; tx: IDBPTransaction<unknown, string[], 'versionchange'> };

/** Stored rows may be damaged and not fit their type. Such a row is kept unchanged instead of lost. */
const rewritten = <From, To>(row: From, rewrite: (row: From) => To): From | To => {
  try {
    return rewrite(row);
  } catch {
    return row;
  }
};

/** Rewrites every row of a table in place. */
export const rewriteRows = async <From, To>({ tx }: Upgrade, table: string, rewrite: (row: From) => To) => {
  const store = tx.objectStore(table);
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
    await cursor.update(rewritten<From, To>(cursor.value, rewrite));
  }
};

interface StoredRow {
  key: IDBValidKey;
  row: unknown;
}

/** Returns the rows of a table with their keys. In the oldest databases the key is not always a field of the row. */
export const rowsOf = async ({ tx }: Upgrade, table: string): Promise<StoredRow[]> => {
  const store = tx.objectStore(table);
  const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return keys.map((key, index) => ({ key, row: rows[index] }));
};

/** Fills a new table whose key is `localId`, and keeps each row's key [DB-10]. */
export const fillWith = async <From extends object, To>(
  { tx }: Upgrade,
  table: string,
  stored: StoredRow[],
  rewrite: (row: From) => To,
) => {
  const store = tx.objectStore(table);
  for (const { key, row } of stored) {
    const content = rewritten<From, To>(row as From, rewrite);
    await store.put({ ...content, localId: key });
  }
};

/** Returns the list, or an empty one where an older app version left the field out. */
export const listOf = <Item>(list: Item[] | null | undefined): Item[] => list ?? [];
