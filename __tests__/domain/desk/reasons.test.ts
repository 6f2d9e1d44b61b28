import { type ReasonFacts, reasonsOf } from '../../../src/domain/desk/reasons';
import { daysAgo, now } from './content';

const nothing: ReasonFacts = {
  pain: null,
  refusedAt: null,
  unread: 0,
  messageAt: null,
  isAnswered: false,
  isAssigned: true,
  dueSince: null,
  isScreened: true,
  planAt: null,
  lastTraining: null,
  planToCheck: null,
  feedback: null,
  invitedAt: null,
  guardianMissingSince: null,
  forgetAt: null,
};
const reasons = (facts: Partial<ReasonFacts>) => reasonsOf({ ...nothing, ...facts }, now);

test('[DE-2] somebody with a screening and nothing else needs no attention', () => {
  expect(reasons({})).toEqual([]);
});

test('[DE-2] [LV-3] [PL-3] all reasons at once come in the order of their weight, each with its date', () => {
  const all = { refusedAt: daysAgo(1), unread: 2, messageAt: daysAgo(2), dueSince: daysAgo(3) };
  const feedback = { at: daysAgo(9), question: 'Wie schwer war es?', option: 'Viel zu schwer' };
  const pain = { at: daysAgo(12), pain: 6 };
  expect(
    reasons({
      ...all,
      pain,
      planAt: daysAgo(20),
      planToCheck: daysAgo(20),
      feedback,
      invitedAt: daysAgo(7),
      guardianMissingSince: daysAgo(4),
      forgetAt: daysAgo(-20),
    }),
  ).toEqual([
    { kind: 'pain', since: daysAgo(12), pain: 6 },
    { kind: 'message', isRefused: true, since: daysAgo(1) },
    { kind: 'message', isRefused: false, since: daysAgo(2), count: 2 },
    { kind: 'due', since: daysAgo(3), isFirst: false },
    { kind: 'idle', since: daysAgo(20) },
    { kind: 'plan', since: daysAgo(20) },
    { kind: 'feedback', since: daysAgo(9), question: 'Wie schwer war es?', option: 'Viel zu schwer' },
    { kind: 'invited', since: daysAgo(7) },
    { kind: 'guardian', since: daysAgo(4) },
    { kind: 'forgotten', since: daysAgo(-20) },
  ]);
});

test('[DE-2] without a screening that is the reason, and nobody misses a training', () => {
  const expected = [{ kind: 'unassigned', since: null }];
  expect(reasons({ isAssigned: false, planAt: daysAgo(30) })).toEqual(expected);
});

test('[DE-2] no training counts from the seventh day after the last one, with a plan only', () => {
  const planAt = daysAgo(30);
  expect(reasons({ planAt, lastTraining: daysAgo(6, 0) })).toEqual([]);
  expect(reasons({ planAt, lastTraining: daysAgo(7, 23) })).toEqual([
    { kind: 'idle', since: daysAgo(7, 23) },
  ]);
  expect(reasons({ lastTraining: daysAgo(30) })).toEqual([]);
});

test('[DE-2] no training counts from the later of the last training and the last screening', () => {
  expect(reasons({ planAt: daysAgo(6), lastTraining: daysAgo(60) })).toEqual([]);
  const since = daysAgo(7);
  expect(reasons({ planAt: since, lastTraining: daysAgo(60) })).toEqual([{ kind: 'idle', since }]);
});

test('[DE-2] an invitation is a reason once it is open for 7 days', () => {
  expect(reasons({ invitedAt: daysAgo(6, 0) })).toEqual([]);
  expect(reasons({ invitedAt: daysAgo(7, 23) })).toEqual([{ kind: 'invited', since: daysAgo(7, 23) }]);
});

test('[DE-10] a message counts until the last word is the trainer’s, read or not', () => {
  const messageAt = daysAgo(2);
  const unanswered = { kind: 'message', isRefused: false, since: messageAt, count: 0 };
  expect(reasons({ messageAt })).toEqual([unanswered]);
  expect(reasons({ messageAt, isAnswered: true })).toEqual([]);
  expect(reasons({ messageAt, unread: 1, isAnswered: true })).toEqual([{ ...unanswered, count: 1 }]);
});
