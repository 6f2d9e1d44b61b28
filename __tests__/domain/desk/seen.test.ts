import { deskRows } from '../../../src/domain/desk/deskRows';
import type { Reason } from '../../../src/domain/desk/reasons';
import {
  type SeenMark,
  seenMarkOf,
  unseenReasons,
  withAllSeen,
  withSeen,
} from '../../../src/domain/desk/seen';
import { aRunUnit, aUser } from '../../builders';
import { aTraining, daysAgo, now, someContent } from './content';

const pain = (days: number): Reason => ({ kind: 'pain', since: daysAgo(days), pain: 6 });
const news = (days: number): Reason => ({
  kind: 'message',
  isRefused: false,
  since: daysAgo(days),
  count: 1,
});
const seen = (reason: Reason, userId = 2): SeenMark => {
  const mark = seenMarkOf(userId, reason);
  if (!mark) throw new Error('It cannot be seen.');
  return mark;
};

test('[DE-9] what was seen is gone, and a newer reason of its kind is there again', () => {
  const marks = [seen(pain(3))];
  expect(unseenReasons(2, [pain(3), news(1)], marks)).toEqual([news(1)]);
  expect(unseenReasons(2, [pain(4)], marks)).toEqual([]);
  expect(unseenReasons(2, [pain(2)], marks)).toEqual([pain(2)]);
});

test('[DE-9] what was seen of one athlete is still there of another', () => {
  expect(unseenReasons(3, [pain(3)], [seen(pain(3))])).toEqual([pain(3)]);
});

test.each<[string, Reason]>([
  ['a screening that is missing', { kind: 'unassigned', since: null }],
  ['a message that the server has refused', { kind: 'message', isRefused: true, since: daysAgo(1) }],
  ['news without a date', { kind: 'message', isRefused: false, since: null, count: 2 }],
])('[DE-9] %s cannot be seen away', (_what, reason) => {
  expect(seenMarkOf(2, reason)).toBeNull();
  expect(unseenReasons(2, [reason], [{ userId: 2, kind: reason.kind, since: daysAgo(0) }])).toEqual([reason]);
});

test('[DE-9] of each kind the latest mark stays, in any order', () => {
  const [early, late, other] = [seen(pain(5)), seen(pain(2)), seen(news(5))];
  expect(withSeen([early, other], late)).toEqual([other, late]);
  expect(withSeen([other, late], early)).toEqual([other, late]);
});

test('[DE-9] marks that are known, or older than those that are, change nothing', () => {
  const marks = [seen(news(5)), seen(pain(2))];
  expect(withAllSeen(marks, [seen(pain(2)), seen(pain(4))])).toBe(marks);
  expect(withAllSeen(marks, [])).toBe(marks);
  expect(withAllSeen(marks, [seen(pain(1)), seen(pain(4)), seen(pain(2), 3)])).toEqual([
    seen(news(5)),
    seen(pain(1)),
    seen(pain(2), 3),
  ]);
});

test('[DE-9] the row of the desk lacks what was seen', () => {
  const trainings = [aTraining({ start: daysAgo(1), runUnits: [aRunUnit({ pain: 6 })] })];
  const kinds = (marks: SeenMark[]) =>
    deskRows(someContent({ trainings, seen: marks }), now)[0]?.reasons.map(({ kind }) => kind);
  expect(kinds([])).toEqual(['pain', 'unassigned']);
  expect(kinds([seen(pain(1), aUser().id)])).toEqual(['unassigned']);
});
