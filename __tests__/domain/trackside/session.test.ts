import {
  addMember,
  beginSession,
  canJoin,
  isLeftOut,
  isOver,
  isSessionOf,
  leaveOut,
  maxMembers,
  type TracksideSession,
  usualOrder,
  withMemberState,
  withoutMember,
} from '../../../src/domain/trackside/session';
import { atSomebody, canGoTo, nextCell, previousCell } from '../../../src/domain/trackside/steps';

const owner = { id: 1, username: 'tina', athleteIds: [2, 3, 4], instance: 'club' };
const tests = [{ id: 11 }, { id: 12 }];

const aSession = (userIds: number[], order: TracksideSession['order'] = 'byTest', hasNumbers = true) => {
  let count = 0;
  const uuid = () => `run-${++count}`;
  const chosen = { userIds, screeningId: 31, order, hasNumbers };
  return beginSession({ ...chosen, clientId: 's', owner, tests, now: 0, uuid });
};

const at = (session: TracksideSession, userId: number, testId: number): TracksideSession => ({
  ...session,
  at: { userId, testId },
});

/** The whole way from where it begins, as '2/11'. */
const wayOf = (session: TracksideSession) => {
  const way: string[] = [];
  for (let next: TracksideSession | null = session; next?.at; ) {
    way.push(`${next.at.userId}/${next.at.testId}`);
    const cell = nextCell(next, tests);
    next = cell && { ...next, at: cell };
  }
  return way;
};

test('[TS-1] has each athlete once, in this order, with a number of the day and a run of their own', () => {
  expect(aSession([4, 2, 4]).members).toEqual([
    { userId: 4, number: 1, clientId: 'run-1', state: 'here' },
    { userId: 2, number: 2, clientId: 'run-2', state: 'here' },
  ]);
});

test('[TS-1] has at most 20 athletes', () => {
  const session = aSession(Array.from({ length: 25 }, (_, place) => place + 1));
  expect(session.members).toHaveLength(maxMembers);
  expect(canJoin(session, 99)).toBe(false);
  expect(addMember(session, 99, 'late')).toBe(session);
});

test('[TS-1] is done test by test from three athletes on, unless the trainer chooses otherwise', () => {
  expect([1, 2, 3, 20].map(usualOrder)).toEqual(['byAthlete', 'byAthlete', 'byTest', 'byTest']);
});

test('[TS-1] goes through one test with all athletes, or through all tests with one', () => {
  expect(wayOf(aSession([2, 3], 'byTest'))).toEqual(['2/11', '3/11', '2/12', '3/12']);
  expect(wayOf(aSession([2, 3], 'byAthlete'))).toEqual(['2/11', '2/12', '3/11', '3/12']);
});

test('[TS-1] changes the order where the trainer is', () => {
  const session = { ...at(aSession([2, 3], 'byTest'), 3, 11), order: 'byAthlete' as const };
  expect(nextCell(session, tests)).toEqual({ userId: 3, testId: 12 });
  expect(previousCell(session, tests)).toEqual({ userId: 2, testId: 12 });
});

test('[TS-1] goes back the same way, and not before the first', () => {
  const session = aSession([2, 3], 'byTest');
  expect(previousCell(session, tests)).toBeNull();
  expect(previousCell(at(session, 2, 12), tests)).toEqual({ userId: 3, testId: 11 });
});

test('[TS-6] passes over who is gone or finished, but a jump leads to who is gone', () => {
  const begun = aSession([2, 3, 4], 'byTest');
  const session = withMemberState(withMemberState(begun, 3, 'gone'), 4, 'finished');
  expect(wayOf(session)).toEqual(['2/11', '2/12']);
  expect(canGoTo(session, tests, { userId: 3, testId: 12 })).toBe(true);
  expect(canGoTo(session, tests, { userId: 4, testId: 12 })).toBe(false);
  expect(canGoTo(session, tests, { userId: 2, testId: 99 })).toBe(false);
  expect(canGoTo(session, tests, { userId: 99, testId: 11 })).toBe(false);
});

test('[TS-6] goes on with the next athlete when the one who is on leaves, or with the one before', () => {
  const session = at(aSession([2, 3], 'byAthlete'), 3, 11);
  expect(atSomebody(withMemberState(session, 3, 'gone'), tests).at).toEqual({ userId: 2, testId: 12 });
  const first = at(session, 2, 11);
  expect(atSomebody(withMemberState(first, 2, 'gone'), tests).at).toEqual({ userId: 3, testId: 11 });
  expect(atSomebody(session, tests)).toBe(session);
});

test('[TS-6] is nowhere when everybody has left', () => {
  const session = withMemberState(aSession([2]), 2, 'gone');
  expect(atSomebody(session, tests).at).toBeNull();
  expect(isOver(session)).toBe(false);
  expect(isOver(withMemberState(session, 2, 'finished'))).toBe(true);
});

test('[TS-6] adds who comes late with the next number, once', () => {
  const session = addMember(aSession([2, 3]), 4, 'late');
  expect(session.members.at(-1)).toEqual({ userId: 4, number: 3, clientId: 'late', state: 'here' });
  expect(addMember(session, 4, 'again')).toBe(session);
});

test('[TS-6] gives no numbers where nobody has one', () => {
  const session = addMember(aSession([2, 3], 'byTest', false), 4, 'late');
  expect(session.members.map(({ number }) => number)).toEqual([null, null, null]);
});

test('[TS-6] gives no number twice', () => {
  const session = addMember(withoutMember(aSession([2, 3]), 2), 4, 'late');
  expect(session.members.map(({ number }) => number)).toEqual([2, 3]);
});

test('[TS-6] takes back who left by mistake, but not who is finished', () => {
  const session = withMemberState(aSession([2]), 2, 'gone');
  expect(withMemberState(session, 2, 'here').members).toMatchObject([{ state: 'here' }]);
  const finished = withMemberState(session, 2, 'finished');
  expect(withMemberState(finished, 2, 'here')).toEqual(finished);
});

test('[TS-3] leaves a test of one athlete out, and takes that back', () => {
  const cell = { userId: 2, testId: 11 };
  const session = leaveOut(leaveOut(aSession([2, 3]), cell, true), cell, true);
  expect(session.leftOut).toEqual([cell]);
  expect(isLeftOut(session, cell)).toBe(true);
  expect(isLeftOut(session, { userId: 3, testId: 11 })).toBe(false);
  expect(isLeftOut(leaveOut(session, cell, false), cell)).toBe(false);
});

test('[TS-4] belongs to one trainer of one club', () => {
  const isOwn = (changes: Partial<typeof owner>) => isSessionOf({ ...owner, ...changes })(aSession([2]));
  expect(isOwn({})).toBe(true);
  expect(isOwn({ id: 9 })).toBe(false);
  expect(isOwn({ instance: 'other' })).toBe(false);
});
