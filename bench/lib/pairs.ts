/** The results of one execution of a variant, by the name of the measure: milliseconds, or a count. */
export type Measures = Record<string, number>;

/** One of the two things that a benchmark compares. */
export interface Variant {
  name: string;
  /** Executes it once. */
  run(): Promise<Measures>;
}

/** The results of A and B, executed right after each other. A comes first, even when B was executed first. */
export type Pair = [a: Measures, b: Measures];

export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** A comparison ends after this many pairs, or after this time if it has at least two pairs. */
export interface Limits {
  pairs: number;
  milliseconds: number;
}

/** Returns the median of the values: for an even number, the mean of the middle two. Throws without values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('A median needs at least one value.');
  return (low + high) / 2;
};

export const spreadOf = (values: readonly number[]): Spread => ({
  min: Math.min(...values),
  median: median(values),
  max: Math.max(...values),
});

/**
 * Returns the spread of a measure for A and for B, in milliseconds, and of the ratio B / A. The ratio is taken pair by
 * pair, because a temporary slowdown of the machine affects both executions of a pair. Throws when a value of the
 * measure is missing or not positive.
 */
export const compared = (pairs: readonly Pair[], measure: string) => {
  const valueIn = (measures: Measures): number => {
    const value = measures[measure];
    if (value === undefined || !(value > 0)) throw new Error(`${measure} is ${value}.`);
    return value;
  };
  const values = pairs.map(([a, b]) => ({ a: valueIn(a), b: valueIn(b) }));
  return {
    a: spreadOf(values.map(({ a }) => a)),
    b: spreadOf(values.map(({ b }) => b)),
    ratio: spreadOf(values.map(({ a, b }) => b / a)),
  };
};

/** Executes both in the order A B B A A B …, so that neither is always first. */
export const measurePairs = async (a: Variant, b: Variant, limits: Limits): Promise<Pair[]> => {
  const end = performance.now() + limits.milliseconds;
  const pairs: Pair[] = [];
  while (pairs.length < limits.pairs && (pairs.length < 2 || performance.now() < end)) {
    const isTurned = pairs.length % 2 === 1;
    const first = await (isTurned ? b : a).run();
    const second = await (isTurned ? a : b).run();
    pairs.push(isTurned ? [second, first] : [first, second]);
  }
  return pairs;
};

/** Measures that are numbers. All others are milliseconds. */
const numbers = new Set(['requests', 'performance score', 'layout shift']);

/** Returns the unit of a measure, with a space before it. */
export const unitOf = (measure: string): string => (numbers.has(measure) ? '' : ' ms');

const inWords = ({ min, median: middle, max }: Spread, digits: number) =>
  `${middle.toFixed(digits)} (${min.toFixed(digits)} to ${max.toFixed(digits)})`;

/** Returns the report of a comparison: per measure the median and the range of A, of B and of the ratio. */
export const linesOf = (a: Variant, b: Variant, pairs: readonly Pair[]): string[] => {
  const measures = Object.keys(pairs[0]?.[0] ?? {});
  const lines = measures.map((measure) => {
    const { a: ofA, b: ofB, ratio } = compared(pairs, measure);
    const unit = unitOf(measure);
    return `  ${measure}: ${inWords(ofA, 2)}${unit} | ${inWords(ofB, 2)}${unit} | ratio ${inWords(ratio, 2)}`;
  });
  return [`${a.name} | ${b.name}, ${pairs.length} pairs`, ...lines];
};

/**
 * Prints a comparison of B with A. Executes each once before, without measuring. Also compares A with itself first, to
 * show the noise: only a ratio outside of that range is a real difference.
 */
export const compare = async (a: Variant, b: Variant, limits: Limits): Promise<void> => {
  await a.run();
  await b.run();
  for (const other of [a, b]) {
    for (const line of linesOf(a, other, await measurePairs(a, other, limits))) console.log(line);
  }
};
