import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createConnection, openedInTime } from './database/connection';

/** The only table, as localforage's own driver names it. */
const table = 'keyvaluepairs';

interface Schema extends DBSchema {
  [table]: { key: string; value: unknown };
}

/** The options of a store with this driver. */
export interface RowsOptions extends LocalForageOptions {
  name: string;
  /** Called when the connection was lost, and perhaps every row with it [DB-13]. */
  onLost: () => void;
}

/** What the driver adds to a store. */
interface Connected {
  withRows: ReturnType<typeof createConnection<IDBPDatabase<Schema>>>;
}

/**
 * Opens a database as localforage's own driver left it: in any version, and without the table if the tab was killed
 * while it was being made.
 */
const open = async (name: string, version?: number): Promise<IDBPDatabase<Schema>> => {
  const db = await openedInTime(
    openDB<Schema>(name, version, { upgrade: (upgraded) => void upgraded.createObjectStore(table) }),
  );
  if (db.objectStoreNames.contains(table)) return db;
  db.close();
  return open(name, db.version + 1);
};

/**
 * A localforage driver for the same databases as its own IndexedDB driver. That one never recovers from
 * `UnknownError`, `AbortError` or an opening that failed; this one shares the connection code of `as_db` [DB-13]. The
 * build puts it in the place of the drivers of localforage (webpack.config.js).
 */
const driver: LocalForageDriver & ThisType<Connected> = {
  _driver: 'athletik',
  _support: true,
  _initStorage(options) {
    const { name, onLost } = options as RowsOptions;
    this.withRows = createConnection(() => open(name), onLost);
  },
  getItem: function getItem<Row>(key: string) {
    return this.withRows(async (db) => ((await db.get(table, key)) ?? null) as Row | null);
  },
  setItem(key, row) {
    return this.withRows(async (db) => {
      await db.put(table, row, key);
      return row;
    });
  },
  removeItem(key) {
    return this.withRows((db) => db.delete(table, key));
  },
  clear() {
    return this.withRows((db) => db.clear(table));
  },
  length() {
    return this.withRows((db) => db.count(table));
  },
  key(index) {
    return this.withRows(async (db) => (await db.getAllKeys(table))[index] ?? '');
  },
  keys() {
    return this.withRows((db) => db.getAllKeys(table));
  },
  iterate: function iterate<Row, Result>(visit: (row: Row, key: string, count: number) => Result) {
    return this.withRows(async (db) => {
      let cursor = await db.transaction(table).store.openCursor();
      for (let count = 1; cursor; count += 1) {
        const result = visit(cursor.value as Row, cursor.key, count);
        if (result !== undefined) return result;
        cursor = await cursor.continue();
      }
      return undefined as Result;
    });
  },
};

// localforage imports its drivers by their default export.
export default driver;
