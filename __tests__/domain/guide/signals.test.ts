import { atPhase, type GuideClock } from '../../../src/domain/guide/clock';
import { phasesOf } from '../../../src/domain/guide/phases';
import { toneBetween, untilNextSecond } from '../../../src/domain/guide/signals';
import { anExercise } from '../../builders';

const phases = phasesOf(anExercise({ sets: 2, pause: 15 }));
const after = (elapsed: number): GuideClock => ({ phase: 0, state: 'running', elapsed });

test.each([
  ['4 seconds before the end', 25_000, 26_000, null],
  ['3 seconds before', 26_000, 27_000, 'short'],
  ['2 seconds before', 27_000, 28_000, 'short'],
  ['1 second before', 28_000, 29_000, 'short'],
  ['within a second', 27_000, 27_900, null],
  ['after a jump into the last three seconds', 5000, 28_100, 'short'],
])('[GT-2] %s a tone: %s', (_when, before, now, tone) => {
  expect(toneBetween(after(before), after(now), phases)).toBe(tone);
});

test('[GT-2] the end of a phase has a tone of its own, a clock that is held or offered again has none', () => {
  expect(toneBetween(after(29_000), atPhase(1, phases), phases)).toBe('long');
  expect(toneBetween(after(26_000), { ...after(27_000), state: 'held' }, phases)).toBeNull();
  expect(toneBetween(after(27_000), atPhase(0, phases), phases)).toBeNull();
});

test.each([
  [0, 1000],
  [400, 600],
  [29_999, 1],
  [30_000, 0],
  [31_000, 0],
])('[GT-1] after %i of 30,000 ms the next second begins in %i ms', (elapsed, wait) => {
  expect(untilNextSecond(elapsed, 30_000)).toBe(wait);
});

test('[GT-1] a length with a fraction ends on time', () => {
  expect(untilNextSecond(7000, 7500)).toBe(500);
});
