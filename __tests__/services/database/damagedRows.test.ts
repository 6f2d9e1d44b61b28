import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { createDatabase } from '../../../src/services/database/createDatabase';
import {
  anExercise,
  anExerciseRun,
  anOwner,
  aScreening,
  aScreeningRun,
  aSentRun,
  aServerScreeningRun,
  aUser,
  aUserScreening,
} from '../../builders';
import { countingIds } from '../../fakes/browser';
import { aScreeningRun1, aTrainingRun1, makeVersion1 } from './oldDatabases/version1';
import { rowsOf } from './storedRows';

const anna = anOwner();
const ben = anOwner({ id: 3, username: 'ben' });
const open = () => createDatabase(countingIds({ value: 0 }));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** Puts rows into a database of the current version without the app. */
const put = async (table: string, ...rows: object[]) => {
  await open().load(anna);
  const db = await openDB('as_db');
  for (const row of rows) await db.put(table, row);
  db.close();
};

const damaged = { ...aScreeningRun({ id: 7, isDirty: false }), testRuns: null };
const damagedDirty = { ...aScreeningRun({ isDirty: true }), exercises: [null] };
const damagedExerciseRun = {
  ...anExerciseRun({ id: 8, isDirty: false }),
  runUnits: [{ exerciseId: 'eins' }],
};

test.each([
  ['a screening run without test runs', 'screeningRun', damaged],
  ['a screening run with an exercise that is none', 'screeningRun', damagedDirty],
  ['a run with a client id that is none', 'screeningRun', { ...aScreeningRun(), clientId: 'eins' }],
  ['a run with a start that is no time', 'screeningRun', { ...aScreeningRun(), start: 'gestern' }],
  ['a run at a step that is none', 'screeningRun', { ...aScreeningRun(), position: 'drei' }],
  ['an exercise run with a damaged unit', 'exerciseRun', damagedExerciseRun],
])('%s is kept as it is, told of, and neither shown nor sent', async (_name, table, row) => {
  const readable = aScreeningRun({ isDirty: true });
  await put(table, row);
  await put('screeningRun', readable);
  const database = open();
  const stored = await database.load(anna);
  expect(stored.runs.screeningRun).toMatchObject([readable]);
  expect(stored.runs.exerciseRun).toEqual([]);
  expect(stored.unreadableRuns).toMatchObject([row]);
  expect(await database.sendableRuns('screeningRun', anna)).toMatchObject([readable]);
  expect(await database.sendableRuns('exerciseRun', anna)).toEqual([]);
  expect([...(await database.runIds('screeningRun')).keys()]).toEqual([readable.clientId]);
});

test('[SE-1] a damaged run is told of only to whom it names', async () => {
  await put(
    'screeningRun',
    { ...damaged, recordedBy: ben.id },
    { ...damaged, recordedBy: undefined, userId: anna.id },
  );
  expect((await open().load(anna)).unreadableRuns).toMatchObject([
    { userId: anna.id, recordedBy: undefined },
  ]);
  expect((await open().load(ben)).unreadableRuns).toMatchObject([{ recordedBy: ben.id }]);
});

test('a damaged run that names nobody is told of to everyone, else it would be lost', async () => {
  await put('screeningRun', { kaputt: true });
  expect((await open().load(anna)).unreadableRuns).toMatchObject([{ kaputt: true }]);
  expect((await open().load(ben)).unreadableRuns).toMatchObject([{ kaputt: true }]);
});

test('[CO-7] neither an update nor its repetition removes a damaged run', async () => {
  await put('screeningRun', damaged, damagedDirty);
  await put('exerciseRun', damagedExerciseRun);
  const database = open();
  const fresh = aServerScreeningRun({ id: damaged.id, clientId: damaged.clientId });
  await database.replaceScreenings(
    { userScreenings: [], screenings: [], runs: [fresh], athleteIds: [] },
    anna,
  );
  await database.replaceExercises([], ben);
  await database.clear({ keepVideos: false });
  expect(await rowsOf('screeningRun')).toMatchObject([damaged, damagedDirty]);
  expect(await rowsOf('exerciseRun')).toMatchObject([damagedExerciseRun]);
});

test('the server’s copy of a damaged run stands beside it, and a step in it is saved there', async () => {
  await put('screeningRun', damaged);
  const database = open();
  const fresh = aServerScreeningRun({ id: damaged.id, clientId: damaged.clientId });
  await database.replaceScreenings(
    { userScreenings: [], screenings: [], runs: [fresh], athleteIds: [] },
    anna,
  );
  const [run] = (await database.load(anna)).runs.screeningRun;
  expect(run).toMatchObject(fresh);
  const changed = aScreeningRun({ ...run, clientRevision: 9, isDirty: true });
  await database.saveRun(changed);
  await database.markSent('screeningRun', [aSentRun(changed, 7)]);
  expect(await rowsOf('screeningRun')).toMatchObject([damaged, { clientRevision: 9, isDirty: false }]);
});

test('damaged content of the server is left out until the next update brings it', async () => {
  await put('user', aUser(), { id: 9 });
  await put('userScreening', aUserScreening(), { ...aUserScreening({ id: 49 }), testNotes: null });
  await put('screening', aScreening(), { id: 39 });
  await put('exercise', anExercise(), { id: 209 });
  expect(await open().load(anna)).toMatchObject({
    users: [aUser()],
    userScreenings: [aUserScreening()],
    screenings: [aScreening()],
    exercises: [anExercise()],
    unreadableRuns: [],
  });
});

test.each([
  ['screeningRun', aScreeningRun1({ categoryRuns: 'kaputt' })],
  ['screeningRun', aScreeningRun1({ categoryRuns: [null] })],
  ['screeningRun', aScreeningRun1({ start: 'gestern' })],
  ['screeningRun', { userId: anna.id }],
  ['screeningRun', aScreeningRun1({ screeningId: undefined })],
  ['trainingRun', aTrainingRun1({ runUnits: [null] })],
  ['trainingRun', aTrainingRun1({ runUnits: [{ trainingId: 201, duration: 'lang' }] })],
])('[CO-20] a row of an older app that cannot be read is kept: %s %j', async (table, row) => {
  (await makeVersion1({ user: [aUser()], screeningRun: [aScreeningRun1()], [table]: [row] })).close();
  const { runs, unreadableRuns } = await open().load(anna);
  expect([...runs.screeningRun, ...runs.exerciseRun, ...unreadableRuns]).toHaveLength(
    (await rowsOf('screeningRun')).length + (await rowsOf('exerciseRun')).length,
  );
  expect(unreadableRuns).toHaveLength(1);
});
