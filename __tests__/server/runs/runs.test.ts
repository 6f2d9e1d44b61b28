/** @jest-environment node */
import * as z from 'zod/mini';
import { exerciseRunSchema, screeningRunSchema } from '../../../src/contract/schemas';
import { anExerciseRunPost, aScreeningRunPost, type Demo, startDemo } from '../support';

let demo: Demo;
let anna: number;
let ben: number;
beforeAll(async () => {
  demo = await startDemo();
  anna = await demo.idOf('anna');
  ben = await demo.idOf('ben');
});
afterAll(() => demo.stop());

/** Both kinds of run go the same way; `change` makes another version of a run. */
const kinds = [
  {
    kind: 'screening run',
    path: '/screening/runs/',
    table: 'screeningRun' as const,
    schema: screeningRunSchema,
    build: aScreeningRunPost,
    change: { testRuns: [] },
  },
  {
    kind: 'training',
    path: '/exercise/runs/',
    table: 'exerciseRun' as const,
    schema: exerciseRunSchema,
    build: anExerciseRunPost,
    change: { runUnits: [] },
  },
];

describe.each(kinds)('a $kind', ({ path, table, schema, build, change }) => {
  const save = async (run: object) => {
    const answer = await demo.post('anna', path, run);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const saveAll = (runs: object[]) => demo.post('anna', `${path}all/`, runs);
  const rowsOf = (clientId: string) =>
    demo.db.selectFrom(table).selectAll().where('clientId', '=', clientId).execute();

  test('[API-4, API-22, API-23, API-28, API-29] is stored and answered with its id', async () => {
    const run = build({ userId: anna });
    const stored = await save(run);
    expect(z.parse(schema, stored)).toEqual(stored);
    expect(stored).toEqual({ ...run, id: expect.any(Number), isDirty: false });
  });

  test('[API-39] sent again, changed or not, updates the stored one', async () => {
    const run = build({ userId: anna });
    const { id } = await save(run);
    expect(await save(run)).toMatchObject({ id });
    const changed = await save({ ...run, ...change, clientRevision: 2, completed: true });
    expect(changed).toMatchObject({ id, ...change, clientRevision: 2, completed: true });
    expect(await rowsOf(run.clientId)).toHaveLength(1);
  });

  test('[API-39] with the same revision but another content is taken', async () => {
    const run = build({ userId: anna });
    const { id } = await save(run);
    expect(await save({ ...run, ...change })).toMatchObject({ id, ...change });
  });

  test('[CO-12] with a lower revision changes nothing and answers the stored one', async () => {
    const run = build({ userId: anna, clientRevision: 5 });
    const stored = await save(run);
    const start = '2020-01-01T00:00:00.000Z';
    expect(await save({ ...run, ...change, clientRevision: 4, start })).toEqual(stored);
    expect(await save(run)).toEqual(stored);
  });

  test('[CO-12] without a revision always updates, and keeps the stored revision', async () => {
    const { clientRevision: _, ...foreign } = build({ userId: anna });
    expect(await save(foreign)).toMatchObject({ clientRevision: 0 });
    const run = { ...foreign, clientRevision: 7 };
    const { id } = await save(run);
    expect(await save({ ...foreign, ...change })).toMatchObject({ id, clientRevision: 7, ...change });
  });

  test('[CO-12] keeps the largest revision there is', async () => {
    const run = build({ userId: anna, clientRevision: Number.MAX_SAFE_INTEGER });
    expect(await save(run)).toMatchObject({ clientRevision: Number.MAX_SAFE_INTEGER });
    expect(await save({ ...run, clientRevision: 1 })).toMatchObject({
      clientRevision: Number.MAX_SAFE_INTEGER,
    });
  });

  test('[API-39] of somebody else with the same clientId is another run', async () => {
    const run = build({ userId: anna });
    const stored = await save(run);
    const other = (await demo.post('ben', path, { ...run, ...change, userId: ben })).json();
    expect(other).toMatchObject({ userId: ben, ...change });
    expect(other.id).not.toBe(stored.id);
    expect(await save(run)).toEqual(stored);
  });

  test('[API-40] is never dirty here, and what the contract does not know is dropped', async () => {
    const run = build({ userId: anna });
    const stored = await save({ ...run, isDirty: true, id: 1, recordedBy: ben });
    expect(stored).toEqual({ ...run, id: stored.id, isDirty: false });
    expect(stored.id).not.toBe(1);
  });

  test('[SE-4] of an athlete is stored by their trainer as the athlete’s', async () => {
    const answer = await demo.post('trainer', path, build({ userId: anna }));
    expect(answer.json()).toMatchObject({ userId: anna });
  });

  test('[API-24, API-30] a batch is answered in the order sent, known runs included', async () => {
    const runs = [build({ userId: anna }), build({ userId: anna }), build({ userId: anna })];
    const known = await save({ ...runs[1] });
    const answers = (await saveAll(runs)).json();
    expect(answers.map(({ clientId }: { clientId: string }) => clientId)).toEqual(
      runs.map(({ clientId }) => clientId),
    );
    expect(answers[1].id).toBe(known.id);
  });

  test('[API-24, API-30] the same run twice in a batch is one run', async () => {
    const run = build({ userId: anna });
    const newer = { ...run, ...change, clientRevision: 2 };
    const [first, second, third] = (await saveAll([run, newer, run])).json();
    expect([second.id, third.id]).toEqual([first.id, first.id]);
    expect(second).toMatchObject(change);
    expect(third).toEqual(second);
    expect(await rowsOf(run.clientId)).toHaveLength(1);
  });

  test('[API-24, API-30] an empty batch answers an empty list', async () => {
    expect((await saveAll([])).json()).toEqual([]);
  });
});

describe('a run that points to nothing', () => {
  test('[API-22, API-41] a screening run of an unknown screening is 422', async () => {
    const answer = await demo.post(
      'anna',
      '/screening/runs/',
      aScreeningRunPost({ userId: anna, screeningId: 99 }),
    );
    expect(answer.json()).toEqual({
      status: 422,
      error: 'Unprocessable Entity',
      message: 'Das Screening dieses Durchlaufs gibt es nicht.',
    });
  });

  test('[API-28, API-41] a training after an unknown screening run, or somebody else’s, is the same 422', async () => {
    const { id } = (await demo.post('ben', '/screening/runs/', aScreeningRunPost({ userId: ben }))).json();
    const unknown = await demo.post(
      'anna',
      '/exercise/runs/',
      anExerciseRunPost({ userId: anna, screeningRunId: 9999 }),
    );
    const foreign = await demo.post(
      'trainer',
      '/exercise/runs/',
      anExerciseRunPost({ userId: anna, screeningRunId: id }),
    );
    expect(unknown.statusCode).toBe(422);
    expect(foreign.json()).toEqual(unknown.json());
    expect(unknown.json().message).toBe('Den Screening-Durchlauf dieses Trainings gibt es nicht.');
  });

  test('[API-24, API-30] nothing of a batch with such a run is stored', async () => {
    const good = anExerciseRunPost({ userId: anna });
    const bad = anExerciseRunPost({ userId: anna, screeningRunId: 9999 });
    expect((await demo.post('anna', '/exercise/runs/all/', [good, bad])).statusCode).toBe(422);
    const rows = await demo.db
      .selectFrom('exerciseRun')
      .selectAll()
      .where('clientId', '=', good.clientId)
      .execute();
    expect(rows).toEqual([]);
  });

  test('[API-29] a training after the athlete’s own screening run keeps it', async () => {
    const { id } = (await demo.post('anna', '/screening/runs/', aScreeningRunPost({ userId: anna }))).json();
    const training = await demo.post(
      'anna',
      '/exercise/runs/',
      anExerciseRunPost({ userId: anna, screeningRunId: id }),
    );
    expect(training.json()).toMatchObject({ screeningRunId: id });
  });
});
