import type { IDBPDatabase, IDBPTransaction } from 'idb';

/** The one transaction of an upgrade: what it does is kept whole or not at all. */
export type Upgrade = { db: IDBPDatabase; tx: IDBPTransaction<unknown, string[], 'versionchange'> };

/** Rows come from the disk, so their types are a promise that may be broken: such a row stays as it is, never lost. */
const rewritten = <From, To>(row: From, rewrite: (row: From) => To): From | To => {
  try {
    return rewrite(row);
  } catch {
    return row;
  }
};

/** Rewrites every row of a table in its place. */
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

/** The rows of a table with their keys, which in the oldest databases need not be a field. */
export const rowsOf = async ({ tx }: Upgrade, table: string): Promise<StoredRow[]> => {
  const store = tx.objectStore(table);
  const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return keys.map((key, index) => ({ key, row: rows[index] }));
};

/** Fills a new table whose key is the local id, keeping each row's key [DB-10]. */
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

/** A list, or nothing where an older app has left a field out. */
export const listOf = <Item>(list: Item[] | null | undefined): Item[] => list ?? [];
