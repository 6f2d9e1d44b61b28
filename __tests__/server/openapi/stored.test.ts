import * as z from 'zod/mini';
import { described } from '../../../server/openapi/described';
import { anExerciseRunPost, aScreeningRunPost, type Demo, startDemo } from '../support';

let demo: Demo;
let anna: number;
let trainer: number;
beforeAll(async () => {
  demo = await startDemo();
  [anna, trainer] = [await demo.idOf('anna'), await demo.idOf('trainer')];
  // Fractions that a text with few digits would change, texts that have to be escaped, and nothing where nothing may
  // be.
  const nasty = { name: 'a"b\\c\n„d“ 🏋️\u2028', sortOrder: 0.1 + 0.2, sets: 1e21, seconds: 0, pause: null };
  await demo.db.updateTable('exercise').set(nasty).where('id', '=', 1).execute();
  await demo.db.updateTable('screening').set({ name: nasty.name }).execute();
});
afterAll(() => demo.stop());

/** Expects that an answer is as the schema says: nothing lacks, and nothing is there that the schema does not have. */
const expectToFit = (schema: z.ZodMiniType | undefined, answer: unknown): void => {
  if (!schema) throw new Error('Nothing says what the answer is.');
  expect(answer).toEqual(z.parse(schema, answer));
};

const runPosts = () => {
  const painful = { pain: 3, painNote: 'links "hinten"' };
  const screening = aScreeningRunPost({ userId: anna, start: '2026-11-20T10:00:00.1234Z' });
  const training = anExerciseRunPost({ userId: anna });
  return {
    screening: { ...screening, testRuns: screening.testRuns.map((run) => ({ ...run, ...painful })) },
    training: { ...training, runUnits: training.runUnits.map((unit) => ({ ...unit, ...painful })) },
  };
};

test('[API-5] every call that sends what is stored sends what its schema says', async () => {
  const { cursor } = (await demo.get('trainer', '/changes')).json();
  const { screening, training } = runPosts();
  for (const [path, post] of [
    ['/screening/runs', screening],
    ['/screening/runs/all', [screening, { ...screening, clientRevision: 2 }]],
    ['/exercise/runs', training],
    ['/exercise/runs/all', [training]],
  ] as const)
    expectToFit(described[`POST ${path}`]?.answer, (await demo.post('anna', path, post)).json());
  const [run] = (await demo.get('anna', `/exercise/runs/user/${anna}`)).json().slice(-1);
  const feedback = { exerciseRunId: run.id, comment: '„Gut“', answers: [] };
  expectToFit(
    described['POST /exercise/feedback']?.answer,
    (await demo.post('anna', '/exercise/feedback', feedback)).json(),
  );
  await demo.db.updateTable('exercise').set({ materials: 'Matte' }).execute();
  await demo.db.updateTable('screening').set({ isPublished: 1 }).execute();
  const paths = {
    '/changes': `/changes?since=${cursor}`,
    '/screening': '/screening',
    '/screening/user/:userId': `/screening/user/${anna}`,
    '/screening/:id': '/screening/1',
    '/screening/runs/user/:userId': `/screening/runs/user/${anna}`,
    '/screening/runs/:id': '/screening/runs/1',
    '/exercise': '/exercise',
    '/exercise/:id': '/exercise/1',
    '/exercise/runs/user/:userId': `/exercise/runs/user/${anna}`,
    '/exercise/feedback/user/:userId': `/exercise/feedback/user/${anna}`,
    '/notification/:userId': `/notification/${trainer}`,
  };
  for (const [call, path] of Object.entries(paths)) {
    const answer = await demo.get('trainer', path);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    expectToFit(described[`GET ${call}`]?.answer, answer.json());
  }
  const changes = (await demo.get('trainer', paths['/changes'])).json();
  expect(changes.runs).toHaveLength(1);
  expect(changes.exerciseRuns).toHaveLength(1);
  expect(changes.exercises.length).toBeGreaterThan(5);
});

test('[API-25] numbers and texts come as they are stored, on every database', async () => {
  const exercise = (await demo.get('anna', '/exercise/1')).json();
  expect(exercise).toMatchObject({
    name: 'a"b\\c\n„d“ 🏋️\u2028',
    sortOrder: 0.1 + 0.2,
    sets: 1e21,
    seconds: 0,
  });
  const listed = (await demo.get('anna', '/exercise/')).json();
  expect(listed.find(({ id }: { id: number }) => id === 1)).toEqual(exercise);
});

test('[API-18] content that is changed is read and checked anew', async () => {
  const nameOf = async () => (await demo.get('anna', '/screening/1')).json().name;
  const before = await nameOf();
  await demo.db.updateTable('screening').set({ name: 'Anders' }).where('id', '=', 1).execute();
  expect([before, await nameOf()]).toEqual(['a"b\\c\n„d“ 🏋️\u2028', 'Anders']);
  await demo.db.updateTable('screening').set({ tests: '[{"id":0}]' }).where('id', '=', 1).execute();
  expect((await demo.get('anna', '/screening/1')).statusCode).toBe(500);
});
