import { isErasureName, nextOfErasure } from '../../src/domain/erasure';

const day = 24 * 60 * 60 * 1000;
const begin = Date.parse('2026-11-27T10:00:00.000Z');
const dueAt = begin + 14 * day;

test('[MB-7] a planned erasure waits 14 days, and one more from when the server has seen that', () => {
  const waiting = { dueAt, seenDueAt: null };
  expect(nextOfErasure(waiting, dueAt - 1)).toBe('wait');
  const seen = nextOfErasure(waiting, dueAt);
  expect(seen).toEqual({ dueAt, seenDueAt: dueAt });
  expect(nextOfErasure({ dueAt, seenDueAt: dueAt }, dueAt + day - 1)).toBe('wait');
  expect(nextOfErasure({ dueAt, seenDueAt: dueAt }, dueAt + day)).toBe('erase');
});

test('[MB-7] a clock that jumps ahead and is put right erases nobody', () => {
  const jumped = begin + 400 * day;
  expect(nextOfErasure({ dueAt, seenDueAt: null }, jumped)).toEqual({ dueAt, seenDueAt: jumped });
  // Before the time, and after it: what the wrong clock has seen counts for nothing.
  expect(nextOfErasure({ dueAt, seenDueAt: jumped }, begin + day)).toEqual({ dueAt, seenDueAt: null });
  expect(nextOfErasure({ dueAt, seenDueAt: jumped }, dueAt + day)).toEqual({
    dueAt,
    seenDueAt: dueAt + day,
  });
});

test('[MB-7] after a restore it has all its days anew', () => {
  expect(nextOfErasure({ dueAt: null, seenDueAt: null }, begin)).toEqual({ dueAt, seenDueAt: null });
});

test.each([
  ['anna.a', 'anna.a', true],
  [' Anna.A ', 'anna.a', true],
  ['Anna Ahorn', 'anna.a', false],
  ['', 'anna.a', false],
  ['anna  ahorn', null, true],
  ['Anna', null, false],
  ['', null, false],
])('[MB-7] "%s" typed for the user name %s', (typed, username, fits) => {
  expect(isErasureName(typed, { username, firstName: 'Anna', lastName: 'Ahorn' })).toBe(fits);
});
