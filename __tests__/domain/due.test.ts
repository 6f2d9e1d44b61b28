import { dueAt, dueSince } from '../../src/domain/due';
import { anEmptyUserScreening, aUserScreening } from '../builders';

const assigned = aUserScreening({ intervalWeeks: 8, assignedAt: '2026-09-14T08:00:00.000Z' });
const last = '2026-10-01T08:00:00.000Z';
const after = Date.parse('2026-12-01T08:00:00.000Z');

test('[AS-5] a screening is due again its interval after the last run, and not before', () => {
  const due = dueAt(assigned, last) ?? '';
  expect(due.slice(0, 10)).toBe('2026-11-26');
  expect(dueSince(assigned, last, Date.parse(due) - 1)).toBeNull();
  expect(dueSince(assigned, last, Date.parse(due))).toBe(due);
});

test('[AS-5] one that was never done is due since it was assigned', () => {
  expect(dueSince(assigned, null, after)).toBe(assigned.assignedAt);
});

test.each([
  ['without a screening', anEmptyUserScreening({ intervalWeeks: 8 }), last],
  ['without a reminder', { ...assigned, intervalWeeks: null }, last],
  ['on a server without intervals', aUserScreening(), last],
  ['when nobody knows since when it is assigned', { ...assigned, assignedAt: null }, null],
])('[AS-5] nothing is due %s', (_, userScreening, start) => {
  expect(dueSince(userScreening, start, after)).toBeNull();
});
