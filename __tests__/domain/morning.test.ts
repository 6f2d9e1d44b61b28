import { morningQuestions } from '../../src/domain/morning';
import { anExercise, anExerciseRun, aRunUnit, aUser } from '../builders';

/** Nine in the morning on the device of the tests. */
const now = new Date(2026, 10, 21, 9, 0).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const userId = aUser().id;
const exercises = [anExercise({ id: 7, name: 'Seitstütz' }), anExercise({ id: 8 })];

const hurting = (start: string, ...pains: (number | null)[]) =>
  anExerciseRun({
    start,
    exercises,
    runUnits: pains.map((pain, index) => aRunUnit({ exerciseId: 7 + index, pain })),
  });

const ask = (runs: ReturnType<typeof hurting>[], settled: string[] = []) =>
  morningQuestions(runs, { userId, settled, now });

test('[PN-3] yesterday’s training with pain of 4 or more is asked about, with its strongest pain', () => {
  const run = { ...hurting(at(20, 18), 6, 4), id: 9 };
  const [question, ...others] = ask([run]);
  expect(others).toEqual([]);
  expect(question).toMatchObject({
    exerciseRunId: 9,
    exerciseRunClientId: run.clientId,
    pain: 6,
    exercise: 'Seitstütz',
  });
  expect(ask([run], [question?.key ?? ''])).toEqual([]);
});

test.each([
  ['hurt less', hurting(at(20, 18), 3, null)],
  ['is of today', hurting(at(21, 0), 9)],
  ['is older', hurting(at(19, 23), 9)],
  ['has been answered about', { ...hurting(at(20, 18), 9), morningPain: { value: 1, at: at(21, 7) } }],
  ['is somebody else’s', { ...hurting(at(20, 18), 9), userId: 99 }],
])('[PN-3] a training that %s is not', (_, run) => {
  expect(ask([run])).toEqual([]);
});

test('[PN-3] late at night yesterday is the day before as well, and the strongest pain comes first', () => {
  expect(ask([hurting(at(20, 0), 4), hurting(at(20, 23), 8)]).map(({ pain }) => pain)).toEqual([8, 4]);
});
