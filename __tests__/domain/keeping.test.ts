import { hasClockJumped, keepingLimit, nextOfKeeping } from '../../src/domain/keeping';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-28T10:00:00Z');
const limit = keepingLimit(now, 36);
const moment = { now, limit, lastBackupAt: now - 3_600_000 };
const unannounced = { forgetAt: null, seenForgetAt: null };
const old = limit - 1;

test('[CL-4] the limit is the club’s months before now', () => {
  expect(new Date(limit).toISOString()).toBe('2023-11-28T10:00:00.000Z');
  expect(new Date(keepingLimit(Date.parse('2026-03-31T00:00:00Z'), 6)).toISOString()).toBe(
    '2025-10-01T00:00:00.000Z',
  );
});

test.each([
  [null, true],
  [now, false],
  [now - day, false],
  [now - day - 1, true],
  [now + day, false],
  [now + day + 1, true],
])('[CL-4] a clock that was last read at %p has jumped: %p', (readBefore, jumped) => {
  expect(hasClockJumped(readBefore, now)).toBe(jumped);
});

test('[CL-4] somebody without activity for too long is announced for 30 days', () => {
  expect(nextOfKeeping({ activeAt: old, ...unannounced }, moment)).toEqual({
    forgetAt: now + 30 * day,
    seenForgetAt: null,
  });
});

test.each([
  ['active at the limit', limit],
  ['of whom no activity is known', null],
])('[CL-4] somebody %s stays, and an announcement is taken back', (_, activeAt) => {
  expect(nextOfKeeping({ activeAt, ...unannounced }, moment)).toBe('wait');
  expect(nextOfKeeping({ activeAt, forgetAt: now - 9 * day, seenForgetAt: now - 2 * day }, moment)).toEqual(
    unannounced,
  );
});

test('[CL-4] the day has to be seen as come twice, a day apart', () => {
  const announced = { activeAt: old, forgetAt: now, seenForgetAt: null };
  expect(nextOfKeeping({ ...announced, forgetAt: now + 1 }, moment)).toBe('wait');
  expect(nextOfKeeping(announced, moment)).toEqual({ forgetAt: now, seenForgetAt: now });
  expect(nextOfKeeping({ ...announced, seenForgetAt: now - day + 1 }, moment)).toBe('wait');
  expect(nextOfKeeping({ ...announced, seenForgetAt: now - day }, moment)).toBe('erase');
});

test.each([
  ['none', null],
  ['one from before the day was seen', now - day],
])('[CL-4] with %s of the backups nobody is erased', (_, lastBackupAt) => {
  const seen = { activeAt: old, forgetAt: now - day, seenForgetAt: now - day };
  expect(nextOfKeeping(seen, { ...moment, lastBackupAt })).toBe('wait');
});
