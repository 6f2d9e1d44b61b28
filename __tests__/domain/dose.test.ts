import type { Exercise } from '../../src/contract/schemas';
import { doseOf, estimatedMinutes } from '../../src/domain/dose';
import { anExercise } from '../builders';

const withoutDose = { sets: 3, seconds: null, distance: null, repeat: null };

test.each([
  ['seconds', { seconds: 30 }, '3 × 30'],
  ['seconds', { seconds: 30, seconds2: 45 }, '3 × 30 - 45'],
  ['distance', { distance: 20 }, '3 × 20'],
  ['distance', { distance: 20, distance2: 40 }, '3 × 20 - 40'],
  ['repeat', { repeat: 8 }, '3 × 8'],
  ['repeat', { repeat: 8, repeat2: 12 }, '3 × 8 - 12'],
] as const)('[TO-5] [TO-6] a dose in %s of %j reads %s', (unit, values, text) => {
  expect(doseOf(anExercise({ ...withoutDose, ...values }))).toEqual({ text, unit });
});

test('[TO-5] the first given of seconds, distance and repeat counts, with its own second value', () => {
  const repeat = { repeat: 8, repeat2: 12 };
  const distance = { distance: 20, distance2: 40 };
  expect(doseOf(anExercise({ ...withoutDose, ...repeat, ...distance, seconds: 30 }))?.text).toBe('3 × 30');
  expect(doseOf(anExercise({ ...withoutDose, ...repeat, ...distance }))?.text).toBe('3 × 20 - 40');
});

test('[TO-5] a missing number of sets is one set', () => {
  expect(doseOf(anExercise({ sets: null, seconds: 30 }))?.text).toBe('1 × 30');
});

test('[TO-5] an exercise without seconds, distance and repeat has no dose, whatever its second values', () => {
  const second = { seconds2: 45, distance2: 40, repeat2: 12 };
  expect(doseOf(anExercise({ ...withoutDose, ...second }))).toBeNull();
});

describe('the estimated length of a training', () => {
  const minutesOf = (values: Partial<Exercise>, count = 10) =>
    estimatedMinutes(
      Array.from({ length: count }, () => anExercise({ ...withoutDose, pause: 0, ...values })),
    );

  test.each([
    ['3 sets of 60 seconds', { seconds: 60 }, 30],
    ['3 sets of 30 to 90 seconds, of which the middle counts', { seconds: 30, seconds2: 90 }, 30],
    ['3 sets of 20 metres, 2 seconds each', { distance: 20 }, 20],
    ['3 sets of 10 repetitions, 3 seconds each', { repeat: 10 }, 15],
    ['3 sets of 10 repetitions with pauses of 30 seconds', { repeat: 10, pause: 30 }, 30],
    ['3 sets with pauses as the athlete likes, 30 seconds each', { repeat: 10, pause: null }, 30],
    ['3 sets without a dose, a minute each', {}, 30],
    ['[SI-1] 3 sets of 30 seconds on each side', { seconds: 30, sides: true }, 30],
    ['[SI-1] 3 sets of 20 metres on each side', { distance: 20, sides: true }, 40],
    ['[SI-1] 3 sets of 10 repetitions on each side', { repeat: 10, sides: true }, 30],
    ['an unknown number of sets, which is one', { sets: null, seconds: 60 }, 10],
  ])('%s', (_dose, values, minutes) => {
    expect(minutesOf(values)).toBe(minutes);
  });

  test.each([
    [1, 5],
    [5, 15],
    [6, 20],
  ])('is a multiple of five minutes for %i exercises, and at least five', (count, minutes) => {
    expect(minutesOf({ seconds: 60 }, count)).toBe(minutes);
  });
});
