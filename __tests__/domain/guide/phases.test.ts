import type { Exercise } from '../../../src/contract/schemas';
import { isGuided, phasesOf, setsIn } from '../../../src/domain/guide/phases';
import { anExercise } from '../../builders';

/** The phases in short: 'hold 1 left 30', with '!' for one that waits. */
const shortly = (values: Partial<Exercise>) =>
  phasesOf(anExercise(values)).map(({ kind, set, side, seconds, waits }) =>
    [kind, set, side, seconds, waits && '!'].filter((part) => part !== null && part !== false).join(' '),
  );

const inRepetitions = { seconds: null, repeat: 8 };

describe('[GT-1] the phases of an exercise', () => {
  test.each<[string, Partial<Exercise>, string[]]>([
    ['one set in seconds is one hold', { sets: 1 }, ['hold 1 30 !']],
    [
      'a pause is between the sets, and none follows the last one',
      { pause: 15 },
      ['hold 1 30 !', 'rest 1 15', 'hold 2 30', 'rest 2 15', 'hold 3 30'],
    ],
    [
      'without a pause each hold waits for the person',
      { sets: 2, pause: null },
      ['hold 1 30 !', 'hold 2 30 !'],
    ],
    ['a pause of 0 is none: the next set follows', { sets: 2, pause: 0 }, ['hold 1 30 !', 'hold 2 30']],
    ['of a span the shorter time is held', { sets: 1, seconds: 20, seconds2: 30 }, ['hold 1 20 !']],
    ['a missing number of sets is one set', { sets: null }, ['hold 1 30 !']],
    [
      'repetitions have no clock, but their pause has',
      { ...inRepetitions, sets: 2, pause: 45 },
      ['work 1', 'rest 1 45', 'work 2'],
    ],
    [
      'repetitions without a pause are counted',
      { ...inRepetitions, sets: 2, pause: null },
      ['work 1', 'work 2'],
    ],
    ['a clock of 0 seconds is none', { sets: 1, seconds: 0 }, ['work 1']],
    ['a number of sets that makes no sense is one set', { sets: -2 }, ['hold 1 30 !']],
  ])('%s', (_what, values, expected) => {
    expect(shortly(values)).toEqual(expected);
  });

  test('a number of sets that no plan has is cut off', () => {
    expect(setsIn(phasesOf(anExercise({ sets: 1e9 })))).toBe(20);
  });

  test.each<[string, Partial<Exercise>, string[]]>([
    [
      'each set is held left, then right, with a change between them',
      { sets: 2, pause: 15 },
      [
        'hold 1 left 30 !',
        'switch 1 right 10',
        'hold 1 right 30',
        'rest 1 15',
        'hold 2 left 30',
        'switch 2 right 10',
        'hold 2 right 30',
      ],
    ],
    [
      'without a pause only the first side of a set waits',
      { sets: 2, pause: null },
      [
        'hold 1 left 30 !',
        'switch 1 right 10',
        'hold 1 right 30',
        'hold 2 left 30 !',
        'switch 2 right 10',
        'hold 2 right 30',
      ],
    ],
    [
      'repetitions change the side, too',
      { ...inRepetitions, sets: 1 },
      ['work 1 left', 'switch 1 right 10', 'work 1 right'],
    ],
  ])('[SI-1] with sides: %s', (_what, values, expected) => {
    expect(shortly({ ...values, sides: true })).toEqual(expected);
  });

  test.each([
    ['one hold', { sets: 1 }, true],
    ['several sets of repetitions', inRepetitions, true],
    ['two sides', { ...inRepetitions, sets: 1, sides: true }, true],
    ['one set of repetitions', { ...inRepetitions, sets: 1, pause: 30 }, false],
  ])('%s: is guided: %s %s', (_what, values, guided) => {
    expect(isGuided(phasesOf(anExercise(values)))).toBe(guided);
  });
});
