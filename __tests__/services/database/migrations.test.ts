import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { unknownOrigin } from '../../../src/domain/owner';
import { createDatabase } from '../../../src/services/database/createDatabase';
import { anExercise, anOwner, aUser } from '../../builders';
import { countingIds } from '../../fakes/browser';
import {
  aScreening1,
  aScreeningRun1,
  aTrainingRun1,
  aUserScreening1,
  makeVersion1,
} from './oldDatabases/version1';
import { anExerciseRun2, aScreeningRun2, aUserScreening2, makeVersion2 } from './oldDatabases/version2';

const anna = anOwner();
const ben = anOwner({ id: 3, username: 'ben' });
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const open = () => createDatabase(countingIds({ value: 0 }));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const described = async () => {
  const db = await openDB('as_db');
  const tx = db.transaction([...db.objectStoreNames]);
  const tables = [...db.objectStoreNames].map((name) => {
    const { keyPath, autoIncrement, indexNames } = tx.objectStore(name);
    return { name, keyPath, autoIncrement, indexes: [...indexNames] };
  });
  db.close();
  return { version: db.version, tables };
};

describe('a database of version 1', () => {
  const makeFull = async () => {
    const db = await makeVersion1({
      user: [aUser()],
      userScreening: [aUserScreening1()],
      screening: [aScreening1()],
      screeningRun: [aScreeningRun1()],
      training: [{ id: 201, name: 'Unterarmstütz' }],
      trainingRun: [aTrainingRun1()],
      video: [{ fileName: 'a.mp4', buffer: new ArrayBuffer(3), type: 'video/mp4' }],
    });
    db.close();
  };

  test('[DB-1] [DB-2] [DB-4] gets the tables that a new one has', async () => {
    await open().load(anna);
    const fresh = await described();
    globalThis.indexedDB = new IDBFactory();
    await makeFull();
    await open().load(anna);
    expect(await described()).toEqual(fresh);
    expect(fresh.version).toBe(3);
  });

  test('[DB-5] keeps its screenings, with categories as tests', async () => {
    await makeFull();
    const { categories, ...screening } = aScreening1();
    expect((await open().load(anna)).screenings).toEqual([{ ...screening, tests: categories }]);
  });

  test('[DB-7] keeps its assignments, with their notes on tests and exercises', async () => {
    await makeFull();
    const { screeningNotes, trainingNotes, ...userScreening } = aUserScreening1();
    expect((await open().load(anna)).userScreenings).toEqual([
      { ...userScreening, testNotes: screeningNotes, exerciseNotes: trainingNotes },
    ]);
  });

  test('[DB-3] keeps its users and videos', async () => {
    await makeFull();
    expect(await open().load(anna)).toMatchObject({ users: [aUser()], videos: ['a.mp4'] });
  });

  test('[DB-6] [CO-20] keeps a dirty screening run, which now waits for the server under its owner', async () => {
    await makeFull();
    const [run, ...others] = await open().sendableRuns('screeningRun', anna);
    expect(others).toEqual([]);
    expect(run).toEqual({
      kind: 'screeningRun',
      origin: unknownOrigin,
      localId: 1,
      id: undefined,
      clientId: expect.stringMatching(uuid),
      clientRevision: 1,
      userId: anna.id,
      recordedBy: anna.id,
      screeningId: 31,
      start: '2024-05-06T07:08:09.000Z',
      touchedAt: '2024-05-06T07:08:09.000Z',
      completed: true,
      isDirty: true,
      testRuns: [
        {
          testId: 11,
          duration: 60_000,
          questionResults: [{ questionId: 111, checked: true }],
          questionRangeResults: [{ questionId: 121, questionRangeValueId: 1211 }],
        },
      ],
      exercises: [anExercise({ video: null })],
      position: null,
      drafts: {},
      refusal: null,
      failure: null,
      forkOf: null,
    });
  });

  test('[DB-4] [CO-20] keeps a dirty exercise run, which now waits for the server under its owner', async () => {
    await makeFull();
    const [run, ...others] = await open().sendableRuns('exerciseRun', anna);
    expect(others).toEqual([]);
    expect(run).toEqual({
      kind: 'exerciseRun',
      offersFeedback: false,
      origin: unknownOrigin,
      localId: 1,
      id: undefined,
      clientId: expect.stringMatching(uuid),
      clientRevision: 1,
      userId: anna.id,
      recordedBy: anna.id,
      screeningRunId: null,
      screeningRunClientId: null,
      start: '2024-05-06T07:08:09.000Z',
      touchedAt: '2024-05-06T07:08:09.000Z',
      completed: true,
      isDirty: true,
      runUnits: [{ exerciseId: 201, duration: 45_000, athleteNote: 'Schwer.', completed: true }],
      exercises: [],
      position: null,
      refusal: null,
      failure: null,
      forkOf: null,
    });
  });

  test('[DB-4] lacks its exercises until an update brings them, and says so when it is opened', async () => {
    await makeFull();
    expect(await open().load(anna)).toMatchObject({ lacksExercises: true, exercises: [] });
    expect(await open().load(anna)).toMatchObject({ lacksExercises: false });
  });

  test('[CO-20] [DB-10] every run has a name of its own and keeps its key, and new runs get other keys', async () => {
    const rows = { screeningRun: [aScreeningRun1(), aScreeningRun1(), aScreeningRun1()] };
    const old = await makeVersion1(rows);
    await old.delete('screeningRun', 1);
    old.close();
    const database = open();
    const runs = await database.sendableRuns('screeningRun', anna);
    expect(runs.map(({ localId }) => localId)).toEqual([2, 3]);
    expect(new Set(runs.map(({ clientId }) => clientId)).size).toBe(2);
    for (const run of runs) await database.saveRun({ ...run, clientId: `${run.clientId}0` });
    const db = await openDB('as_db');
    expect(await db.getAllKeys('screeningRun')).toEqual([2, 3, 4, 5]);
    db.close();
  });

  test.each([{}, { keyPath: '_id' }])('[DB-10] may have had its local ids elsewhere: %j', async (runKey) => {
    (
      await makeVersion1({ screeningRun: [aScreeningRun1()], trainingRun: [aTrainingRun1()] }, runKey)
    ).close();
    const database = open();
    expect(await database.sendableRuns('screeningRun', anna)).toMatchObject([{ localId: 1 }]);
    expect(await database.sendableRuns('exerciseRun', anna)).toMatchObject([{ localId: 1 }]);
  });
});

describe('a database of version 2', () => {
  test('[DB-2] [DB-7] gets the tables of a new one, and its notes their names', async () => {
    await open().load(anna);
    const fresh = await described();
    globalThis.indexedDB = new IDBFactory();
    (await makeVersion2({ userScreening: [aUserScreening2()], exercise: [anExercise()] })).close();
    const stored = await open().load(anna);
    expect(await described()).toEqual(fresh);
    expect(stored.userScreenings).toMatchObject([{ testNotes: [{ id: 11 }], exerciseNotes: [{ id: 201 }] }]);
    expect(stored).toMatchObject({ exercises: [anExercise()], lacksExercises: false });
  });

  test('[CO-20] its dirty runs wait for the server', async () => {
    (await makeVersion2({ screeningRun: [aScreeningRun2()], exerciseRun: [anExerciseRun2()] })).close();
    const database = open();
    const added = {
      clientId: expect.stringMatching(uuid),
      clientRevision: 1,
      recordedBy: anna.id,
      isDirty: true,
    };
    expect(await database.sendableRuns('screeningRun', anna)).toMatchObject([
      { ...added, testRuns: [{ testId: 11 }] },
    ]);
    expect(await database.sendableRuns('exerciseRun', anna)).toMatchObject([
      { ...added, runUnits: [{ exerciseId: 201 }] },
    ]);
  });

  test('[CO-20] what the server has stays clean, keeps its id and the names that came with it', async () => {
    const clientId = '20000000-0000-4000-8000-000000000001';
    const named = aScreeningRun2({ id: 501, isDirty: false, clientId, clientRevision: 7 });
    const unnamed = aScreeningRun2({ id: 502, isDirty: false });
    (await makeVersion2({ screeningRun: [named, unnamed] })).close();
    expect((await open().load(anna)).runs.screeningRun).toMatchObject([
      { id: 501, isDirty: false, clientId, clientRevision: 7 },
      { id: 502, isDirty: false, clientId: expect.stringMatching(uuid), clientRevision: 1 },
    ]);
  });

  test('[CO-20] a run that says nothing of itself is dirty exactly if the server has not given it an id', async () => {
    const runs = [
      aScreeningRun2({ isDirty: undefined, id: null }),
      aScreeningRun2({ isDirty: undefined, id: 501 }),
    ];
    (await makeVersion2({ screeningRun: runs })).close();
    expect((await open().load(anna)).runs.screeningRun).toMatchObject([
      { id: undefined, isDirty: true },
      { id: 501, isDirty: false },
    ]);
  });

  test('[CO-20] an exercise run without an owner is that of its screening run, else of the only user', async () => {
    const screeningRun = [aScreeningRun2({ id: 501, userId: ben.id, isDirty: false })];
    const exerciseRun = [
      anExerciseRun2({ userId: undefined, screeningRunId: 501 }),
      anExerciseRun2({ userId: null, screeningRunId: null }),
    ];
    (await makeVersion2({ user: [aUser()], screeningRun, exerciseRun })).close();
    const database = open();
    expect(await database.sendableRuns('exerciseRun', ben)).toMatchObject([
      { userId: ben.id, screeningRunId: 501 },
    ]);
    expect(await database.sendableRuns('exerciseRun', anna)).toMatchObject([
      { userId: anna.id, screeningRunId: null },
    ]);
  });

  test('[CO-20] what a run may lack is filled in', async () => {
    const run = { testRuns: [{ testId: 11, duration: 12.6 }], start: '2024-05-06T09:08:09+02:00' };
    const screeningRun = [aScreeningRun2({ ...run, exercises: undefined })];
    const exerciseRun = [anExerciseRun2({ runUnits: [{ exerciseId: 201 }], screeningRunId: undefined })];
    (await makeVersion2({ screeningRun, exerciseRun })).close();
    expect(await open().load(anna)).toMatchObject({
      runs: {
        screeningRun: [
          {
            start: '2024-05-06T07:08:09.000Z',
            testRuns: [{ testId: 11, duration: 13, questionResults: [], questionRangeResults: [] }],
            exercises: [],
          },
        ],
        exerciseRun: [
          {
            screeningRunId: null,
            runUnits: [{ exerciseId: 201, duration: null, athleteNote: '', completed: false }],
          },
        ],
      },
      unreadableRuns: [],
    });
  });
});
