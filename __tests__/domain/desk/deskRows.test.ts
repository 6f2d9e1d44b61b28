import { deskRows } from '../../../src/domain/desk/deskRows';
import {
  anEmptyUserScreening,
  anExercise,
  aScreening,
  aScreeningRun,
  aTestRun,
  aUser,
  aUserScreening,
  aWaitingMessage,
  aWaitingPlan,
} from '../../builders';
import { aTraining, aWaitingAssignment, daysAgo, now, someContent } from './content';

const assigned = aUserScreening({ intervalWeeks: 8, assignedAt: daysAgo(100) });
const row = (...overrides: Parameters<typeof someContent>) => deskRows(someContent(...overrides), now)[0];
const screened = (days: number, overrides = {}) =>
  aScreeningRun({ start: daysAgo(days), completed: true, testRuns: [aTestRun()], ...overrides });

test('[DE-1] a row has everything about one athlete', () => {
  const content = {
    athletes: [aUser({ firstName: 'Ärin', lastName: 'Zander', team: 'U16' })],
    userScreenings: [assigned],
    screeningRuns: [screened(20), screened(10, { exercises: [anExercise()] })],
    trainings: [aTraining({ start: daysAgo(1) })],
  };
  expect(row(content)).toEqual({
    id: 2,
    name: 'Ärin Zander',
    firstName: 'Ärin',
    lastName: 'Zander',
    plainName: 'arin zander',
    team: 'U16',
    base: 31,
    screening: { name: 'Grundlagen' },
    assignment: null,
    lastScreening: {
      start: daysAgo(10),
      results: [{ testId: 11, name: 'Kniebeuge', percent: 65, level: 'mid' }],
    },
    change: expect.objectContaining({ result: 65, isFirst: false }),
    lastTraining: daysAgo(1),
    days: [0, 0, 0, 0, 0, 1, 0],
    reasons: [],
  });
});

test('[DE-1] somebody without anything has a row, too', () => {
  const { lastScreening, lastTraining, screening, team, base } = row() ?? {};
  expect([lastScreening, lastTraining, screening, team, base]).toEqual([null, null, null, null, null]);
  expect(row()?.reasons).toEqual([{ kind: 'unassigned', since: null }]);
  expect(row({ userScreenings: [anEmptyUserScreening()] })?.reasons).toEqual(row()?.reasons);
});

test('[DE-1] each athlete has their own runs, trainings and messages', () => {
  const ben = aUser({ id: 4, firstName: 'Ben' });
  const [anna, other] = deskRows(
    someContent({
      athletes: [aUser(), ben],
      userScreenings: [assigned, { ...assigned, id: 42, userId: ben.id }],
      screeningRuns: [screened(1), screened(2, { userId: ben.id })],
      trainings: [aTraining({ userId: ben.id, start: daysAgo(3) })],
      unread: [{ senderId: ben.id }, { senderId: ben.id }, { senderId: 9 }],
      talks: new Map([[ben.id, { content: 'Hallo', at: daysAgo(0), isAnswered: false }]]),
    }),
    now,
  );
  expect(anna).toMatchObject({ lastScreening: { start: daysAgo(1) }, lastTraining: null, reasons: [] });
  expect(other).toMatchObject({ lastScreening: { start: daysAgo(2) }, lastTraining: daysAgo(3) });
  expect(other?.reasons).toEqual([{ kind: 'message', isRefused: false, since: daysAgo(0), count: 2 }]);
});

test('[AS-5] due counts from the last completed run of the assigned screening, not of another one', () => {
  const every2Weeks = { ...assigned, intervalWeeks: 2 };
  const due = (...screeningRuns: ReturnType<typeof screened>[]) =>
    row({ userScreenings: [every2Weeks], screeningRuns })?.reasons.find(({ kind }) => kind === 'due');
  expect(due()).toEqual({ kind: 'due', since: daysAgo(100), isFirst: true });
  expect(due(screened(20))).toEqual({ kind: 'due', since: daysAgo(6), isFirst: false });
  expect(due(screened(20, { screeningId: 99 }))).toMatchObject({ isFirst: true });
  expect(due(screened(20), screened(1))).toBeUndefined();
  expect(due(screened(20), screened(1, { screeningId: 99 }))).toBeDefined();
  expect(due(screened(20), screened(1, { completed: false }))).toBeDefined();
});

test('[DE-2] a plan comes from a completed screening: its exercises, else the basis list', () => {
  const idle = (overrides: Parameters<typeof someContent>[0]) =>
    row({ userScreenings: [assigned], ...overrides })?.reasons.some(({ kind }) => kind === 'idle');
  expect(idle({ hasBasis: true })).toBe(false);
  expect(idle({ screeningRuns: [screened(9)] })).toBe(false);
  expect(idle({ screeningRuns: [screened(9)], hasBasis: true })).toBe(true);
  expect(idle({ screeningRuns: [screened(9, { exercises: [anExercise()] })] })).toBe(true);
});

test('[DE-2] the latest refused message to an athlete is a reason, a waiting one is none', () => {
  const payload = { recipientId: aUser().id, content: 'Hallo' };
  const message = (days: number, refusal: string | null) =>
    aWaitingMessage({ payload, writtenAt: daysAgo(days), refusal });
  const reasons = row({
    userScreenings: [{ ...assigned, intervalWeeks: null }],
    entries: [message(3, 'Zu lang'), message(2, 'Zu lang'), message(1, null)],
  })?.reasons;
  expect(reasons).toEqual([{ kind: 'message', isRefused: true, since: daysAgo(2) }]);
});

test('[AS-2] a waiting assignment is shown as what the athlete gets, and is written on what the server has', () => {
  const other = aScreening({ id: 32, name: 'Fersen' });
  const payload = { userId: aUser().id, screeningId: 32, intervalWeeks: 8, base: 31 };
  const content = { userScreenings: [assigned], screenings: [aScreening(), other] };
  const shown = row({ ...content, entries: [aWaitingAssignment({ payload })] });
  expect(shown).toMatchObject({
    base: 31,
    screening: { name: 'Fersen' },
    assignment: 'waiting',
    reasons: [],
  });
  const withdrawn = aWaitingAssignment({ payload: { ...payload, screeningId: null, intervalWeeks: null } });
  expect(row({ ...content, entries: [withdrawn] })).toMatchObject({
    screening: null,
    assignment: 'waiting',
    reasons: [{ kind: 'unassigned' }],
  });
});

test('[AS-2] one in conflict or refused is shown as what the server has; that in conflict hides newer ones', () => {
  const undecided = aWaitingAssignment({ conflict: assigned });
  const newer = aWaitingAssignment({ clientId: '30000000-0000-4000-8000-000000000011' });
  expect(row({ entries: [undecided, newer] })).toMatchObject({ screening: null, assignment: 'undecided' });
  const refused = aWaitingAssignment({ refusal: 'Das geht nicht.' });
  expect(row({ entries: [refused] })).toMatchObject({ screening: null, assignment: 'refused' });
});

test('[AS-7] a screening that this device does not have has no name', () => {
  expect(row({ userScreenings: [assigned], screenings: [] })?.screening).toEqual({ name: undefined });
});

describe('a plan that was changed', () => {
  const change = {
    form: 'leftOut',
    dose: null,
    position: null,
    reason: null,
    by: 1,
    byName: 'Tina',
  } as const;
  const changedAt = (...days: number[]) => ({
    userScreenings: [
      aUserScreening({
        intervalWeeks: null,
        planChanges: {
          revision: 2,
          weeklyGoal: null,
          changes: days.map((ago, index) => ({ ...change, exerciseId: 201 + index, at: daysAgo(ago) })),
        },
      }),
    ],
    trainings: [aTraining({ start: daysAgo(0) })],
  });

  test('[PL-3] is to be checked after a screening that came later, until the trainer has seen that', () => {
    const content = { ...changedAt(30, 20), screeningRuns: [screened(5)] };
    const reason = { kind: 'plan' as const, since: daysAgo(5) };
    expect(row(content)?.reasons).toEqual([reason]);
    expect(row({ ...content, seen: [{ userId: 2, ...reason }] })?.reasons).toEqual([]);
    const again = { ...content, screeningRuns: [screened(5), screened(1)] };
    expect(row({ ...again, seen: [{ userId: 2, ...reason }] })?.reasons).toEqual([
      { kind: 'plan', since: daysAgo(1) },
    ]);
  });

  test('[PL-3] is not to be checked where something in it was changed since, or nothing is changed', () => {
    const screeningRuns = [screened(5)];
    expect(row({ ...changedAt(30, 4), screeningRuns })?.reasons).toEqual([]);
    expect(row({ ...changedAt(), screeningRuns })?.reasons).toEqual([]);
    expect(row({ ...changedAt(30), screeningRuns: [] })?.reasons).toEqual([]);
  });

  test('[PL-3] counts as changed by what waits to be sent, and not by what the server has refused', () => {
    const waiting = aWaitingPlan({ writtenAt: daysAgo(1) });
    const content = { ...changedAt(30), screeningRuns: [screened(5)] };
    expect(row({ ...content, entries: [waiting] })?.reasons).toEqual([]);
    const refusal = 'Das geht nicht.';
    expect(row({ ...content, entries: [{ ...waiting, refusal }] })?.reasons).toMatchObject([
      { kind: 'plan' },
    ]);
  });
});
