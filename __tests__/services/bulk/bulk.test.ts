import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { ApiError, StorageFullError } from '../../../src/domain/errors';
import { createIds } from '../../../src/services/browser';
import { createBulk } from '../../../src/services/bulk/inPage';
import { createDatabase } from '../../../src/services/database/createDatabase';
import type { Bulk, Database, FetchedScreenings, Http } from '../../../src/services/ports';
import { readAnswer } from '../../../src/services/readAnswer';
import { anOwner, aScreeningRun, aServerScreeningRun } from '../../builders';
import { describeDatabase } from '../database/databaseContract';
import { workerInProcess } from './workerInProcess';

const anna = anOwner();

/** What the server returns next; afterwards lists without a run. */
const bodies: string[] = [];
const http: Pick<Http, 'send'> = {
  send: async (call) => readAnswer(call, bodies.shift() ?? '[]'),
};
const patient = () => new AbortController().signal;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  bodies.length = 0;
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
    bodies.push(JSON.stringify(runs));
    for (const id of athleteIds) await bulk.requestRuns(id, null, patient());
    return bulk.replaceScreenings({ ...data, athleteIds }, owner);
  },
});

describeDatabase('work in bulk in the page', async () => {
  const database = open();
  return withBulk(database, createBulk(database, http));
});

describeDatabase('work in bulk in a worker, with a connection of its own', async () => {
  const database = open();
  return withBulk(database, workerInProcess(createBulk(open(), http), createBulk(database, http)).bulk);
});

/** Work in bulk that nobody asks for in this test. */
const unused: Bulk = {
  load: () => Promise.reject(new Error('load')),
  sendableRuns: () => Promise.reject(new Error('sendableRuns')),
  markSent: () => Promise.reject(new Error('markSent')),
  nameServer: () => Promise.reject(new Error('nameServer')),
  requestRuns: () => Promise.reject(new Error('requestRuns')),
  replaceScreenings: () => Promise.reject(new Error('replaceScreenings')),
};

const manyRuns = Array.from({ length: 601 }, (_, number) =>
  aScreeningRun({ clientId: `run ${number}`, localId: number }),
);

const twoRuns = JSON.stringify([
  aServerScreeningRun({ screeningId: 31 }),
  aServerScreeningRun({ screeningId: 31 }),
]);

const failure = { status: 'rejected', reason: new Error('The worker has failed.') };

describe('a worker for work in bulk', () => {
  test('sends long lists in slices, and they arrive whole and in order', async () => {
    const { bulk, sizes } = workerInProcess(
      { ...unused, sendableRuns: async () => manyRuns as never },
      unused,
    );
    expect(await bulk.sendableRuns('screeningRun', anna)).toEqual(manyRuns);
    expect(sizes).toEqual([250, 250, 101]);
  });

  test('[CO-4] copies what the app cannot read as it is, however much that is', async () => {
    const rows = Array.from({ length: 300 }, () => ({
      when: new Date(0),
      size: Number.NaN,
      pieces: new Map([[1, 2]]),
    }));
    const stored = { ...(await open().load(anna)), unreadableRuns: rows };
    const { bulk } = workerInProcess({ ...unused, load: async () => stored }, unused);
    expect((await bulk.load(anna)).unreadableRuns).toEqual(rows);
  });

  test('tells of kept runs only what an update asks', async () => {
    bodies.push(twoRuns);
    const { bulk } = workerInProcess(createBulk(open(), http), unused);
    expect(await bulk.requestRuns(2, null, patient())).toEqual({ count: 2, screeningIds: [31] });
  });

  test('[API-46] refuses a malformed answer as the page does', async () => {
    bodies.push('[{}]');
    const { bulk } = workerInProcess(createBulk(open(), http), unused);
    const refused = bulk.requestRuns(2, null, patient());
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
    const inPage = { ...createBulk(open(), http), sendableRuns: async () => manyRuns as never };
    const { bulk, breakDown } = workerInProcess(
      { ...unused, sendableRuns: never, requestRuns: never },
      inPage,
    );
    const read = bulk.sendableRuns('screeningRun', anna);
    // More than can be under way at once: some are asked only after the breakdown.
    const requested = Array.from({ length: 7 }, (_, id) => bulk.requestRuns(id, null, patient()));
    breakDown();
    expect(await read).toBe(manyRuns);
    const failures = await Promise.allSettled(requested);
    expect(failures).toEqual(requested.map(() => failure));
    bodies.push(twoRuns);
    expect(await bulk.requestRuns(2, null, patient())).toMatchObject({ count: 2 });
  });

  test('passes the token on, and keeps the reason and the status of a refusal [RE-1]', async () => {
    const tokens: (string | null)[] = [];
    const refusing: Pick<Http, 'send'> = {
      send: async (_call, token) => {
        tokens.push(token);
        throw new ApiError('status', 'Nicht angemeldet', 401, null, { status: 401 });
      },
    };
    const { bulk } = workerInProcess(createBulk(open(), refusing), unused);
    const refused = bulk.requestRuns(2, 'token', patient());
    await expect(refused).rejects.toMatchObject({ reason: 'status', status: 401, body: { status: 401 } });
    expect(tokens).toEqual(['token']);
  });

  test.each(['before', 'after'])(
    'aborts a request whose caller gives up, also %s it was sent',
    async (moment) => {
      const caller = new AbortController();
      const givingUp: Pick<Http, 'send'> = {
        send: (_call, _token, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new ApiError('unreachable', 'aborted')));
            if (moment === 'after') caller.abort();
          }),
      };
      if (moment === 'before') caller.abort();
      const { bulk } = workerInProcess(createBulk(open(), givingUp), unused);
      await expect(bulk.requestRuns(2, null, caller.signal)).rejects.toMatchObject({ reason: 'unreachable' });
    },
  );

  test('sends no more requests at a time than a browser opens connections', async () => {
    let underWay = 0;
    const silent: Pick<Http, 'send'> = {
      send: () => {
        underWay += 1;
        return new Promise(() => {});
      },
    };
    const { bulk } = workerInProcess(
      { ...createBulk(open(), silent), load: async () => null as never },
      unused,
    );
    for (let athlete = 0; athlete < 7; athlete += 1) void bulk.requestRuns(athlete, null, patient());
    // Comes after all that was asked before.
    await bulk.load(anna);
    expect(underWay).toBe(6);
  });

  test('[UP-16] stores nothing of athletes whose runs it does not have', async () => {
    const data = { userScreenings: [], screenings: [], athleteIds: [2] };
    const { bulk } = workerInProcess(createBulk(open(), http), unused);
    await expect(bulk.replaceScreenings(data, anna)).rejects.toThrow('The runs of user 2 are not kept.');
  });
});
