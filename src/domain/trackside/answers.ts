/** The answers of one athlete at one test in a session [TS-2]. */
import type { TestRun } from '../../contract/runs';
import type { Exercise, Screening, Test } from '../../contract/schemas';
import { isWithoutResults } from '../pain';
import { recommendExercises } from '../recommendation';
import { changed, type LocalScreeningRun, type TestAnswers } from '../runs';
import { isSameJson } from '../sameJson';
import { answerQuestion, answersOf, noAnswers, painAtTest } from '../screeningRun';
import { isOfSide, type Side, sidesOf } from '../sides';

/** A question as it is asked: in a test with sides for one of them [SI-1]. */
export interface AskedOf {
  questionId: number;
  side: Side | null;
}

/** The answer that was given to a yes/no question; null where nobody answered [TS-2]. */
export const givenAnswer = (
  run: LocalScreeningRun,
  testId: number,
  { questionId, side }: AskedOf,
): boolean | null =>
  run.drafts[testId]?.questionResults.find(
    (result) => result.questionId === questionId && isOfSide(side)(result),
  )?.checked ?? null;

/**
 * The answers of one test that somebody gave, in the order of `answersOf`: a question that nobody answered is no result
 * [TS-2].
 */
export const givenAnswers = (run: LocalScreeningRun, test: Test): TestAnswers => {
  const touched = (run.drafts[test.id] ?? noAnswers).questionResults;
  const { questionResults, questionRangeResults } = answersOf(run, test);
  return {
    questionResults: questionResults.filter((result) => touched.includes(result)),
    questionRangeResults: questionRangeResults.filter((result) => result.questionRangeValueId !== null),
  };
};

/** The yes/no questions of a test that nobody has answered, in its order. */
export const openQuestions = (run: LocalScreeningRun, test: Test): AskedOf[] =>
  test.questions
    .flatMap(({ id: questionId }) => sidesOf(test).map((side) => ({ questionId, side })))
    .filter((asked) => givenAnswer(run, test.id, asked) === null);

/** 'Alles erfüllt': answers these open questions with yes [TS-2]. */
export const fulfil = (run: LocalScreeningRun, testId: number, open: readonly AskedOf[]): LocalScreeningRun =>
  open.reduce((next, { questionId, side }) => answerQuestion(next, testId, questionId, true, side), run);

/** Takes 'Alles erfüllt' back: these questions are open again, but for those that were answered otherwise since. */
export const takeBackFulfilled = (
  run: LocalScreeningRun,
  testId: number,
  fulfilled: readonly AskedOf[],
): LocalScreeningRun =>
  fulfilled
    .filter((asked) => givenAnswer(run, testId, asked) === true)
    .reduce((next, { questionId, side }) => answerQuestion(next, testId, questionId, null, side), run);

/**
 * What 'Alles erfüllt' can do: 'given': be taken back, 'ready': answer what is open, 'idle': nothing [TS-2].
 */
export type FulfilState = 'given' | 'ready' | 'idle';

export const fulfilStateOf = (
  run: LocalScreeningRun,
  test: Test,
  fulfilled: readonly AskedOf[],
): FulfilState => {
  if (fulfilled.some((asked) => givenAnswer(run, test.id, asked) === true)) return 'given';
  return openQuestions(run, test).length > 0 ? 'ready' : 'idle';
};

/** What the results and the plan of a run are made from. */
export interface KeepingFacts {
  screening: Screening;
  exercises: readonly Exercise[];
  /** The ids of the tests that the trainer leaves out for this athlete [TS-3]. */
  leftOut: readonly number[];
  /** Milliseconds since the epoch. */
  now: number;
}

const testRunOf = (run: LocalScreeningRun, testId: number) =>
  run.testRuns.find((testRun) => testRun.testId === testId);

const resultsOf = (run: LocalScreeningRun, test: Test, { leftOut }: KeepingFacts): TestAnswers =>
  leftOut.includes(test.id) ? noAnswers : givenAnswers(run, test);

/** The test run that these results make; null for one without results and without pain. */
const keptTestRun = (
  run: LocalScreeningRun,
  testId: number,
  results: TestAnswers,
  duration: number,
): TestRun | null => {
  const pain = painAtTest(run, testId);
  const former = testRunOf(run, testId)?.duration ?? 0;
  const testRun = {
    testId,
    duration: Math.max(former, Math.round(duration)),
    ...results,
    ...(pain.pain !== null && pain),
  };
  return isWithoutResults(testRun) && pain.pain === null ? null : testRun;
};

/** Whether the test run has other results than these. */
const isOutdated = (run: LocalScreeningRun, testId: number, results: TestAnswers): boolean => {
  const { questionResults, questionRangeResults } = testRunOf(run, testId) ?? noAnswers;
  return !isSameJson({ questionResults, questionRangeResults }, results);
};

/**
 * Makes results of the answers that were given, when the test is left, with its longest duration in milliseconds
 * [SR-11] and the exercises of all tests [SR-10]. A question that nobody answered is no result [TS-2]. A run that is
 * not open, or whose results have not changed, stays the same object.
 */
export const keepTest = (
  run: LocalScreeningRun,
  test: Test,
  facts: KeepingFacts,
  duration = 0,
): LocalScreeningRun => {
  const results = resultsOf(run, test, facts);
  if (run.position === null || !isOutdated(run, test.id, results)) return run;
  const { screening, exercises, now } = facts;
  const kept = keptTestRun(run, test.id, results, duration);
  const testRuns = screening.tests.flatMap(({ id }) =>
    id === test.id ? (kept ?? []) : (testRunOf(run, id) ?? []),
  );
  return changed(run, {
    testRuns,
    exercises: recommendExercises(screening.tests, testRuns, exercises),
    touchedAt: new Date(now).toISOString(),
  });
};

/** Completes the run with all answers that were given, and with its plan [TS-3, SR-13]. One that is over stays so. */
export const completeRun = (run: LocalScreeningRun, facts: KeepingFacts): LocalScreeningRun => {
  if (run.position === null) return run;
  const kept = facts.screening.tests.reduce((next, test) => keepTest(next, test, facts), run);
  return changed(kept, {
    completed: true,
    position: null,
    touchedAt: new Date(facts.now).toISOString(),
  });
};
