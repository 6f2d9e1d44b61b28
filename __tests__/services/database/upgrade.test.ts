import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { StorageFullError, StorageUnavailableError } from '../../../src/domain/errors';
import { createDatabase } from '../../../src/services/database/createDatabase';
import { anOwner } from '../../builders';
import { countingIds } from '../../fakes/browser';
import { aScreeningRun1, aTrainingRun1, makeVersion1 } from './oldDatabases/version1';

const anna = anOwner();
const open = () => createDatabase(countingIds({ value: 0 }));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const rows = { screeningRun: [aScreeningRun1()], trainingRun: [aTrainingRun1()] };

/** Opens the database as it is, without the app. */
const asItIs = async () => {
  const db = await openDB('as_db');
  const content = await Promise.all([...db.objectStoreNames].map((name) => db.getAll(name)));
  db.close();
  return { version: db.version, tables: [...db.objectStoreNames], content };
};

/**
 * Runs a function, for example one that throws, at each write into the table of exercise runs near the upgrade's end.
 */
const duringLatePuts = (act: (store: IDBObjectStore) => void) => {
  const put = IDBObjectStore.prototype.put;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args: Parameters<typeof put>
  ) {
    const request = put.apply(this, args);
    if (this.name === 'exerciseRun') act(this);
    return request;
  });
};

describe('an upgrade that is broken off', () => {
  beforeEach(async () => {
    (await makeVersion1(rows)).close();
  });

  const expectWholeUpgrade = async () => {
    jest.restoreAllMocks();
    const database = open();
    expect(await database.sendableRuns('screeningRun', anna)).toHaveLength(1);
    expect(await database.sendableRuns('exerciseRun', anna)).toHaveLength(1);
    expect((await asItIs()).version).toBe(3);
  };

  test('[DB-1] by an error changes nothing, tells that error, and runs again whole', async () => {
    const before = await asItIs();
    duringLatePuts(() => {
      throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    });
    await expect(open().load(anna)).rejects.toThrow(StorageFullError);
    expect(await asItIs()).toEqual(before);
    await expectWholeUpgrade();
  });

  test('[DB-1] by the browser changes nothing, and runs again whole', async () => {
    const before = await asItIs();
    duringLatePuts((store) => store.transaction.abort());
    await expect(open().load(anna)).rejects.toMatchObject({ name: 'AbortError' });
    expect(await asItIs()).toEqual(before);
    await expectWholeUpgrade();
  });

  test('[DB-1] runs again in the same tab', async () => {
    const database = open();
    duringLatePuts((store) => store.transaction.abort());
    await expect(database.load(anna)).rejects.toMatchObject({ name: 'AbortError' });
    jest.restoreAllMocks();
    expect((await database.load(anna)).runs.screeningRun).toHaveLength(1);
  });
});

describe('a tab with an older app', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Lets the database finish all it can, then lets 2 seconds pass. */
  const pass = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    jest.advanceTimersByTime(2000);
  };

  test('[DB-11] that lets go never keeps the upgrade waiting', async () => {
    const old = await makeVersion1(rows);
    old.addEventListener('versionchange', () => old.close());
    const database = open();
    const heard = jest.fn();
    database.onBlockedChange(heard);
    expect((await database.load(anna)).runs.screeningRun).toHaveLength(1);
    await pass();
    expect(heard).not.toHaveBeenCalled();
  });

  test('[DB-11] that holds on is told of, and once it is closed everything goes on by itself', async () => {
    const old = await makeVersion1(rows);
    const database = open();
    const blocked: boolean[] = [];
    database.onBlockedChange((isBlocked) => blocked.push(isBlocked));
    const loaded = database.load(anna);
    await pass();
    expect(blocked).toEqual([true]);
    old.close();
    expect((await loaded).runs.screeningRun).toHaveLength(1);
    expect(blocked).toEqual([true, false]);
  });

  test('[DB-11] [DB-14] that holds on for longer than an opening may take is no failure', async () => {
    const old = await makeVersion1(rows);
    const loaded = open().load(anna);
    await pass();
    await jest.advanceTimersByTimeAsync(60_000);
    old.close();
    expect((await loaded).runs.screeningRun).toHaveLength(1);
  });

  test('[DB-11] that holds on is told of by its version if the browser sends no event', async () => {
    const old = await makeVersion1(rows);
    const listen = IDBOpenDBRequest.prototype.addEventListener;
    jest.spyOn(IDBOpenDBRequest.prototype, 'addEventListener').mockImplementation(function (
      this: IDBOpenDBRequest,
      ...args: Parameters<typeof listen>
    ) {
      if (args[0] !== 'blocked') listen.apply(this, args);
    });
    const database = open();
    const heard = jest.fn();
    database.onBlockedChange(heard);
    const loaded = database.load(anna);
    await pass();
    await new Promise(setImmediate);
    expect(heard.mock.calls).toEqual([[true]]);
    old.close();
    await loaded;
  });

  test('[DB-14] is not blamed for a browser that does not answer', async () => {
    const database = open();
    await database.load(anna);
    const heard = jest.fn();
    const other = open();
    other.onBlockedChange(heard);
    jest.spyOn(indexedDB, 'open').mockReturnValueOnce(Reflect.construct(IDBOpenDBRequest, []));
    const loaded = expect(other.load(anna)).rejects.toThrow(StorageUnavailableError);
    await pass();
    await jest.advanceTimersByTimeAsync(8000);
    await loaded;
    expect(heard).not.toHaveBeenCalled();
  });

  test('[DB-11] is not reported for a slow upgrade', async () => {
    (await makeVersion1(rows)).close();
    const database = open();
    const heard = jest.fn();
    database.onBlockedChange(heard);
    duringLatePuts(() => jest.advanceTimersByTime(2000));
    await database.load(anna);
    expect(heard).not.toHaveBeenCalled();
  });

  test('[DB-11] is no longer told of to whom has stopped listening', async () => {
    const old = await makeVersion1();
    const database = open();
    const [stopped, listening] = [jest.fn(), jest.fn()];
    database.onBlockedChange(stopped)();
    database.onBlockedChange(listening);
    const loaded = database.load(anna);
    await pass();
    old.close();
    await loaded;
    expect(listening.mock.calls).toEqual([[true], [false]]);
    expect(stopped).not.toHaveBeenCalled();
  });
});
