import { trainingEntries } from '../../../src/domain/athletePage';
import { trainingMoment, weekOfTraining } from '../../../src/domain/progress/trainingMoment';
import { anExercise, anExerciseRun, aRunUnit } from '../../builders';

const plank = anExercise({ sets: 3 });
const lunge = anExercise({ id: 202, sets: 4 });
const walk = anExercise({ id: 203, sets: null });

const done = (duration: number | null) => aRunUnit({ completed: true, duration });
const left = aRunUnit({ athleteNote: 'Keine Zeit.', duration: 10_000 });

test('[MO-1] minutes are those of all exercises, sets those of the exercises that are ticked off', () => {
  const run = { exercises: [plank, lunge, plank], runUnits: [done(60_000), left, done(61_000)] };
  expect(trainingMoment(run)).toEqual({ done: [true, false, true], minutes: 2, sets: 6 });
});

test.each([
  ['less than half a minute', { exercises: [plank], runUnits: [done(29_999)] }, { minutes: null, sets: 3 }],
  ['no duration', { exercises: [plank], runUnits: [done(null)] }, { minutes: null, sets: 3 }],
  ['nothing ticked off', { exercises: [plank], runUnits: [left] }, { minutes: null, sets: null }],
  [
    'one of several without a number of sets',
    { exercises: [plank, walk], runUnits: [done(60_000), done(60_000)] },
    { minutes: 2, sets: null },
  ],
  [
    'the one without a number of sets not ticked off',
    { exercises: [plank, walk], runUnits: [done(60_000), left] },
    { minutes: 1, sets: 3 },
  ],
])('[MO-1] what is not known is no number: %s', (_what, run, expected) => {
  expect(trainingMoment(run)).toMatchObject(expected);
});

describe('the week', () => {
  /** On a day of the week from Monday 16 to Sunday 22 November 2026, on the device of the tests. */
  const at = (day: number, hour: number) =>
    anExerciseRun({ completed: true, start: new Date(2026, 10, day, hour).toISOString() });
  const [sunday, monday, early, late] = [at(15, 20), at(16, 7), at(18, 7), at(18, 23)];
  const entries = trainingEntries([late, early, monday, sunday], [], []);

  test('[MO-2] begins on Monday and ends with the training, whose day is today', () => {
    expect(weekOfTraining(entries, monday.clientId)).toEqual({
      days: [1, null, null, null, null, null, null],
      trainings: 1,
      today: 0,
    });
  });

  test('[MO-2] counts two trainings on one day, also one that ends after midnight', () => {
    expect(weekOfTraining(entries, early.clientId)).toMatchObject({ trainings: 2, today: 2 });
    expect(weekOfTraining(entries, late.clientId)).toEqual({
      days: [1, 0, 2, null, null, null, null],
      trainings: 3,
      today: 2,
    });
  });

  test('[MO-2] of a training that is not listed is unknown', () => {
    expect(weekOfTraining(entries, 'another')).toBeNull();
  });
});
