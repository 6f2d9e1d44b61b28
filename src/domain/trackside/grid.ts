/** How far the athletes of a session are [TS-3]. */
import type { Test } from '../../contract/schemas';
import { isWithoutResults, painOf } from '../pain';
import { testProgress } from '../progress/results';
import type { LocalScreeningRun } from '../runs';
import { painAtTest } from '../screeningRun';
import { sidesOf } from '../sides';
import { givenAnswers } from './answers';
import { isOpenTrackside } from './openRuns';
import { isLeftOut, type TracksideMember, type TracksideSession } from './session';

/** 'done': each question is answered, or it hurt. 'begun': some are answered. 'leftOut': left out knowingly. */
export type CellState = 'done' | 'begun' | 'open' | 'leftOut';

/** One test of one athlete in the grid. */
export interface GridCell {
  testId: number;
  state: CellState;
  /** How many of the questions are answered, in a test with sides for each. */
  answered: number;
  questions: number;
  /** The result of a test that is done, in whole percent; null without one. */
  percent: number | null;
}

/** One athlete in the grid. */
export interface GridRow {
  member: TracksideMember;
  cells: GridCell[];
  /** Whether each test is done or left out knowingly [TS-3]. */
  isReady: boolean;
  /** Whether there is anything to complete: a result, or pain. */
  hasResults: boolean;
}

/**
 * The run of a member: under its client id, under the one that it went on with [FL-16], or where the row of the session
 * is older the open one of this athlete.
 */
export const runOfMember = (
  session: TracksideSession,
  { clientId, userId }: TracksideMember,
  runs: readonly LocalScreeningRun[],
): LocalScreeningRun | undefined =>
  runs.find(
    (run) => run.tracksideId === session.clientId && (run.clientId === clientId || run.forkOf === clientId),
  ) ??
  runs.find((run) => run.clientId === clientId) ??
  runs.find((run) => run.tracksideId === session.clientId && run.userId === userId && isOpenTrackside(run));

/** The few runs that may be of this session, of all that the device has. */
const runsOfSession = (session: TracksideSession, runs: readonly LocalScreeningRun[]) => {
  const clientIds = new Set(session.members.map(({ clientId }) => clientId));
  return runs.filter((run) => run.tracksideId === session.clientId || clientIds.has(run.clientId));
};

const questionsOf = (test: Test) =>
  (test.questions.length + test.rangeQuestions.length) * sidesOf(test).length;

/** A test of a completed run, as the server may have it: it knows no drafts. */
const completedCell = (run: LocalScreeningRun | undefined, test: Test): GridCell => {
  const testRun = run?.testRuns.find(({ testId }) => testId === test.id);
  const questions = questionsOf(test);
  return testRun
    ? { testId: test.id, state: 'done', answered: questions, questions, percent: testProgress(test, testRun) }
    : { testId: test.id, state: 'leftOut', answered: 0, questions, percent: null };
};

const openCell = (run: LocalScreeningRun | undefined, test: Test, leftOut: boolean): GridCell => {
  const given = run && givenAnswers(run, test);
  const answered = given ? given.questionResults.length + given.questionRangeResults.length : 0;
  const questions = questionsOf(test);
  const hurt = run !== undefined && painAtTest(run, test.id).pain !== null;
  const state = stateOf({ answered, questions, leftOut, hurt });
  const testRun = given && { testId: test.id, duration: 0, ...given };
  const percent = state === 'done' && testRun ? testProgress(test, testRun) : null;
  return { testId: test.id, state, answered, questions, percent };
};

const stateOf = (facts: {
  answered: number;
  questions: number;
  leftOut: boolean;
  hurt: boolean;
}): CellState => {
  if (facts.leftOut) return 'leftOut';
  if (facts.answered === facts.questions || facts.hurt) return 'done';
  return facts.answered > 0 ? 'begun' : 'open';
};

/** Whether the run has a result or pain, also of a test that was not left so far. */
const hasResults = (run: LocalScreeningRun | undefined, cells: readonly GridCell[]): boolean =>
  cells.some(({ state, answered }) => state !== 'leftOut' && answered > 0) ||
  (run?.testRuns.some((testRun) => !isWithoutResults(testRun) || painOf(testRun) !== null) ?? false);

/** Returns the grid, a row for each athlete in the order of the session. */
export const gridOf = (
  session: TracksideSession,
  tests: readonly Test[],
  runs: readonly LocalScreeningRun[],
): GridRow[] => {
  const own = runsOfSession(session, runs);
  return session.members.map((member) => {
    const { userId, state } = member;
    const run = runOfMember(session, member, own);
    const cells = tests.map((test) =>
      state === 'finished'
        ? completedCell(run, test)
        : openCell(run, test, isLeftOut(session, { userId, testId: test.id })),
    );
    return {
      member,
      cells,
      isReady: cells.every((cell) => cell.state === 'done' || cell.state === 'leftOut'),
      hasResults: hasResults(run, cells),
    };
  });
};

/** What 'Für alle abschließen' would do [TS-3], by user id. Those who are finished are in none of the lists. */
export interface EndingSummary {
  /** Those whose runs can be completed. */
  ready: number[];
  /** Those of whom all is left out: there is nothing to complete. */
  empty: number[];
  /** Those with gaps, and the tests where these are. */
  gaps: { userId: number; testIds: number[] }[];
}

/** Returns what is complete, and where gaps are. */
export const endingOf = (grid: readonly GridRow[]): EndingSummary => {
  const unfinished = grid.filter(({ member }) => member.state !== 'finished');
  const ready = unfinished.filter(({ isReady }) => isReady);
  const idsOf = (rows: readonly GridRow[]) => rows.map(({ member }) => member.userId);
  return {
    ready: idsOf(ready.filter((row) => row.hasResults)),
    empty: idsOf(ready.filter((row) => !row.hasResults)),
    gaps: unfinished
      .filter(({ isReady }) => !isReady)
      .map(({ member, cells }) => ({
        userId: member.userId,
        testIds: cells
          .filter(({ state }) => state === 'open' || state === 'begun')
          .map(({ testId }) => testId),
      })),
  };
};
