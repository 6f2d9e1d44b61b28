/** @jest-environment node */
import * as z from 'zod/mini';
import {
  basisExerciseSchema,
  exerciseSchema,
  screeningRunSchema,
  screeningSchema,
  userDetailsSchema,
  userSchema,
  userScreeningSchema,
} from '../../src/contract/schemas';
import { aScreeningRunPost, type Demo, startDemo } from './support';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

/** What a call answers, which must be exactly what the contract says: nothing missing, nothing added. */
const read = async <Answer>(
  username: Parameters<Demo['get']>[0],
  path: string,
  schema: z.ZodMiniType<Answer>,
): Promise<Answer> => {
  const answer = await demo.get(username, path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const parsed = z.parse(schema, answer.json());
  expect(parsed).toEqual(answer.json());
  return parsed;
};

test('[API-5, API-8] a user is answered by name, with athletes and authorities', async () => {
  expect(await read('anna', '/admin/user/name/anna', userDetailsSchema)).toEqual({
    id: await demo.idOf('anna'),
    username: 'anna',
    firstName: 'Anna',
    lastName: 'Athletin',
    athleteIds: [],
    authorities: ['ROLE_ATHLETE'],
  });
  expect(await read('trainer2', '/admin/user/name/trainer2', userDetailsSchema)).toMatchObject({
    athleteIds: [await demo.idOf('david')],
    authorities: ['ROLE_TRAINER'],
  });
});

test('[API-5, API-10] a trainer gets their athletes, and an athlete has none', async () => {
  const athletes = await read(
    'trainer',
    `/admin/user/trainer/${await demo.idOf('trainer')}`,
    z.array(userSchema),
  );
  expect(athletes.map(({ username }) => username)).toEqual(['anna', 'ben', 'clara']);
  expect(await read('anna', `/admin/user/trainer/${await demo.idOf('anna')}`, z.array(userSchema))).toEqual(
    [],
  );
});

test('[API-5, API-15, API-16, API-17, CO-16] anna gets her notes without what trainers write for themselves', async () => {
  const id = await demo.idOf('anna');
  const [own, ...others] = await read('anna', `/screening/user/${id}`, z.array(userScreeningSchema));
  expect(others).toEqual([]);
  const notes = [
    own?.screeningNote,
    own?.trainingNote,
    ...(own?.testNotes ?? []),
    ...(own?.exerciseNotes ?? []),
  ];
  expect(notes).toHaveLength(4);
  for (const note of notes)
    expect(note).toMatchObject({ athleteNote: expect.any(String), trainerNote: null });
});

test('[API-15, CO-16] her trainer gets both texts of each note', async () => {
  const path = `/screening/user/${await demo.idOf('anna')}`;
  const [seen] = await read('trainer', path, z.array(userScreeningSchema));
  for (const note of [seen?.screeningNote, seen?.trainingNote, ...(seen?.testNotes ?? [])]) {
    expect(note).toMatchObject({ athleteNote: expect.any(String), trainerNote: expect.any(String) });
  }
  expect(seen?.exerciseNotes.map(({ trainerNote }) => trainerNote)).toEqual([expect.any(String)]);
});

test('[API-15] who is assigned nothing gets an empty list', async () => {
  expect(
    await read('trainer', `/screening/user/${await demo.idOf('trainer')}`, z.array(userScreeningSchema)),
  ).toEqual([]);
});

test('[API-5, API-18, API-19] a screening has its tests with questions, range questions and weights', async () => {
  const screening = await read('ben', '/screening/1', screeningSchema);
  expect(screening.tests).toHaveLength(7);
  const weights = screening.tests.flatMap(({ questions }) => questions.flatMap((one) => one.exerciseWeights));
  expect(weights.length).toBeGreaterThan(0);
});

test('[API-5, API-20] runs come oldest start first, with and without the slash, whatever their precision', async () => {
  const userId = await demo.idOf('ben');
  const starts = [
    '2026-11-03T08:00:00.500Z',
    '2026-11-03T08:00:00Z',
    '2026-11-02T08:00:00.000Z',
    '2026-11-03T08:00:00.400Z',
  ];
  for (const start of starts)
    await demo.post('ben', '/screening/runs/', aScreeningRunPost({ userId, start }));
  const runs = await read('ben', `/screening/runs/user/${userId}`, z.array(screeningRunSchema));
  expect(runs.map(({ start }) => start)).toEqual([starts[2], starts[1], starts[3], starts[0]]);
  expect(await read('ben', `/screening/runs/user/${userId}/`, z.array(screeningRunSchema))).toEqual(runs);
});

test('[API-5, API-21, API-23] one run is answered by id, with and without the slash', async () => {
  const [first] = await read(
    'anna',
    `/screening/runs/user/${await demo.idOf('anna')}`,
    z.array(screeningRunSchema),
  );
  const run = await read('anna', `/screening/runs/${first?.id}/`, screeningRunSchema);
  expect(run).toEqual(first);
  expect(run.exercises[0]?.video).toMatch(/\.mp4$/);
  expect(await read('trainer', `/screening/runs/${first?.id}`, screeningRunSchema)).toEqual(run);
});

test('[API-5, API-25, API-27] exercises are answered by sortOrder, and singly', async () => {
  const exercises = await read('clara', '/exercise/', z.array(exerciseSchema));
  expect(exercises.map(({ sortOrder }) => sortOrder)).toEqual(
    Array.from({ length: 16 }, (_, index) => index),
  );
  expect(await read('clara', '/exercise', z.array(exerciseSchema))).toEqual(exercises);
  expect(await read('clara', `/exercise/${exercises[4]?.id}`, exerciseSchema)).toEqual(exercises[4]);
});

test('[API-5, API-26] the basis list is a list of exercise ids', async () => {
  const basis = await read('david', '/exercise/basis', z.array(basisExerciseSchema));
  expect(basis.length).toBeGreaterThan(0);
});

test.each([
  ['/screening/99', 'Dieses Screening gibt es nicht.'],
  ['/screening/runs/9999/', 'Diesen Durchlauf gibt es nicht.'],
  ['/exercise/99', 'Diese Übung gibt es nicht.'],
  ['/exercise/feedbackquestions/7', 'Diese Adresse gibt es nicht.'],
])('[API-41] %s answers 404 in German', async (path, message) => {
  const answer = await demo.get('anna', path);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ status: 404, error: 'Not Found', message });
});
