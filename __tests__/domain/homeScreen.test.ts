import { offeredWay } from '../../src/domain/homeScreen';

test.each([
  ['the browser can ask', { way: 'prompt' }, 'prompt'],
  ['the browser can ask, but the person declined', { way: 'prompt', isDeclined: true }, null],
  [
    'the person declined that the browser asks, and runs wait',
    { way: 'prompt', isDeclined: true, waitingRuns: 1 },
    null,
  ],
  ['the person can add it by hand', { way: 'byHand' }, 'byHand'],
  ['the person read how to add it by hand', { way: 'byHand', isDeclined: true }, null],
  [
    'the person read it, but runs wait in a tab',
    { way: 'byHand', isDeclined: true, waitingRuns: 1 },
    'byHand',
  ],
  ['there is no way', { way: null, waitingRuns: 1 }, null],
] as const)('when %s', (_when, facts, way) => {
  expect(offeredWay({ isDeclined: false, waitingRuns: 0, ...facts })).toBe(way);
});
