import * as fc from 'fast-check';
import { reconnectDelay, transportAfter } from '../../src/domain/live';

test('[LC-7] the wait grows from 5 s to 60 s', () => {
  expect([1, 2, 3, 4, 5, 50].map((tries) => reconnectDelay(tries, 0))).toEqual([
    5000, 10_000, 20_000, 40_000, 40_000, 40_000,
  ]);
  expect(reconnectDelay(50, 1)).toBe(60_000);
});

test('[LC-7] chance spreads the waits, within 5 s and 60 s', () => {
  expect(reconnectDelay(2, 0.5)).toBe(12_500);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (tries, chance) => {
        const wait = reconnectDelay(tries, chance);
        return wait >= 5000 && wait <= 60_000;
      },
    ),
  );
});

test('[LC-12] SockJS is taken once WebSockets did not get through twice', () => {
  expect([0, 1, 2, 3].map(transportAfter)).toEqual(['webSocket', 'webSocket', 'sockJs', 'sockJs']);
});
