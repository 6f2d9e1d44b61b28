import { compared, type Limits, linesOf, measurePairs, type Pair, type Spread, type Variant } from './pairs';

/** A work, what it costs at least, and who else does it. */
export interface Work {
  /** What is done, with its conditions. */
  name: string;
  /** Does the least that the work needs. */
  floor: Variant;
  others: readonly Variant[];
  limits: Limits;
}

/** What one of them took, and how it relates to the floor that was executed with it. */
export interface Line {
  name: string;
  /** The ratio is null where none makes sense, as of scores. */
  measures: { name: string; value: Spread; ratio: Spread | null }[];
}

/** What was measured of a work. The first line is the floor against itself, which is the noise. */
export interface Outcome {
  name: string;
  floor: string;
  lines: Line[];
}

const lineOf = (name: string, pairs: readonly Pair[]): Line => ({
  name,
  measures: Object.keys(pairs[0]?.[1] ?? {}).map((measure) => {
    const { b: value, ratio } = compared(pairs, measure);
    return { name: measure, value, ratio };
  }),
});

/**
 * Measures a work: the floor against itself, and then in pairs with it each of the others. Executes each of them once
 * before, without measuring. Prints what comes out at once, because all of it takes long.
 */
export const measureWork = async ({ name, floor, others, limits }: Work): Promise<Outcome> => {
  console.log(`${name}:`);
  await floor.run();
  const lines: Line[] = [];
  for (const other of [{ ...floor, name: 'floor again' }, ...others]) {
    await other.run();
    const pairs = await measurePairs(floor, other, limits);
    for (const line of linesOf(floor, other, pairs)) console.log(line);
    lines.push(lineOf(other.name, pairs));
  }
  return { name, floor: floor.name, lines };
};
