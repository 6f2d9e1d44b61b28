/** What one run of a variant took, by the name of what was measured, in milliseconds. */
export type Measures = Record<string, number>;

/** One of two ways to do a thing. */
export interface Variant {
  name: string;
  /** Does it once. */
  run(): Promise<Measures>;
}

/** What both variants took in runs right after each other: A first, also where B ran first. */
export type Pair = [a: Measures, b: Measures];

export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** How long a comparison goes on: until it has so many pairs, or the time is over and there are at least two. */
export interface Limits {
  pairs: number;
  milliseconds: number;
}

/** The middle of the values, or the mean of the two in the middle. Throws when there is none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.');
  return (low + high) / 2;
};

export const spreadOf = (values: readonly number[]): Spread => ({
  min: Math.min(...values),
  median: median(values),
  max: Math.max(...values),
});

/**
 * What a measure was in A and in B, in milliseconds, and how many times as much it was in B, pair by pair: what slows down
 * the machine for a while slows down both of a pair. Throws when the measure is missing, or A took no time.
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

/** Runs both in turns, A B B A A B …, so that neither always comes first. */
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

const inWords = ({ min, median: middle, max }: Spread, digits: number) =>
  `${middle.toFixed(digits)} (${min.toFixed(digits)} to ${max.toFixed(digits)})`;

/** The lines that tell of a comparison: per measure the median and the range of A, of B, and of the ratio. */
export const linesOf = (a: Variant, b: Variant, pairs: readonly Pair[]): string[] => {
  const measures = Object.keys(pairs[0]?.[0] ?? {});
  const lines = measures.map((measure) => {
    const { a: ofA, b: ofB, ratio } = compared(pairs, measure);
    return `  ${measure}: ${inWords(ofA, 1)} ms | ${inWords(ofB, 1)} ms | ratio ${inWords(ratio, 2)}`;
  });
  return [`${a.name} | ${b.name}, ${pairs.length} pairs`, ...lines];
};

/**
 * Compares B with A, after one run of each that does not count. A against itself comes first: a ratio says something only
 * where it lies outside of that noise.
 */
export const compare = async (a: Variant, b: Variant, limits: Limits): Promise<void> => {
  await a.run();
  await b.run();
  for (const other of [a, b]) {
    for (const line of linesOf(a, other, await measurePairs(a, other, limits))) console.log(line);
  }
};
