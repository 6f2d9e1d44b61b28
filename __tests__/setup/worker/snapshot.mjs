/**
 * Both run in a page of the app's origin that does not run the app. Everything that the origin stores is read from it
 * and kept in this page.
 *
 * @typedef {{ name: string, keyPath: string | string[], unique: boolean, multiEntry: boolean }} StoredIndex
 * @typedef {{ name: string, keyPath: string | string[] | null, autoIncrement: boolean, indexes: StoredIndex[], keys:
 *   IDBValidKey[], values: unknown[] }} StoredTable
 * @typedef {{ name: string, version: number, tables: StoredTable[] }} StoredDatabase
 * @typedef {{ databases: StoredDatabase[], local: Record<string, string> }} Stored
 */

/** Keeps what the origin stores now. */
export const keepSnapshot = async () => {
  /** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
  const answerOf = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  /** @param {IDBObjectStore} table @returns {Promise<StoredTable>} */
  const readTable = async (table) => {
    const { name, keyPath, autoIncrement } = table;
    const indexes = [...table.indexNames].map((index) => {
      const { name: indexName, keyPath: path, unique, multiEntry } = table.index(index);
      return { name: indexName, keyPath: path, unique, multiEntry };
    });
    const [keys, values] = await Promise.all([answerOf(table.getAllKeys()), answerOf(table.getAll())]);
    return { name, keyPath, autoIncrement, indexes, keys, values };
  };

  const readAll = async () => {
    /** @type {Stored} */
    const stored = { databases: [], local: { ...localStorage } };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      const names = [...database.objectStoreNames];
      const tables = [];
      if (names.length > 0) {
        const transaction = database.transaction(names);
        tables.push(...(await Promise.all(names.map((one) => readTable(transaction.objectStore(one))))));
      }
      stored.databases.push({ name, version: database.version, tables });
      database.close();
    }
    return stored;
  };

  /** A text that differs when the value does, down to the bytes of its blobs. @param {unknown} stored */
  const digestOf = async (stored) => {
    /** @type {ArrayBuffer[]} */
    const blobs = [];
    /** @param {unknown} value @returns {Promise<unknown>} */
    const plain = async (value) => {
      if (value instanceof Blob) {
        blobs.push(await value.arrayBuffer());
        return ['blob', value.type, value.size];
      }
      if (value instanceof Date) return ['date', value.getTime()];
      if (Array.isArray(value)) return Promise.all(value.map(plain));
      if (typeof value !== 'object' || value === null) return value === undefined ? ['undefined'] : value;
      const fields = [];
      for (const [key, field] of Object.entries(value)) fields.push([key, await plain(field)]);
      return { fields };
    };
    const text = new TextEncoder().encode(JSON.stringify(await plain(stored)));
    const hash = await crypto.subtle.digest('SHA-256', await new Blob([text, ...blobs]).arrayBuffer());
    return [...new Uint8Array(hash)].join();
  };

  /** The digest of each part of what is stored. @param {Stored} stored @returns {Promise<Map<string, string>>} */
  const digestsOf = async ({ databases, local }) => {
    const digests = new Map();
    for (const [key, value] of Object.entries(local)) digests.set(`localStorage ${key}`, value);
    for (const { name, version, tables } of databases) {
      digests.set(name, String(version));
      for (const { keys, values, ...form } of tables) {
        digests.set(`${name} ${form.name}`, await digestOf(form));
        for (const [index, value] of values.entries())
          digests.set(`${name} ${form.name} ${keys[index]}`, await digestOf(value));
      }
    }
    return digests;
  };

  /** @param {StoredDatabase} kept */
  const write = async ({ name, version, tables }) => {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      for (const { name: table, keyPath, autoIncrement, indexes } of tables) {
        const made = opening.result.createObjectStore(table, { keyPath, autoIncrement });
        for (const { name: index, keyPath: path, ...rest } of indexes) made.createIndex(index, path, rest);
      }
    };
    const database = await answerOf(opening);
    if (tables.length > 0) {
      const transaction = database.transaction(
        tables.map((table) => table.name),
        'readwrite',
      );
      for (const { name: table, keyPath, keys, values } of tables) {
        const rows = transaction.objectStore(table);
        for (const [index, value] of values.entries())
          keyPath === null ? rows.put(value, keys[index]) : rows.put(value);
      }
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
    }
    database.close();
  };

  const kept = await readAll();
  const keptDigests = await digestsOf(kept);
  const putBack = async () => {
    localStorage.clear();
    for (const [key, value] of Object.entries(kept.local)) localStorage.setItem(key, value);
    for (const { name = '' } of await indexedDB.databases()) await answerOf(indexedDB.deleteDatabase(name));
    for (const database of kept.databases) await write(database);
    const digests = await digestsOf(await readAll());
    const parts = new Set([...keptDigests.keys(), ...digests.keys()]);
    return [...parts].filter((part) => digests.get(part) !== keptDigests.get(part));
  };
  Object.assign(globalThis, { putBack });
};

/**
 * Puts back what was kept.
 *
 * @returns {Promise<string[]>} The parts of what the origin then stores that are not as they were, down to the bytes of
 *   the clips.
 */
export const putBackSnapshot = () => Reflect.get(globalThis, 'putBack')();
