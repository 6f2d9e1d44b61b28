import fc from 'fast-check';
import { retryDelay } from '../../src/domain/retryPolicy';

test('[RE-3] the retries come after 1, 2 and 3 seconds, and then no more', () => {
  expect([1, 2, 3, 4, 5].map((attempt) => retryDelay(attempt, 500, []))).toEqual([
    1000,
    2000,
    3000,
    null,
    null,
  ]);
});

test('[RE-3] a call without any answer is retried in the same way', () => {
  expect([1, 2, 3, 4].map((attempt) => retryDelay(attempt, null, [404]))).toEqual([1000, 2000, 3000, null]);
});

test('[RE-2] a 401 is never retried, whatever the attempt and the answers of the call', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.array(fc.integer()), (attempt, answers) => {
      expect(retryDelay(attempt, 401, answers)).toBeNull();
    }),
  );
});

test('[RE-6] [CO-3] a status that the call takes as an answer passes at once, any other is retried', () => {
  expect(retryDelay(1, 404, [403, 404])).toBeNull();
  expect(retryDelay(1, 409, [403, 404])).toBe(1000);
});

test('[RE-3] a call is made 4 times at most', () => {
  const anyFailure = fc.option(fc.integer({ min: 400, max: 599 }));
  fc.assert(
    fc.property(fc.array(anyFailure, { minLength: 4, maxLength: 10 }), (failures) => {
      const gaveUpAfter =
        failures.findIndex((status, index) => retryDelay(index + 1, status, []) === null) + 1;
      expect(gaveUpAfter).toBeGreaterThanOrEqual(1);
      expect(gaveUpAfter).toBeLessThanOrEqual(4);
    }),
  );
});
