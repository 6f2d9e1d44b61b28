import { HttpError } from '../../../server/http/errors';
import { createAttemptLimit } from '../../../server/session/attemptLimit';

const minute = 60_000;

const aLimit = (maxAttempts = 2) => {
  const clock = { now: 1_000_000 };
  const limit = createAttemptLimit({
    now: () => clock.now,
    windowLength: minute,
    maxAttempts,
    refusal: (seconds) => new HttpError(429, String(seconds)),
  });
  const isAllowed = (key = 'a') => {
    try {
      limit.begin(key);
      return true;
    } catch {
      return false;
    }
  };
  return { clock, limit, isAllowed };
};

test('the attempts of a key end with the window that the first of them began', () => {
  const { clock, isAllowed } = aLimit();
  expect([isAllowed(), isAllowed(), isAllowed(), isAllowed('b')]).toEqual([true, true, false, true]);
  clock.now += minute - 1;
  expect(isAllowed()).toBe(false);
  clock.now += 1;
  expect(isAllowed()).toBe(true);
});

test('a clock that is set back locks nobody out', () => {
  const { clock, isAllowed } = aLimit(1);
  expect([isAllowed(), isAllowed()]).toEqual([true, false]);
  clock.now -= 1000 * minute;
  expect(isAllowed()).toBe(true);
});

test('an attacker who invents names ends the oldest windows, and no more is kept', () => {
  const { isAllowed } = aLimit(1);
  expect([isAllowed('first'), isAllowed('first')]).toEqual([true, false]);
  for (let index = 0; index < 10_000; index += 1) isAllowed(`name-${index}`);
  expect(isAllowed('first')).toBe(true);
  expect(isAllowed('name-9999')).toBe(false);
});

test('an attempt that is taken back does not count', () => {
  const { isAllowed, limit } = aLimit(1);
  expect(isAllowed()).toBe(true);
  limit.takeBack('a');
  expect(isAllowed()).toBe(true);
  limit.takeBack('unknown');
});
