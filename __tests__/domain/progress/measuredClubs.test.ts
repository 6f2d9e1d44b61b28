/**
 * Simulates clubs that measure how often their raters differ, to prove that the error of measurement keeps its promise
 * with their share, too [ZB-4]. How many unchanged pairs are called changed is calculated, not drawn.
 */
import { disagreementOf } from '../../../src/domain/progress/disagreement';
import { measurementError } from '../../../src/domain/progress/measurementError';
import { randomOf } from './randomOf';

const clubs = 10_000;

/** How often two ratings may truly differ. */
const shares = Array.from({ length: 39 }, (_, index) => (index + 2) / 100);

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
const leastMultiple = (numbers: readonly number[]): number =>
  numbers.reduce((multiple, number) => (multiple * number) / greatestDivisor(multiple, number), 1);

/** The probability of each difference of so many answers: an answer differs at this share, half of them upwards. */
const differencesOf = (answers: number, share: number): number[] => {
  let odds = [1];
  for (let answer = 0; answer < answers; answer += 1) {
    const next = new Array<number>(odds.length + 2).fill(0);
    odds.forEach((odd, index) => {
      next[index] = (next[index] ?? 0) + (odd * share) / 2;
      next[index + 1] = (next[index + 1] ?? 0) + odd * (1 - share);
      next[index + 2] = (next[index + 2] ?? 0) + (odd * share) / 2;
    });
    odds = next;
  }
  return odds;
};

/** Returns the probability that the total of what has not changed differs by more than an error, in percent. */
const callerOf = (answers: readonly number[], share: number): ((error: number) => number) => {
  const unit = leastMultiple(answers);
  // The sum of the tests' differences, in parts of `unit`, around the middle.
  const reach = unit * answers.length;
  let odds = new Float64Array(2 * reach + 1);
  odds[reach] = 1;
  for (const count of answers) {
    const next = new Float64Array(odds.length);
    const differences = differencesOf(count, share);
    odds.forEach((odd, place) => {
      if (odd === 0) return;
      differences.forEach((chance, index) => {
        const moved = place + ((index - count) * unit) / count;
        next[moved] = (next[moved] ?? 0) + odd * chance;
      });
    });
    odds = next;
  }
  // The probability of a difference of at least so many parts, on one side.
  const tail = new Float64Array(reach + 2);
  for (let parts = reach; parts >= 0; parts -= 1)
    tail[parts] = (tail[parts + 1] ?? 0) + (odds[reach + parts] ?? 0);
  return (error) => {
    const parts = Math.floor((error / 100) * reach + 1e-9) + 1;
    return 200 * (tail[Math.min(parts, reach + 1)] ?? 0);
  };
};

/** Returns what draws how many of so many pairs differ: the first count whose cumulated probability is reached. */
const drawerOf = (pairs: number, share: number): ((drawn: number) => number) => {
  // As a logarithm, since 0.6 ** 2000 is 0.
  let odd = pairs * Math.log(1 - share);
  let sum = 0;
  const cumulated = Array.from({ length: pairs + 1 }, (_, count) => {
    sum += Math.exp(odd);
    odd += Math.log(((pairs - count) / (count + 1)) * (share / (1 - share)));
    return sum;
  });
  return (drawn) => {
    const found = cumulated.findIndex((reached) => drawn < reached);
    return found < 0 ? pairs : found;
  };
};

const rows: string[] = [];
afterAll(() => process.stdout.write(`${rows.join('\n')}\n`));

const shapes = [[5, 7, 7, 5, 9, 4, 6], [5, 5, 5, 5, 5, 5, 5], [3, 3, 3, 3, 3, 3, 3], [3, 5, 7, 9], [20]];

test('[ZB-4] with the share of the club at most 5 % of unchanged pairs are called changed in 95 % of clubs', () => {
  for (const [index, answers] of shapes.entries()) {
    const callers = shares.map((share) => callerOf(answers, share));
    for (const pairs of [200, 500, 2_000]) {
      const drawers = shares.map((share) => drawerOf(pairs, share));
      const random = randomOf(1_000 * index + pairs);
      let [kept, keptByAssumption, worst] = [0, 0, 0];
      for (let club = 0; club < clubs; club += 1) {
        const place = Math.floor(random() * shares.length);
        const differing = drawers[place]?.(random()) ?? 0;
        const measured = disagreementOf({
          same: { pairs: 0, differing: 0 },
          other: { pairs, differing },
          tests: [],
        });
        const called = (disagreement?: typeof measured) =>
          callers[place]?.(
            measurementError(answers, { isSameRater: false, ...(disagreement && { disagreement }) }),
          ) ?? 100;
        const share = called(measured);
        if (share <= 5) kept += 1;
        if (called() <= 5) keptByAssumption += 1;
        worst = Math.max(worst, share);
      }
      const percent = (100 * kept) / clubs;
      rows.push(
        `${percent.toFixed(2).padStart(6)} % of clubs keep 5 % (worst ${worst.toFixed(1)} %), by the assumption ` +
          `${((100 * keptByAssumption) / clubs).toFixed(0)} %: ${answers.join('+')} answers, ${pairs} pairs`,
      );
      expect({ answers, pairs, isKept: percent >= 95, percent }).toMatchObject({ isKept: true });
    }
  }
});
