import { dueAt, dueSince } from '../../src/domain/due';

const assignedAt = '2026-09-01T08:00:00.000Z';
const every8Weeks = { screeningId: 31, intervalWeeks: 8, assignedAt };
const at = (iso: string) => Date.parse(iso);

test('[AS-5] a screening is due again to the millisecond as many weeks after its last run as the interval has', () => {
  const lastRunAt = '2026-09-14T10:30:00.000Z';
  const due = '2026-11-09T10:30:00.000Z';
  expect(dueSince(every8Weeks, lastRunAt, at(due) - 1)).toBeNull();
  expect(dueSince(every8Weeks, lastRunAt, at(due))).toBe(due);
  expect(dueSince(every8Weeks, lastRunAt, at('2027-01-01T00:00:00.000Z'))).toBe(due);
  expect(dueSince({ ...every8Weeks, intervalWeeks: 1 }, lastRunAt, at(due))).toBe('2026-09-21T10:30:00.000Z');
});

test('[AS-5] a screening that nobody did yet is due since it was assigned, also where the clock is a minute behind', () => {
  expect(dueSince(every8Weeks, null, at(assignedAt) - 60_000)).toBe(assignedAt);
  expect(dueSince(every8Weeks, null, at(assignedAt))).toBe(assignedAt);
  expect(dueSince({ ...every8Weeks, assignedAt: null }, null, at('2027-01-01T00:00:00.000Z'))).toBeNull();
});

test('[AS-5] without an interval or a screening nothing is ever due', () => {
  const later = at('2030-01-01T00:00:00.000Z');
  expect(dueSince({ ...every8Weeks, intervalWeeks: null }, assignedAt, later)).toBeNull();
  expect(dueSince({ screeningId: 31 }, assignedAt, later)).toBeNull();
  expect(dueSince({ ...every8Weeks, screeningId: null }, null, later)).toBeNull();
});

test('[AS-5] the next screening has its day before it is due', () => {
  expect(dueAt(every8Weeks, '2026-09-14T10:30:00.000Z')).toBe('2026-11-09T10:30:00.000Z');
  expect(dueAt(every8Weeks, null)).toBe(assignedAt);
  expect(dueAt({ ...every8Weeks, intervalWeeks: null }, assignedAt)).toBeNull();
});
