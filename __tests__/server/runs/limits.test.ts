import { randomUUID } from 'node:crypto';
import { maxBytes, maxRuns } from '../../../server/runs/quota';
import { maxRunBytes } from '../../../server/runs/saveRun';
import { maxBatch } from '../../../src/contract/calls';
import { anExerciseRunPost, aScreeningRunPost, type Demo, startDemo } from '../support';

let demo: Demo;
let [anna, ben]: [number, number] = [0, 0];
beforeEach(async () => {
  demo = await startDemo();
  [anna, ben] = [await demo.idOf('anna'), await demo.idOf('ben')];
});
afterEach(() => demo.stop());

const aUnit = (athleteNote: string) => ({ exerciseId: 1, duration: 0, athleteNote, completed: true });
const anExercise = (name: string) => ({ id: 1, name });

/** Both kinds of run: how to make one whose lists hold a text. */
const kinds = [
  {
    table: 'screeningRun' as const,
    path: '/screening/runs/',
    build: (userId: number, text = '') => ({
      ...aScreeningRunPost({ userId, testRuns: [] }),
      exercises: text ? [anExercise(text)] : [],
    }),
  },
  {
    table: 'exerciseRun' as const,
    path: '/exercise/runs/',
    build: (userId: number, text = '') => anExerciseRunPost({ userId, runUnits: text ? [aUnit(text)] : [] }),
  },
];

/** Stores runs of Ben without the server: so many, each said to have so many bytes. */
const fill = async (table: 'screeningRun' | 'exerciseRun', count: number, bytes: number) => {
  const own =
    table === 'screeningRun' ? { screeningId: 1, testRuns: '[]', exercises: '[]' } : { runUnits: '[]' };
  const rows = Array.from({ length: count }, () => ({
    ...own,
    userId: ben,
    clientId: randomUUID(),
    clientRevision: 1,
    start: '2026-11-20T10:00:00.000Z',
    startedAt: Date.parse('2026-11-20T10:00:00.000Z'),
    completed: 1,
    bytes,
    tag: '',
  }));
  for (let first = 0; first < count; first += 500) {
    await demo.db
      .insertInto(table)
      .values(rows.slice(first, first + 500) as never)
      .execute();
  }
  return rows;
};

const countOf = async (table: 'screeningRun' | 'exerciseRun', userId: number) =>
  (await demo.db.selectFrom(table).select('id').where('userId', '=', userId).execute()).length;

const tooMany = {
  status: 422,
  error: 'Unprocessable Entity',
  message:
    'Für diese Person ist die Höchstzahl an Screenings und Trainings erreicht. Der Eintrag bleibt auf deinem Gerät. Sag dem Verein Bescheid.',
};

describe.each(kinds)('a $table', ({ table, path, build }) => {
  test('[CO-3, API-41] that is too large is 413, alone and in a batch, and nothing is stored', async () => {
    const large = build(ben, 'ü'.repeat(maxRunBytes / 2));
    const refusal = {
      status: 413,
      error: 'Payload Too Large',
      message:
        'Dieses Screening oder Training ist zu groß. Es bleibt auf deinem Gerät. Sag dem Verein Bescheid.',
    };
    expect((await demo.post('ben', path, large)).json()).toEqual(refusal);
    expect((await demo.post('ben', `${path}all/`, [build(ben), large])).json()).toEqual(refusal);
    expect(await countOf(table, ben)).toBe(0);
    expect((await demo.post('ben', path, build(ben, 'x'.repeat(maxRunBytes - 1_000)))).statusCode).toBe(200);
  });

  test('[API-24, API-30, API-41] a batch of too many is 413', async () => {
    const batch = Array.from({ length: maxBatch + 1 }, () => build(ben));
    const answer = await demo.post('ben', `${path}all/`, batch);
    expect(answer.json()).toMatchObject({
      status: 413,
      message: 'Das sind zu viele Screenings und Trainings auf einmal.',
    });
    expect((await demo.post('ben', `${path}all/`, batch.slice(1))).statusCode).toBe(200);
  });

  test.each([
    ['number', maxRuns - 1, 0],
    ['length', 1, maxBytes - 2_000],
  ])('[CO-3, API-41] beyond the %s of a person is 422, and changes nothing', async (_, count, bytes) => {
    const [stored] = await fill(table, count, bytes);
    const fitting = build(ben, 'x'.repeat(500));
    expect((await demo.post('ben', path, fitting)).statusCode).toBe(200);
    for (const sender of ['ben', 'trainer'] as const) {
      expect((await demo.post(sender, path, build(ben, 'x'.repeat(1_500)))).json()).toEqual(tooMany);
      expect(
        (await demo.post(sender, `${path}all/`, [build(ben), build(ben, 'x'.repeat(1_500))])).json(),
      ).toEqual(tooMany);
    }
    expect(await countOf(table, ben)).toBe(count + 1);
    // A known run goes on, and so does everybody else.
    expect(
      (await demo.post('ben', path, { ...fitting, clientRevision: 2, completed: false })).statusCode,
    ).toBe(200);
    expect((await demo.post('ben', path, { ...build(ben), clientId: stored?.clientId })).statusCode).not.toBe(
      422,
    );
    expect((await demo.post('anna', path, build(anna, 'x'.repeat(1_500)))).statusCode).toBe(200);
  });

  test('[API-41] a start of any length is 400', async () => {
    const answer = await demo.post('ben', path, {
      ...build(ben),
      start: `2026-11-20T10:00:00.${'0'.repeat(99)}Z`,
    });
    expect(answer.json()).toMatchObject({
      status: 400,
      message: 'Die Angabe „start“ ist zu lang: höchstens 40 Zeichen.',
    });
  });
});

test('[API-33, API-41] feedback that is too long is 413', async () => {
  const { id } = (await demo.post('ben', '/exercise/runs/', anExerciseRunPost({ userId: ben }))).json();
  const answer = await demo.post('ben', '/exercise/feedback', {
    exerciseRunId: id,
    comment: 'x'.repeat(70_000),
    answers: [],
  });
  expect(answer.json()).toMatchObject({ status: 413, message: 'Die Anfrage ist zu groß.' });
});
