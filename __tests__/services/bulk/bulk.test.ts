import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { ApiError, StorageFullError } from '../../../src/domain/errors';
import { createIds } from '../../../src/services/browser';
import { createBulk } from '../../../src/services/bulk/inPage';
import { createDatabase } from '../../../src/services/database/createDatabase';
import type { Bulk, Database, FetchedScreenings } from '../../../src/services/ports';
import { anOwner, aScreeningRun, aServerScreeningRun } from '../../builders';
import { describeDatabase } from '../databaseContract';
import { workerInProcess } from './workerInProcess';

const anna = anOwner();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const open = () => createDatabase(createIds(crypto));

/** A database of which the bulk is done by this. Lists without an athlete come as those of somebody. */
const withBulk = (database: Database, bulk: Bulk): Database => ({
  ...database,
  load: bulk.load,
  sendableRuns: bulk.sendableRuns,
  markSent: bulk.markSent,
  nameServer: bulk.nameServer,
  replaceScreenings: async ({ runs, athleteIds, ...data }: FetchedScreenings, owner) => {
    if (athleteIds.length === 0) return database.replaceScreenings({ runs, athleteIds, ...data }, owner);
    const [first = 0] = athleteIds;
    for (const id of athleteIds) await bulk.receiveRuns(id, JSON.stringify(id === first ? runs : []));
    return bulk.replaceScreenings({ ...data, athleteIds }, owner);
  },
});

describeDatabase('work in bulk in the page', async () => {
  const database = open();
  return withBulk(database, createBulk(database));
});

describeDatabase('work in bulk in a worker, with a connection of its own', async () => {
  const database = open();
  return withBulk(database, workerInProcess(createBulk(open()), createBulk(database)).bulk);
});

/** Work in bulk that nobody asks for in this test. */
const unused: Bulk = createBulk({
  load: () => Promise.reject(new Error('load')),
  sendableRuns: () => Promise.reject(new Error('sendableRuns')),
  markSent: () => Promise.reject(new Error('markSent')),
  nameServer: () => Promise.reject(new Error('nameServer')),
  replaceScreenings: () => Promise.reject(new Error('replaceScreenings')),
  runIds: () => Promise.reject(new Error('runIds')),
});

const manyRuns = Array.from({ length: 601 }, (_, number) =>
  aScreeningRun({ clientId: `run ${number}`, localId: number }),
);

const kept = JSON.stringify([
  aServerScreeningRun({ screeningId: 31 }),
  aServerScreeningRun({ screeningId: 31 }),
]);

describe('a worker for work in bulk', () => {
  test('sends long lists in slices, and they arrive whole and in order', async () => {
    const { bulk, sizes } = workerInProcess(
      { ...unused, sendableRuns: async () => manyRuns as never },
      unused,
    );
    expect(await bulk.sendableRuns('screeningRun', anna)).toEqual(manyRuns);
    expect(sizes).toEqual([250, 250, 101]);
  });

  test('tells of kept runs only what an update asks', async () => {
    const { bulk } = workerInProcess(createBulk(open()), unused);
    expect(await bulk.receiveRuns(2, kept)).toEqual({ count: 2, screeningIds: [31] });
  });

  test('[API-46] refuses a malformed answer as the page does', async () => {
    const { bulk } = workerInProcess(createBulk(open()), unused);
    const refused = bulk.receiveRuns(2, '[{}]');
    await expect(refused).rejects.toBeInstanceOf(ApiError);
    await expect(refused).rejects.toMatchObject({ reason: 'malformed', status: null });
  });

  test('keeps the class of an error of the device', async () => {
    const full = () => Promise.reject(new StorageFullError('voll'));
    const { bulk } = workerInProcess({ ...unused, replaceScreenings: full }, unused);
    const data = { userScreenings: [], screenings: [], athleteIds: [] };
    await expect(bulk.replaceScreenings(data, anna)).rejects.toEqual(new StorageFullError('voll'));
  });

  test('[DB-13] what it cannot read is read in the page', async () => {
    const { bulk } = workerInProcess(unused, { ...unused, sendableRuns: async () => manyRuns as never });
    expect(await bulk.sendableRuns('screeningRun', anna)).toBe(manyRuns);
  });

  test('that fails for good leaves everything to the page, also what was asked before', async () => {
    const never = () => new Promise<never>(() => {});
    const inPage = { ...createBulk(open()), sendableRuns: async () => manyRuns as never };
    const { bulk, breakDown } = workerInProcess(
      { ...unused, sendableRuns: never, receiveRuns: never },
      inPage,
    );
    const [read, keeping] = [bulk.sendableRuns('screeningRun', anna), bulk.receiveRuns(2, kept)];
    breakDown();
    expect(await read).toBe(manyRuns);
    await expect(keeping).rejects.toThrow('The worker has failed.');
    expect(await bulk.receiveRuns(2, kept)).toMatchObject({ count: 2 });
  });

  test('[UP-16] stores nothing of athletes whose runs it does not have', async () => {
    const data = { userScreenings: [], screenings: [], athleteIds: [2] };
    const { bulk } = workerInProcess(createBulk(open()), unused);
    await expect(bulk.replaceScreenings(data, anna)).rejects.toThrow('The runs of user 2 are not kept.');
  });
});
