import { formerRightDays, judgeFormer } from '../../src/domain/formerRight';

const day = 24 * 60 * 60 * 1000;
const right = { since: 100 * day, until: 200 * day };
const lastDay = right.until + formerRightDays * day;

test.each([
  ['on the first moment of the right', right.since, right.until, 'taken'],
  ['on its last moment, on the last moment of the days', right.until, lastDay, 'taken'],
  ['before the right', right.since - 1, right.until, 'outside'],
  ['after the right', right.until + 1, right.until + 2, 'outside'],
  ['in the right, but it comes too late', right.since, lastDay + 1, 'late'],
])('[MB-6] a run that was begun %s', (_, startedAt, arrivedAt, verdict) => {
  expect(judgeFormer([right], { startedAt, arrivedAt })).toBe(verdict);
});

test('[MB-6] of several rights the one counts in which the run was begun', () => {
  const second = { since: 300 * day, until: 400 * day };
  const rights = [right, second];
  expect(judgeFormer(rights, { startedAt: 150 * day, arrivedAt: 400 * day })).toBe('late');
  expect(judgeFormer(rights, { startedAt: 250 * day, arrivedAt: 400 * day })).toBe('outside');
  expect(judgeFormer(rights, { startedAt: 350 * day, arrivedAt: 400 * day })).toBe('taken');
  expect(judgeFormer([], { startedAt: 0, arrivedAt: 0 })).toBe('outside');
});
