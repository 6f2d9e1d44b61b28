import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { createDatabase } from '../../../src/services/database/createDatabase';
import { anExerciseRun, anOwner, aScreeningRun, aSentRun } from '../../builders';
import { countingIds } from '../../fakes/browser';

const anna = anOwner();
const open = () => createDatabase(countingIds({ value: 0 }));

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await open().load(anna);
});

/** A row of the previous app, which has neither the kind of the run nor the feedback offer of an exercise run. */
const olderRow = (run: object) =>
  Object.fromEntries(Object.entries(run).filter(([field]) => field !== 'kind' && field !== 'offersFeedback'));

const put = async (table: string, row: object) => {
  const db = await openDB('as_db');
  await db.put(table, row);
  db.close();
};

test.each([
  ['screeningRun', aScreeningRun({ isDirty: true }), {}],
  ['exerciseRun', anExerciseRun({ isDirty: true, offersFeedback: true }), { offersFeedback: false }],
] as const)(
  '[CO-20] [ON-4] a row of an older app is a whole %s, and waits for the server',
  async (kind, run, lacked) => {
    await put(kind, olderRow(run));
    const database = open();
    const whole = { ...run, ...lacked, kind, localId: 1 };
    const { runs, unreadableRuns } = await database.load(anna);
    expect(unreadableRuns).toEqual([]);
    expect(runs[kind]).toEqual([whole]);
    expect(await database.sendableRuns(kind, anna)).toEqual([whole]);
    await database.markSent(kind, [aSentRun(run, 77)]);
    expect((await database.load(anna)).runs[kind]).toEqual([{ ...whole, id: 77, isDirty: false }]);
  },
);

test('[ON-4] that an exercise run offers feedback is read back', async () => {
  const run = anExerciseRun({ completed: true, position: null, offersFeedback: true });
  await open().saveRun(run);
  expect((await open().load(anna)).runs.exerciseRun).toMatchObject([{ offersFeedback: true }]);
});

test('a row in the table of the other kind is damaged, and stays', async () => {
  await put('screeningRun', { ...aScreeningRun(), kind: 'exerciseRun' });
  expect(await open().load(anna)).toMatchObject({
    runs: { screeningRun: [], exerciseRun: [] },
    unreadableRuns: [{ kind: 'exerciseRun' }],
  });
});
