/** How often the answers of two ratings differ [ZB-3]. */
import type { Agreement, Counted } from '../../contract/agreement';
import type { TestRun } from '../../contract/runs';
import type { Test } from '../../contract/schemas';
import { answersIn, asksForPain } from '../progress/answers';
import { isSameRater, type RatedRun } from './looks';
import { wilsonInterval } from './wilson';

export type { Counted };

/** Of one test. */
export interface TestCount extends Counted {
  testId: number;
}

/** A second look beside its first screening: who rated, and what differs. */
export interface CountedPair {
  kind: 'same' | 'other';
  tests: TestCount[];
}

/** A screening with its answers. */
export interface AnsweredRun extends RatedRun {
  testRuns: readonly TestRun[];
}

const countTest = (test: Test, first: AnsweredRun, second: AnsweredRun): TestCount => {
  const [a, b] = [first, second].map(({ testRuns }) => {
    const done = testRuns.find(({ testId }) => testId === test.id);
    return done ? answersIn(test, done) : undefined;
  });
  const count = { testId: test.id, pairs: 0, differing: 0 };
  for (const [key, { question, value }] of a ?? []) {
    const other = b?.get(key);
    if (!other || asksForPain(question)) continue;
    count.pairs += 1;
    if (other.value !== value) count.differing += 1;
  }
  return count;
};

/**
 * Counts the answers that both have to the same question, and how many count differently. Pain is felt, not seen, so
 * it is left out.
 *
 * @param tests of the screening of both
 */
export const countPair = (first: AnsweredRun, second: AnsweredRun, tests: readonly Test[]): CountedPair => ({
  kind: isSameRater(first, second) ? 'same' : 'other',
  tests: tests.map((test) => countTest(test, first, second)).filter(({ pairs }) => pairs > 0),
});

const none = (): Counted => ({ pairs: 0, differing: 0 });

const add = (sum: Counted, { pairs, differing }: Counted) => {
  sum.pairs += pairs;
  sum.differing += differing;
};

/** The sum of all pairs, in all and for each test, in the order of the ids. */
export const agreementOf = (counted: Iterable<CountedPair>): Agreement => {
  const all = { same: none(), other: none() };
  const tests = new Map<number, { same: Counted; other: Counted }>();
  for (const { kind, tests: counts } of counted) {
    for (const count of counts) {
      const sums = tests.get(count.testId) ?? { same: none(), other: none() };
      tests.set(count.testId, sums);
      add(sums[kind], count);
      add(all[kind], count);
    }
  }
  const ofTests = [...tests].map(([testId, sums]) => ({ testId, ...sums }));
  return { ...all, tests: ofTests.toSorted((a, b) => a.testId - b.testId) };
};

/** How many of 100 answers are the same, with the ends of Wilson's interval; whole numbers. At least one pair. */
export const agreedOf100 = ({ pairs, differing }: Counted): { agreed: number; low: number; high: number } => {
  const [low, high] = wilsonInterval(pairs - differing, pairs).map((share) => Math.round(100 * share));
  return { agreed: Math.round((100 * (pairs - differing)) / pairs), low: low ?? 0, high: high ?? 100 };
};
