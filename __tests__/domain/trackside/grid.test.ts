import type { LocalScreeningRun } from '../../../src/domain/runs';
import { answerQuestion, reportTestPain } from '../../../src/domain/screeningRun';
import { endingOf, gridOf, runOfMember } from '../../../src/domain/trackside/grid';
import { sessionOfRuns, settled } from '../../../src/domain/trackside/restore';
import { beginSession, leaveOut, memberOf, withMemberState } from '../../../src/domain/trackside/session';
import { aQuestion, aScreeningRun, aTest } from '../../builders';

const owner = { id: 1, username: 'tina', athleteIds: [2, 3], instance: null };
const tests = [
  aTest({ id: 11, questions: [aQuestion({ id: 111 }), aQuestion({ id: 112 })], rangeQuestions: [] }),
  aTest({ id: 12, questions: [aQuestion({ id: 121 })], rangeQuestions: [] }),
];
let count = 0;
const session = beginSession({
  clientId: 's',
  owner,
  screeningId: 31,
  tests,
  userIds: [2, 3],
  order: 'byTest',
  hasNumbers: false,
  now: 0,
  uuid: () => `run-${++count}`,
});
const aRun = (userId: number, overrides: Partial<LocalScreeningRun> = {}) =>
  aScreeningRun({
    userId,
    recordedBy: owner.id,
    tracksideId: 's',
    clientId: memberOf(session, userId)?.clientId ?? '',
    ...overrides,
  });
const answered = (run: LocalScreeningRun, testId: number, questionId: number) =>
  answerQuestion(run, testId, questionId, true);
const whole = answered(answered(answered(aRun(2), 11, 111), 11, 112), 12, 121);

const statesOf = (state: typeof session, ...runs: LocalScreeningRun[]) =>
  gridOf(state, tests, runs).map(({ cells }) => cells.map((cell) => cell.state));

test('[TS-3] a cell is open, begun, done or left out', () => {
  const begun = answered(aRun(2), 11, 111);
  expect(statesOf(session, begun)).toEqual([
    ['begun', 'open'],
    ['open', 'open'],
  ]);
  const leftOut = leaveOut(session, { userId: 2, testId: 12 }, true);
  expect(statesOf(leftOut, answered(begun, 11, 112))[0]).toEqual(['done', 'leftOut']);
});

test('[TS-3] a cell says how many of its questions are answered, each side for itself', () => {
  const sided = [aTest({ id: 11, questions: [aQuestion({ id: 111 })], rangeQuestions: [], sides: true })];
  const run = answerQuestion(aRun(2), 11, 111, false, 'left');
  expect(gridOf(session, sided, [run])[0]?.cells).toEqual([
    { testId: 11, state: 'begun', answered: 1, questions: 2, percent: null },
  ]);
});

test('[TS-3] [PN-1] a test that hurt is done without answers', () => {
  const hurt = reportTestPain(aRun(2), 11, { pain: 5, painNote: null });
  expect(statesOf(session, hurt)[0]).toEqual(['done', 'open']);
  expect(gridOf(session, tests, [hurt])[0]?.hasResults).toBe(true);
});

test('[TS-3] an athlete is ready when each test is done or left out knowingly', () => {
  const isReady = (state: typeof session, ...runs: LocalScreeningRun[]) =>
    gridOf(state, tests, runs)[0]?.isReady;
  const begun = answered(answered(aRun(2), 11, 111), 11, 112);
  expect(isReady(session, begun)).toBe(false);
  expect(isReady(leaveOut(session, { userId: 2, testId: 12 }, true), begun)).toBe(true);
  expect(isReady(session, whole)).toBe(true);
});

test('[TS-3] the ending says who is complete, who has gaps and where, and of whom there is nothing', () => {
  const begun = answered(aRun(3), 11, 111);
  expect(endingOf(gridOf(session, tests, [whole, begun]))).toEqual({
    ready: [2],
    empty: [],
    gaps: [{ userId: 3, testIds: [11, 12] }],
  });
  const leftOut = tests.reduce((next, { id }) => leaveOut(next, { userId: 3, testId: id }, true), session);
  expect(endingOf(gridOf(leftOut, tests, [whole, begun]))).toEqual({ ready: [2], empty: [3], gaps: [] });
});

test('[TS-6] who is gone has still gaps, so that nothing of theirs ends unasked', () => {
  const gone = withMemberState(session, 3, 'gone');
  expect(endingOf(gridOf(gone, tests, [whole])).gaps).toEqual([{ userId: 3, testIds: [11, 12] }]);
});

test('[TS-3] a test that is done shows its result', () => {
  const run = answerQuestion(whole, 11, 112, false);
  expect(gridOf(session, tests, [run])[0]?.cells.map(({ percent }) => percent)).toEqual([50, 100]);
});

test('[TS-3] who is finished shows what is completed, and counts no more', () => {
  const testRuns = [{ testId: 11, duration: 0, questionResults: [], questionRangeResults: [] }];
  const copy = aRun(2, { completed: true, position: null, testRuns, tracksideId: undefined });
  const finished = withMemberState(session, 2, 'finished');
  expect(statesOf(finished, copy)[0]).toEqual(['done', 'leftOut']);
  expect(endingOf(gridOf(finished, tests, [copy])).gaps).toMatchObject([{ userId: 3 }]);
});

test('[TS-4] [FL-16] a run is found also under the client id that it went on with', () => {
  const [member] = session.members;
  const other = aRun(2, { tracksideId: undefined, completed: true, position: null });
  const forked = aRun(2, { clientId: 'fork', forkOf: member?.clientId ?? null });
  expect(member && runOfMember(session, member, [other, forked])?.clientId).toBe('fork');
});

test('[TS-4] after a kill it knows whose run was completed or discarded before the row was written', () => {
  const completed = aRun(2, { completed: true, position: null });
  const discarded = aRun(3, { position: null });
  expect(settled(session, [completed, discarded]).members).toMatchObject([{ userId: 2, state: 'finished' }]);
  expect(settled(session, [whole])).toEqual(session);
  const early = withMemberState(session, 2, 'finished');
  expect(settled(early, [whole])).toEqual(session);
});

test('[TS-3] what was left out of somebody whose run was discarded goes with them', () => {
  const leaving = leaveOut(
    leaveOut(session, { userId: 2, testId: 12 }, true),
    { userId: 3, testId: 11 },
    true,
  );
  expect(settled(leaving, [aRun(2), aRun(3, { position: null })]).leftOut).toEqual([
    { userId: 2, testId: 12 },
  ]);
});

test('[TS-4] it goes on from its runs where its row is lost', () => {
  const runs = [aRun(2), aRun(3), aScreeningRun({ recordedBy: owner.id })];
  expect(sessionOfRuns(runs, owner)).toMatchObject({
    clientId: 's',
    ownerId: owner.id,
    screeningId: 31,
    members: session.members,
  });
  expect(sessionOfRuns([aRun(2, { recordedBy: 9 })], owner)).toBeNull();
  expect(sessionOfRuns([aRun(2, { position: null })], owner)).toBeNull();
});
