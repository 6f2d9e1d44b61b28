import { spaced } from '../../src/components/chart/scales';

const distances = { between: 10, beforeLast: 25 };
const shown = (...places: number[]) => spaced(places, (place) => place, distances);

test('[HI-2] a word of a chart is left out where it would touch the next one, and never the last', () => {
  expect(shown(1, 9, 40, 60, 75, 100)).toEqual([9, 40, 60, 75, 100]);
  expect(shown(0, 76, 100)).toEqual([0, 100]);
  expect(shown(50)).toEqual([50]);
});
