import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { NewerDatabaseError, StorageFullError, StorageUnavailableError } from '../../../src/domain/errors';
import { createIds } from '../../../src/services/browser';
import { openedInTime } from '../../../src/services/database/connection';
import { createDatabase } from '../../../src/services/database/createDatabase';
import {
  anExercise,
  anOwner,
  aScreening,
  aScreeningRun,
  aServerScreeningRun,
  aUser,
  aUserScreening,
} from '../../builders';
import { describeDatabase } from './databaseContract';
import { fill } from './filled';
import { describeLoss } from './lossContract';

const anna = anOwner();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describeDatabase('as_db', async () => createDatabase(createIds(crypto)));
describeLoss('as_db', () => ({ database: createDatabase(createIds(crypto)), lose: () => deleteDB('as_db') }));

/** The internals of a transaction of fake-indexeddb: how to run any operation, and how to end without storing. */
interface Insides {
  _execRequestAsync(work: { source: IDBObjectStore; operation: () => unknown }): IDBRequest<IDBValidKey>;
  _abort(errorName: string): void;
}
const insidesOf = (store: IDBObjectStore) => store.transaction as unknown as Insides;

/** Makes the next `put` into this table fail as in a browser: its request, and its transaction too. */
const failNextPut = (table: string, name: string) => {
  const put = IDBObjectStore.prototype.put;
  const stub = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args: Parameters<typeof put>
  ) {
    if (this.name !== table) return put.apply(this, args);
    stub.mockRestore();
    const operation = () => {
      throw Object.assign(new Error('No.'), { name });
    };
    return insidesOf(this)._execRequestAsync({ source: this, operation });
  });
};

describe('the tables of as_db', () => {
  test('[DB-1] [DB-2] are those of schema version 3, each with its key and indexes', async () => {
    await createDatabase(createIds(crypto)).load(anna);
    const db = await openDB('as_db');
    expect(db.version).toBe(3);
    const tx = db.transaction([...db.objectStoreNames]);
    const described = [...db.objectStoreNames].map((name) => {
      const { keyPath, autoIncrement, indexNames } = tx.objectStore(name);
      return [name, keyPath, autoIncrement, [...indexNames].join(' ')];
    });
    expect(described).toEqual([
      ['exercise', 'id', false, ''],
      ['exerciseRun', 'localId', true, 'clientId start'],
      ['screening', 'id', false, ''],
      ['screeningRun', 'localId', true, 'clientId start userId'],
      ['user', 'id', false, 'username'],
      ['userScreening', 'id', false, 'userId'],
      ['video', 'fileName', false, ''],
    ]);
    db.close();
  });

  test('[DB-3] a video has fileName, buffer and type', async () => {
    await createDatabase(createIds(crypto)).saveVideo('a.mp4', new Blob(['a'], { type: 'video/mp4' }));
    const db = await openDB('as_db');
    expect(await db.getAll('video')).toEqual([
      { fileName: 'a.mp4', buffer: expect.anything(), type: 'video/mp4' },
    ]);
    db.close();
  });

  /** Makes the browser refuse every Blob with this error. */
  const refuseBlobs = (name: string) => {
    const put = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: { buffer?: unknown },
    ) {
      if (value.buffer instanceof Blob) throw Object.assign(new Error('No.'), { name });
      return put.call(this, value);
    });
  };

  test.each(['DataCloneError', 'UnknownError', 'InvalidStateError', 'TypeError'])(
    '[DB-3] [DB-13] a browser that cannot store a Blob (%s) gets its bytes',
    async (name) => {
      refuseBlobs(name);
      const database = createDatabase(createIds(crypto));
      await database.saveVideo('a.mp4', new Blob(['bewegt'], { type: 'video/mp4' }));
      const video = await database.video('a.mp4');
      expect(await video?.text()).toBe('bewegt');
      expect(video?.type).toBe('video/mp4');
    },
  );

  test('[DB-13] a video for which there is no space is not written a second time', async () => {
    refuseBlobs('QuotaExceededError');
    const database = createDatabase(createIds(crypto));
    await expect(database.saveVideo('a.mp4', new Blob(['a']))).rejects.toThrow(StorageFullError);
    expect(await database.video('a.mp4')).toBeNull();
  });

  test('two tabs share them', async () => {
    const [first, second] = [createDatabase(createIds(crypto)), createDatabase(createIds(crypto))];
    await first.replaceUsers([aUser()]);
    expect((await second.load(anna)).users).toEqual([aUser()]);
  });
});

describe('a write that fails', () => {
  const filled = async () => {
    const database = createDatabase(createIds(crypto));
    await fill(database);
    return { database, before: await database.load(anna) };
  };
  const another = {
    userScreenings: [aUserScreening({ id: 49 })],
    screenings: [aScreening({ id: 39 })],
    runs: [aServerScreeningRun({ id: 599 })],
    athleteIds: [],
  };

  test.each(['userScreening', 'screening', 'screeningRun'])(
    '[UP-16] in %s leaves the former screenings whole',
    async (table) => {
      const { database, before } = await filled();
      failNextPut(table, 'QuotaExceededError');
      await expect(database.replaceScreenings(another, anna)).rejects.toThrow(StorageFullError);
      expect(await database.load(anna)).toEqual(before);
    },
  );

  test('[UP-16] leaves the former users and exercises whole', async () => {
    const { database, before } = await filled();
    failNextPut('user', 'QuotaExceededError');
    await expect(database.replaceUsers([aUser({ id: 9 })])).rejects.toThrow(StorageFullError);
    failNextPut('exercise', 'QuotaExceededError');
    await expect(database.replaceExercises([anExercise({ id: 9 })], anna)).rejects.toThrow(StorageFullError);
    expect(await database.load(anna)).toEqual(before);
  });

  test('[UP-16] because its transaction is aborted, leaves the former data whole', async () => {
    const { database, before } = await filled();
    const put = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...args: Parameters<typeof put>
    ) {
      const request = put.apply(this, args);
      if (this.name === 'screening') this.transaction.abort();
      return request;
    });
    await expect(database.replaceScreenings(another, anna)).rejects.toThrow();
    jest.restoreAllMocks();
    expect(await database.load(anna)).toEqual(before);
  });

  test('only when it is to be committed is a full disk as well', async () => {
    const { database, before } = await filled();
    const put = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...args: Parameters<typeof put>
    ) {
      const request = put.apply(this, args);
      request.addEventListener('success', () => insidesOf(this)._abort('QuotaExceededError'));
      return request;
    });
    await expect(database.replaceUsers([aUser({ id: 9 })])).rejects.toThrow(StorageFullError);
    jest.restoreAllMocks();
    expect(await database.load(anna)).toEqual(before);
  });

  test('of a run is reported as a full disk, and the next one succeeds', async () => {
    const database = createDatabase(createIds(crypto));
    const run = aScreeningRun();
    failNextPut('screeningRun', 'QuotaExceededError');
    await expect(database.saveRun(run)).rejects.toThrow(StorageFullError);
    await database.saveRun(run);
    expect((await database.load(anna)).runs.screeningRun).toHaveLength(1);
  });

  test('for another reason is reported with the error of the browser', async () => {
    failNextPut('screeningRun', 'ConstraintError');
    await expect(createDatabase(createIds(crypto)).saveRun(aScreeningRun())).rejects.toMatchObject({
      name: 'ConstraintError',
    });
  });
});

describe('the connection', () => {
  const lossNames = ['InvalidStateError', 'UnknownError', 'AbortError'];

  test.each(lossNames)('[DB-13] is opened again after %s, and the call is repeated', async (name) => {
    const database = createDatabase(createIds(crypto));
    await database.replaceUsers([aUser()]);
    const opened = jest.spyOn(indexedDB, 'open');
    failNextPut('user', name);
    await database.replaceUsers([aUser({ id: 9 })]);
    expect(opened).toHaveBeenCalledTimes(1);
    expect((await database.load(anna)).users).toEqual([aUser({ id: 9 })]);
  });

  test.each(lossNames)(
    '[DB-13] that stays broken (%s) is tried twice per call, and told of once it works again',
    async (name) => {
      const database = createDatabase(createIds(crypto));
      await database.replaceUsers([aUser()]);
      const [lost, broken, stopped] = [jest.fn(), jest.fn(), jest.fn()];
      database.onLost(lost);
      database.onBroken(broken);
      database.onBroken(stopped)();
      const opened = jest.spyOn(indexedDB, 'open');
      const transactions = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
        throw new DOMException('Connection to Indexed Database server lost.', name);
      });
      await expect(database.load(anna)).rejects.toMatchObject({ name });
      await expect(database.load(anna)).rejects.toMatchObject({ name });
      expect(opened).toHaveBeenCalledTimes(3);
      expect(broken).toHaveBeenCalledTimes(2);
      expect(stopped).not.toHaveBeenCalled();
      expect(lost).not.toHaveBeenCalled();
      transactions.mockRestore();
      expect((await database.load(anna)).users).toEqual([aUser()]);
      expect(lost).toHaveBeenCalledTimes(1);
      expect(broken).toHaveBeenCalledTimes(2);
    },
  );

  test.each(['ConstraintError', 'QuotaExceededError'])('[DB-13] is kept after %s', async (name) => {
    const database = createDatabase(createIds(crypto));
    await database.replaceUsers([aUser()]);
    const opened = jest.spyOn(indexedDB, 'open');
    failNextPut('user', name);
    await expect(database.replaceUsers([aUser({ id: 9 })])).rejects.toThrow();
    expect((await database.load(anna)).users).toEqual([aUser()]);
    expect(opened).not.toHaveBeenCalled();
  });

  test('[FL-11] that is open begins a write at once, before the page draws what is written', async () => {
    const database = createDatabase(createIds(crypto));
    const run = aScreeningRun();
    const localId = await database.saveRun(run);
    const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
    const saved = database.saveRun({ ...run, clientRevision: 1 });
    expect(begun).toHaveBeenCalledTimes(1);
    expect(await saved).toBe(localId);
  });

  test('takes calls in the order in which they were made, also while it is being opened', async () => {
    const cleared = jest.spyOn(IDBObjectStore.prototype, 'clear');
    const database = createDatabase(createIds(crypto));
    const calls: Promise<void>[] = [];
    const taken: number[] = [];
    const put = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row) {
      taken.push(row.id);
      return put.call(this, row);
    });
    while (cleared.mock.calls.length < 3) {
      for (let turn = 0; turn < 20; turn += 1) {
        calls.push(database.replaceUsers([aUser({ id: calls.length + 1 })]));
        await null;
      }
      await new Promise(setImmediate);
    }
    await Promise.all(calls);
    expect(taken).toEqual(calls.map((_call, at) => at + 1));
  });

  test('[DB-13] that the browser closes is forgotten at once, and told of to whom still listens', async () => {
    const opened = jest.spyOn(indexedDB, 'open');
    const database = createDatabase(createIds(crypto));
    await database.replaceUsers([aUser()]);
    const [stopped, listening] = [jest.fn(), jest.fn()];
    database.onLost(stopped)();
    database.onLost(listening);
    const connection = opened.mock.results[0]?.value.result;
    forceCloseDatabase(connection as never);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(listening).toHaveBeenCalledTimes(1);
    expect(stopped).not.toHaveBeenCalled();
    const broken = jest.spyOn(connection, 'transaction');
    expect((await database.load(anna)).users).toEqual([aUser()]);
    expect(broken).not.toHaveBeenCalled();
  });

  describe('that the browser never opens', () => {
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    test('[DB-14] counts as failed after 10 seconds, and the next call opens again', async () => {
      const database = createDatabase(createIds(crypto));
      jest.spyOn(indexedDB, 'open').mockReturnValueOnce(Reflect.construct(IDBOpenDBRequest, []));
      const loaded = expect(database.load(anna)).rejects.toThrow(StorageUnavailableError);
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
      await jest.advanceTimersByTimeAsync(10_000);
      await loaded;
      expect((await database.load(anna)).users).toEqual([]);
    });

    test('[DB-14] is closed if it comes after all', async () => {
      const close = jest.fn();
      let come = (_db: { close(): void }) => {};
      const opening = new Promise<{ close(): void }>((resolve) => {
        come = resolve;
      });
      const opened = expect(openedInTime(opening)).rejects.toThrow(StorageUnavailableError);
      await jest.advanceTimersByTimeAsync(10_000);
      await opened;
      come({ close });
      await new Promise(setImmediate);
      expect(close).toHaveBeenCalledTimes(1);
    });
  });

  test('[DB-13] that the browser closes is opened again by itself, although the first try comes too early', async () => {
    const opened = jest.spyOn(indexedDB, 'open');
    const database = createDatabase(createIds(crypto));
    await database.replaceUsers([aUser()]);
    const lost = jest.fn();
    database.onLost(lost);
    // Chromium does so while it still deletes the database.
    opened.mockImplementationOnce(() => {
      throw new DOMException('The connection was closed.', 'AbortError');
    });
    forceCloseDatabase(opened.mock.results[0]?.value.result as never);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  test('is tried again after it could not be opened', async () => {
    const database = createDatabase(createIds(crypto));
    jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new Error('not now');
    });
    await expect(database.load(anna)).rejects.toThrow('not now');
    expect((await database.load(anna)).users).toEqual([]);
  });

  test('[DB-11] lets a newer app upgrade, and then says that the data are newer', async () => {
    const database = createDatabase(createIds(crypto));
    await database.load(anna);
    const newer = await openDB('as_db', 4);
    await expect(database.load(anna)).rejects.toThrow(NewerDatabaseError);
    newer.close();
  });

  test('[DB-1] to the data of a newer app is not made', async () => {
    (await openDB('as_db', 4)).close();
    await expect(createDatabase(createIds(crypto)).load(anna)).rejects.toThrow(NewerDatabaseError);
  });
});
