import * as fc from 'fast-check';
import { backoff, type Retried } from '../../src/domain/backoff';

const failures = fc.integer({ min: 1, max: 1000 });
const chance = fc.double({ min: 0, max: 1, noNaN: true });

const expectWithin = (what: Retried, shortest: number, longest: number) =>
  fc.assert(
    fc.property(failures, chance, (count, spread) => {
      const wait = backoff(what, count, spread);
      return wait >= shortest && wait <= longest;
    }),
  );

describe.each(['runs', 'outbox'] as const)('the sending of the %s', (what) => {
  test('the wait grows threefold from 5 s to 5 min', () => {
    expect([1, 2, 3, 4, 5, 6, 1000].map((count) => backoff(what, count, 0.5))).toEqual([
      5000, 15_000, 45_000, 135_000, 300_000, 300_000, 300_000,
    ]);
  });

  test('chance spreads it by a fifth to either side', () => {
    expect(backoff(what, 2, 0)).toBe(12_000);
    expect(backoff(what, 2, 1)).toBe(18_000);
    expectWithin(what, 4000, 360_000);
  });
});

describe('the live channel', () => {
  test('[LC-7] the wait grows from 5 s to 60 s', () => {
    expect([1, 2, 3, 4, 5, 50].map((count) => backoff('live', count, 0))).toEqual([
      5000, 10_000, 20_000, 40_000, 40_000, 40_000,
    ]);
    expect(backoff('live', 50, 1)).toBe(60_000);
  });

  test('[LC-7] chance spreads the waits, within 5 s and 60 s', () => {
    expect(backoff('live', 2, 0.5)).toBe(12_500);
    expectWithin('live', 5000, 60_000);
  });
});
