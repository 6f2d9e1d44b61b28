/** Reads and writes many rows in slices, each in a task of its own, so that the page reacts in between. */
import { type IDBPObjectStore, unwrap } from 'idb';
import { sliceSize } from '../sliceSize';

/** A table of runs within a transaction. */
export interface RunTable {
  get(localId: number): Promise<object | undefined>;
  getAll(range?: IDBKeyRange | null, count?: number): Promise<{ localId?: number }[]>;
  openKeyCursor(range: null, direction: 'prev'): Promise<{ primaryKey: number } | null>;
}

/**
 * Calls `onSlice` with the rows of a table of runs, in the order of their keys. The browser reads the next slice
 * meanwhile. Call it within a transaction.
 */
export const readInSlices = async (table: RunTable, onSlice: (rows: object[]) => void): Promise<void> => {
  const slice = (range: IDBKeyRange | null) => table.getAll(range, sliceSize);
  let coming: ReturnType<typeof slice> | null = slice(null);
  while (coming) {
    const rows: Awaited<ReturnType<typeof slice>> = await coming;
    const last = rows[sliceSize - 1];
    coming = last ? slice(IDBKeyRange.lowerBound(last.localId, true)) : null;
    onSlice(rows);
  }
};

/**
 * Puts rows into a table. Call it within a transaction, and wait for its `done`, too. There is one promise for all
 * rows: with one for each of thousands, the promises cost as much as the writing. It rejects at once, and so before
 * `done`, which does not tell the reason.
 */
export const putAll = <Row>(
  // biome-ignore lint/suspicious/noExplicitAny: any table of any schema; the row is what is checked.
  table: { put(row: Row): unknown } & IDBPObjectStore<any, any, any, 'readwrite'>,
  rows: readonly Row[],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const store = unwrap(table);
    const putFrom = (start: number) => {
      const requests = rows.slice(start, start + sliceSize).map((row) => store.put(row));
      const last = requests.at(-1);
      if (!last) return resolve();
      for (const request of requests) request.onerror = () => reject(request.error);
      last.onsuccess = () => putFrom(start + sliceSize);
    };
    putFrom(0);
  });
