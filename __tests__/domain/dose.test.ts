import { doseOf } from '../../src/domain/dose';
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
