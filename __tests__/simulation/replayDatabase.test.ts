import 'fake-indexeddb/auto';
import { bundleSimulation, type Simulation } from '../../scripts/lib/simulation.mjs';
import { anExerciseRun, anOwner, aScreeningRun, aSentRun } from '../builders';
import { emptyDisk, FakeDatabase } from '../fakes/FakeDatabase';
import { fill } from '../services/database/filled';
import { type DatabaseCall, type DatabaseRecording, recordDatabase } from './replay/recordDatabase';
import { replayed } from './replay/replayed';
import { replayOnDatabase } from './replay/replayOnDatabase';

/** How many scenarios are recorded at a time. Each call that reads has a copy of what it read. */
const portion = 50;

const change = (row: unknown, by: object) => Object.assign(row as object, by);

const repeated = replayed(12);

describe('what happened to the fake database in some of the seeds, and in scenarios for what is rare', () => {
  let simulation: Simulation;
  beforeAll(async () => {
    simulation = await bundleSimulation();
  });
  afterAll(() => simulation.remove());

  test('[UP-16] [CO-7] [FL-7] [DB-10] has the same results in the real database', async () => {
    const differing: string[] = [];
    let calls = 0;
    for (let first = 0; first < repeated.length; first += portion) {
      const now = repeated.slice(first, first + portion);
      const scenarios = now.map(({ scenario }) => scenario);
      const recordings = (await simulation.perform({
        what: 'recordDatabase',
        scenarios,
      })) as DatabaseRecording[];
      for (const [index, recording] of recordings.entries()) {
        const { compared, found } = await replayOnDatabase(recording);
        calls += compared;
        if (found) differing.push(`${now[index]?.name}: ${found}`);
      }
    }
    console.info(`${calls} calls to the database in ${repeated.length} scenarios compared`);
    expect(differing).toEqual([]);
    expect(calls).toBeGreaterThan(40 * repeated.length);
  }, 600_000);
});

describe('a difference between the databases is found', () => {
  /** What was done to a database with two runs, of which one is sent. */
  const visit = async (): Promise<DatabaseRecording> => {
    const disk = emptyDisk();
    const calls: DatabaseCall[] = [];
    const database = recordDatabase(new FakeDatabase(disk), calls);
    await fill(database);
    const run = aScreeningRun({ isDirty: true, completed: true, position: null });
    const training = anExerciseRun({ isDirty: true });
    for (const each of [run, training]) await database.saveRun(each);
    await database.markSent('screeningRun', [aSentRun(run, 77)]);
    await database.saveVideo('a.mp4', new Blob(['bewegt'], { type: 'video/mp4' }));
    await database.load(anOwner());
    await database.sendableRuns('exerciseRun', anOwner());
    await database.runIds('screeningRun');
    await database.video('a.mp4');
    await database.clear({ keepVideos: false });
    return { calls, tables: disk.tables };
  };

  test('but none where there is none', async () => {
    const { calls, tables } = await visit();
    expect(tables.exerciseRun).toHaveLength(1);
    expect(await replayOnDatabase({ calls, tables })).toEqual({ compared: calls.length, found: null });
  });

  /** The result of a call; it can have any type. */
  type Result = unknown[] & Map<string, number> & { runs: object };

  test.each<[string, string, (result: Result, call: DatabaseCall) => unknown, string]>([
    [
      'a call that fails',
      'markSent',
      (_, call) => Object.assign(call, { error: 'Error' }),
      'the outcome.error',
    ],
    ['another run', 'markSent', (result) => result.push('other'), 'the outcome.result.0'],
    ['the key of another run', 'sendableRuns', (result) => change(result[0], { localId: 1 }), 'localId'],
    ['another value', 'sendableRuns', (result) => change(result[0], { isDirty: false }), 'isDirty'],
    ['a run too few', 'sendableRuns', (result) => result.pop(), 'the outcome.result.0'],
    ['another table', 'load', ({ runs }) => change(runs, { screeningRun: [] }), 'runs.screeningRun.0'],
    ['an id too many', 'runIds', (result) => result.set('another run', 78), 'the outcome.result.'],
    ['another video', 'video', (_, call) => Object.assign(call, { result: new Blob(['b']) }), 'result.text'],
  ])('%s', async (_difference, method, tamper, place) => {
    const { calls, tables } = await visit();
    for (const call of calls) if (call.method === method) tamper(call.result as Result, call);
    const { found } = await replayOnDatabase({ calls, tables });
    expect(found).toContain(`. ${method}: `);
    expect(found?.split(': the fake one has')[0]).toContain(place);
  });

  test('another row at the end', async () => {
    const { calls, tables } = await visit();
    change(tables.exerciseRun[0], { completed: true });
    const { found } = await replayOnDatabase({ calls, tables });
    expect(found).toMatch(/^at the end, exerciseRun.0.completed: the fake one has true/);
  });
});
