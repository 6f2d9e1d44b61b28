import type { GuideClock } from '../../../src/domain/guide/clock';
import { phasesOf } from '../../../src/domain/guide/phases';
import { setsAt } from '../../../src/domain/guide/sets';
import { anExercise } from '../../builders';

/** Left 1, change, right 1, rest, left 2, change, right 2. */
const phases = phasesOf(anExercise({ sets: 2, pause: 15, sides: true }));
const at = (phase: number, state: GuideClock['state'] = 'running') =>
  setsAt({ phase, state, elapsed: 0 }, phases).map((efforts) => efforts.map((effort) => effort.state));

test.each<[string, number, GuideClock['state'], string[][]]>([
  [
    'before the start',
    0,
    'ready',
    [
      ['open', 'open'],
      ['open', 'open'],
    ],
  ],
  [
    'in the first hold',
    0,
    'running',
    [
      ['now', 'open'],
      ['open', 'open'],
    ],
  ],
  [
    'in a hold that was stopped',
    0,
    'held',
    [
      ['now', 'open'],
      ['open', 'open'],
    ],
  ],
  [
    'while the side is changed',
    1,
    'running',
    [
      ['done', 'now'],
      ['open', 'open'],
    ],
  ],
  [
    'in the pause',
    3,
    'running',
    [
      ['done', 'done'],
      ['open', 'open'],
    ],
  ],
  [
    'in the last hold',
    6,
    'running',
    [
      ['done', 'done'],
      ['done', 'now'],
    ],
  ],
  [
    'at the end',
    7,
    'running',
    [
      ['done', 'done'],
      ['done', 'done'],
    ],
  ],
])('[GT-1] [SI-1] the sets and sides %s', (_when, phase, state, expected) => {
  expect(at(phase, state)).toEqual(expected);
});

test('[GT-1] a set without sides has one effort', () => {
  const plain = phasesOf(anExercise({ sets: 2 }));
  expect(setsAt({ phase: 1, state: 'ready', elapsed: 0 }, plain)).toEqual([
    [{ side: null, state: 'done' }],
    [{ side: null, state: 'open' }],
  ]);
});
