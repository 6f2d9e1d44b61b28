import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import type { LocalExerciseRun, LocalScreeningRun, RunKind } from '../../../src/domain/runs';
import { createDatabase } from '../../../src/services/database/createDatabase';
import { anExerciseRun, anOwner, aScreeningRun, aSentRun, aTestRun } from '../../builders';
import { countingIds } from '../../fakes/browser';
import { rowsOf } from './storedRows';

const anna = anOwner();
const ids = { value: 0 };
const open = () => createDatabase(countingIds(ids));

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await open().load(anna);
});

const put = async (table: string, ...rows: object[]) => {
  const db = await openDB('as_db');
  for (const row of rows) await db.put(table, row);
  db.close();
};

/** The fields of the contract, as any app of schema version 3 stores them. */
const withoutOwnFields = ({
  kind: _kind,
  recordedBy: _recordedBy,
  position: _position,
  touchedAt: _touchedAt,
  refusal: _refusal,
  clientId: _clientId,
  clientRevision: _clientRevision,
  ...row
}: LocalScreeningRun | LocalExerciseRun): object => row;

const bareScreeningRun = (run: LocalScreeningRun): object => {
  const { drafts: _drafts, ...row } = withoutOwnFields(run) as LocalScreeningRun;
  return row;
};

const bareExerciseRun = (run: LocalExerciseRun): object => {
  const {
    screeningRunClientId: _clientId,
    exercises: _exercises,
    offersFeedback: _offersFeedback,
    ...row
  } = withoutOwnFields(run) as LocalExerciseRun;
  return row;
};

const over = { completed: true, isDirty: true, position: null, clientRevision: 1 };
const screeningRun = aScreeningRun({ ...over, testRuns: [aTestRun()], drafts: {} });
const exerciseRun = anExerciseRun({ ...over, exercises: [], offersFeedback: false });

describe.each([
  ['screeningRun', bareScreeningRun(screeningRun), screeningRun],
  ['exerciseRun', bareExerciseRun(exerciseRun), exerciseRun],
] as const)('a row of version 3 in %s without the fields that only this app knows', (kind, row, run) => {
  const whole = { ...run, clientId: expect.any(String), touchedAt: run.start, localId: 1 };

  test('[DB-12] is completed with its content, and waits for the server under its athlete', async () => {
    await put(kind, row);
    const { runs, unreadableRuns } = await open().load(anna);
    expect(unreadableRuns).toEqual([]);
    expect(runs[kind]).toEqual([whole]);
    expect(await open().sendableRuns(kind, anna)).toEqual([whole]);
  });

  test('[DB-12] [FL-8] gets one client id for good, and is marked as sent under it', async () => {
    await put(kind, row);
    const [sent] = await open().sendableRuns(kind, anna);
    const clientId = String(sent?.clientId);
    expect((await open().load(anna)).runs[kind]).toMatchObject([{ clientId }]);
    await open().markSent(kind, [aSentRun({ ...run, clientId }, 77, 1)]);
    expect((await open().load(anna)).runs[kind]).toMatchObject([{ clientId, id: 77, isDirty: false }]);
  });

  test('[DB-12] gets the same client id from two tabs that open at once', async () => {
    await put(kind, row);
    const tabs = [open(), open()];
    const [first, second] = await Promise.all(tabs.map((tab) => tab.sendableRuns(kind, anna)));
    expect(first).toEqual([whole]);
    expect(second).toEqual(first);
  });

  test('[DB-12] is completed also when it is written while the app is open, but for a client id', async () => {
    const database = open();
    await database.load(anna);
    await put(kind, { ...row, clientId: run.clientId });
    expect((await database.load(anna)).runs[kind]).toEqual([{ ...whole, clientId: run.clientId }]);
  });

  test('[DB-12] waits without a client id while the disk is full, and everything else can be used', async () => {
    await put(kind, row);
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('No.', 'QuotaExceededError');
    });
    expect(await open().load(anna)).toMatchObject({ runs: { [kind]: [] }, unreadableRuns: [row] });
    expect((await open().load(anna)).runs[kind]).toEqual([whole]);
  });
});

test.each<[RunKind, object]>([
  ['screeningRun', { ...bareScreeningRun(screeningRun), testRuns: null }],
  ['exerciseRun', { ...bareExerciseRun(exerciseRun), runUnits: null }],
])('[DB-12] a damaged row of %s is not completed, and stays as it is', async (kind, row) => {
  await put(kind, row);
  expect((await open().load(anna)).unreadableRuns).toEqual([{ ...row, localId: 1 }]);
  expect(await rowsOf(kind)).toEqual([{ ...row, localId: 1 }]);
});

test('[DB-12] [CO-24] a completed row that is not dirty is the server’s copy, which any newer one replaces', async () => {
  await put('screeningRun', { ...bareScreeningRun(screeningRun), id: 77, isDirty: false });
  expect((await open().load(anna)).runs.screeningRun).toMatchObject([{ id: 77, clientRevision: 0 }]);
});

test('[DB-12] [CO-5] a row keeps what it has', async () => {
  const run = aScreeningRun({ ...over, recordedBy: 1, clientRevision: 4, position: 2 });
  await put('screeningRun', { ...bareScreeningRun(run), recordedBy: 1, clientRevision: 4, position: 2 });
  expect((await open().load(anOwner({ id: 1 }))).runs.screeningRun).toMatchObject([
    { recordedBy: 1, clientRevision: 4, position: 2 },
  ]);
});
