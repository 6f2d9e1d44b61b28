import { wilsonInterval } from '../../../src/domain/secondLook/wilson';

/** Newcombe 1998, Statistics in Medicine 17, table I, method 3. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('[ZB-3] the interval of %d of %d is the published one', (count, total, low, high) => {
  const interval = wilsonInterval(count, total);
  expect(interval[0]).toBeCloseTo(low, 4);
  expect(interval[1]).toBeCloseTo(high, 4);
});

test('[ZB-3] the interval of all is the mirror of that of none, and never leaves 0 to 1', () => {
  const [low, high] = wilsonInterval(20, 20);
  expect(low).toBeCloseTo(1 - 0.1611, 4);
  expect(high).toBe(1);
  expect(wilsonInterval(0, 1)[0]).toBe(0);
});
