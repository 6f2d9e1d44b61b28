import { measuresOf, quantile } from '../../bench/lib/keyStrokes';

test('a quantile is the value that so large a share of the values does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(hundred, 0.98)).toBe(98);
  expect(quantile(hundred, 1)).toBe(100);
  expect(quantile([7], 0.98)).toBe(7);
  expect(() => quantile([], 0.98)).toThrow('A quantile needs');
});

test('of key strokes both the paint and the answer count, in the middle and at worst', () => {
  const strokes = [10, 20, 30].map((toPaint) => ({ toPaint, toAnswer: 2 * toPaint }));
  expect(measuresOf(strokes)).toEqual({
    'next paint, median': 20,
    'next paint, p98': 30,
    'answer, median': 40,
    'answer, p98': 60,
  });
});
