/** Two runs of the same screening, or of two versions of it [HI-3]. */
import type { Test } from '../../contract/schemas';
import type { LocalScreeningRun } from '../runs';
import {
  type Answer,
  type AnswerText,
  type AskedQuestion,
  answersIn,
  questionsOf,
  ratingsIn,
} from './answers';
import { type Change, changeOf, type TwiceMeasured } from './change';
import { assumedDisagreement, type Disagreement } from './disagreement';
import { singleTest } from './measurementError';
import { type Raters, ratersOf } from './raters';

/** A completed run with the tests of its screening, as they were. */
export interface ScreenedRun {
  run: LocalScreeningRun;
  tests: readonly Test[];
}

/** A question that both runs have answered. */
export interface AnswerPair {
  question: AskedQuestion;
  before: AnswerText;
  after: AnswerText;
  /** Positive: the later answer counts more. 0: both count the same. */
  gain: number;
}

/** A test that both runs have. */
export interface TestComparison {
  testId: number;
  name: string;
  change: Change;
  answers: AnswerPair[];
}

export interface ComparisonOptions {
  /** Over how many earlier runs somebody looks back [HI-4]. */
  looks?: number;
  /** How often two ratings differ; by default what is assumed [ZB-3]. */
  disagreement?: Disagreement;
}

/** A question that is left out, because only one of the runs has it, or an answer to it. */
export interface LeftOut {
  test: string;
  question: AskedQuestion;
}

export interface Comparison {
  change: Change;
  raters: Raters;
  /** Whether the error rests on the club's own share, and not on the assumption [ZB-3]. */
  isMeasured: boolean;
  tests: TestComparison[];
  leftOut: LeftOut[];
  /** The number of answers that both have, and of all questions of both. */
  compared: number;
  total: number;
}

const keysOf = ({ tests }: ScreenedRun): Set<string> =>
  new Set(tests.flatMap((test) => questionsOf(test).map(({ key }) => `${test.id}/${key}`)));

/**
 * Whether the runs are of the same screening or of two versions of it. The server does not name versions, but they keep
 * the ids of what did not change: those that share at least half of the questions of each are versions of one another.
 */
const isSameScreening = (a: ScreenedRun, b: ScreenedRun): boolean => {
  if (a.run.screeningId === b.run.screeningId) return true;
  const [keysOfA, keysOfB] = [keysOf(a), keysOf(b)];
  const shared = [...keysOfA].filter((key) => keysOfB.has(key)).length;
  return shared > 0 && shared * 2 >= Math.max(keysOfA.size, keysOfB.size);
};

/** A test of one of the runs, or of both. */
interface Pairing {
  test: Test;
  answers: AnswerPair[];
  measured: TwiceMeasured;
  leftOut: LeftOut[];
}

/** The questions and answers of a run in a test; none if the run lacks it. */
const sideOf = ({ run, tests }: ScreenedRun, testId: number) => {
  const test = tests.find(({ id }) => id === testId);
  const done = run.testRuns.find((testRun) => testRun.testId === testId);
  return {
    questions: test ? questionsOf(test) : [],
    answers: test && done ? answersIn(test, done) : new Map<string, Answer>(),
  };
};

const meanOf = (answers: readonly Answer[]) =>
  answers.reduce((sum, { value }) => sum + value, 0) / answers.length;

/** What both runs answered in a test, and what only one of them has. */
const pairAnswers = (test: Test, earlier: ScreenedRun, later: ScreenedRun): Pairing => {
  const [before, after] = [sideOf(earlier, test.id), sideOf(later, test.id)];
  const questions = new Map(
    [...before.questions, ...after.questions].map((question) => [question.key, question]),
  );
  const pairs = [...questions.values()].map((question) => ({
    question,
    first: before.answers.get(question.key),
    second: after.answers.get(question.key),
  }));
  const both = pairs.flatMap(({ question, first, second }) =>
    first && second ? [{ question, first, second }] : [],
  );
  return {
    test,
    answers: both.map(({ question, first, second }) => ({
      question,
      before: first.text,
      after: second.text,
      gain: second.value - first.value,
    })),
    measured: {
      before: meanOf(both.map(({ first }) => first)),
      after: meanOf(both.map(({ second }) => second)),
      answers: ratingsIn(both.map(({ question }) => question)),
    },
    leftOut: pairs
      .filter(({ first, second }) => !first || !second)
      .map(({ question }) => ({ test: test.name, question })),
  };
};

/**
 * Compares a run with a later one, or returns null if they have no answer to the same question of the same screening in
 * common. Tests are in the order of the later run, those that only the earlier one has come last.
 */
export const compareRuns = (
  earlier: ScreenedRun,
  later: ScreenedRun,
  { looks = 1, disagreement = assumedDisagreement }: ComparisonOptions = {},
): Comparison | null => {
  if (!isSameScreening(earlier, later)) return null;
  const known = new Set(later.tests.map(({ id }) => id));
  const tests = [...later.tests, ...earlier.tests.filter(({ id }) => !known.has(id))];
  const pairings = tests.map((test) => pairAnswers(test, earlier, later));
  const both = pairings.filter(({ answers }) => answers.length > 0);
  if (both.length === 0) return null;
  const raters = ratersOf(earlier.run, later.run);
  const isSameRater = raters === 'same';
  const rating = { isSameRater, looks, disagreement };
  const leftOut = pairings.flatMap((pairing) => pairing.leftOut);
  const compared = both.reduce((sum, { answers }) => sum + answers.length, 0);
  return {
    change: changeOf(
      both.map(({ measured }) => measured),
      rating,
    ),
    raters,
    isMeasured: (isSameRater ? disagreement.same : disagreement.other).isMeasured,
    tests: both.map(({ test, answers, measured }) => ({
      testId: test.id,
      name: test.name,
      change: changeOf([measured], singleTest(rating, both.length)),
      answers,
    })),
    leftOut,
    compared,
    total: compared + leftOut.length,
  };
};
