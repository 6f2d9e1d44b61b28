import * as fc from 'fast-check';
import { flushRetryDelay } from '../../src/domain/flushRetry';

test('the wait grows threefold from 5 s to 5 min', () => {
  expect([1, 2, 3, 4, 5, 6, 1000].map((failures) => flushRetryDelay(failures, 0.5))).toEqual([
    5000, 15_000, 45_000, 135_000, 300_000, 300_000, 300_000,
  ]);
});

test('chance spreads it by a fifth to either side', () => {
  expect(flushRetryDelay(2, 0)).toBe(12_000);
  expect(flushRetryDelay(2, 1)).toBe(18_000);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, chance) => {
        const wait = flushRetryDelay(failures, chance);
        return wait >= 4000 && wait <= 360_000;
      },
    ),
  );
});
