import { verdictOn } from '../../bench/lib/guard';
import type { Pair } from '../../bench/lib/pairs';

/** Pairs whose ratios are these. */
const pairsOf = (...ratios: number[]): Pair[] => ratios.map((ratio) => [{ CPU: 100 }, { CPU: 100 * ratio }]);

test('a ratio that has grown by half is not yet worse by more than half', () => {
  expect(verdictOn(pairsOf(15, 15, 15), 'CPU', 10)).toEqual({
    hasGotWorse: false,
    text: 'CPU: ratio 15.00 (15.00 to 15.00), not more than 15.00',
  });
});

test('a larger one is, and is told with its spread', () => {
  expect(verdictOn(pairsOf(14, 16, 30), 'CPU', 10)).toEqual({
    hasGotWorse: true,
    text: 'CPU: ratio 16.00 (14.00 to 30.00), more than 15.00',
  });
});

test('one pair that the machine has disturbed does not count', () => {
  expect(verdictOn(pairsOf(9, 90, 10), 'CPU', 10).hasGotWorse).toBe(false);
});

test('without a measure there is no verdict', () => {
  expect(() => verdictOn(pairsOf(1), 'wall', 10)).toThrow('wall is undefined');
});
