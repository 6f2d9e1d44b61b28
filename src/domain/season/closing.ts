/** What a season has changed for an athlete [SN-4, SN-5]. */
import type { Test } from '../../contract/schemas';
import { type AnswerText, type AskedQuestion, answersIn, asksForPain } from '../progress/answers';
import { type AnswerPair, type Comparison, compareRuns, type TestComparison } from '../progress/comparison';
import type { HistoryPoint } from '../progress/history';
import { isSameJson } from '../sameJson';

/** What somebody does now and did not do at the first screening. */
export interface Gain {
  test: string;
  /** Without a side where both sides have gained. */
  question: AskedQuestion;
  /** The best answer that the question has. */
  answer: AnswerText;
}

/** The first screening of a season beside the last. */
export interface Closing {
  /** Their starts, ISO 8601. */
  first: string;
  last: string;
  comparison: Comparison;
  /** Those of the test that has gained most come first. */
  gains: Gain[];
}

/** Two answers that differ by nothing but the side. */
const isOfBothSides = (a: Gain, b: Gain): boolean =>
  a !== b &&
  a.question.side !== undefined &&
  a.question.key.split('/')[0] === b.question.key.split('/')[0] &&
  isSameJson(a.answer, b.answer);

/** What was gained on both sides is said once. */
const withoutSides = (gains: readonly Gain[]): Gain[] =>
  gains.flatMap((gain) => {
    if (!gains.some((other) => isOfBothSides(gain, other))) return [gain];
    const { side, ...question } = gain.question;
    return side === 'left' ? [{ ...gain, question }] : [];
  });

const isBest = ({ question, after }: AnswerPair, test: Test): boolean => {
  if (typeof after === 'boolean') return after;
  const values = test.rangeQuestions[question.place - 1]?.questionRangeValues ?? [];
  const weights = values.map(({ resultWeight }) => resultWeight);
  return weights[after.place - 1] === Math.max(...weights);
};

/** Whether the answer never got worse from one of these screenings to the next. */
const isSteady = (points: readonly HistoryPoint[], test: Test, key: string): boolean => {
  const values = points.flatMap(({ run }) => {
    const done = run.testRuns.find(({ testId }) => testId === test.id);
    return (done && answersIn(test, done).get(key)?.value) ?? [];
  });
  return values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));
};

/** Whether the test itself has gained beyond its error [HI-4]. A gain of the total does not say in which test it is. */
const hasGained = ({ change }: TestComparison): boolean => change.points > 0 && change.isBeyond;

const gainsOf = (points: readonly HistoryPoint[], comparison: Comparison): Gain[] =>
  comparison.tests
    .filter(hasGained)
    .toSorted((a, b) => b.change.points - a.change.points)
    .flatMap(({ testId, name, answers }) => {
      const test = points.at(-1)?.tests.find(({ id }) => id === testId);
      if (!test) return [];
      return withoutSides(
        answers
          .filter((pair) => pair.gain > 0 && isBest(pair, test) && !asksForPain(pair.question))
          .filter(({ question }) => isSteady(points, test, question.key))
          .map(({ question, after }) => ({ test: name, question, answer: after })),
      );
    });

/**
 * Compares the last screening with the first one of the season that has the same content; null without one. A new
 * version of a screening is other content.
 *
 * @param points all completed runs of an athlete, oldest first
 * @param from start of the season in milliseconds since the epoch
 */
export const closingOf = (points: readonly HistoryPoint[], from: number): Closing | null => {
  const screeningId = points.at(-1)?.run.screeningId;
  const ofSeason = points.filter(
    ({ run }) => Date.parse(run.start) >= from && run.screeningId === screeningId,
  );
  const [first, last] = [ofSeason[0], ofSeason.at(-1)];
  if (!first || !last || first === last) return null;
  const comparison = compareRuns(first, last, last);
  if (!comparison) return null;
  return {
    first: first.run.start,
    last: last.run.start,
    comparison,
    gains: gainsOf(ofSeason, comparison),
  };
};
