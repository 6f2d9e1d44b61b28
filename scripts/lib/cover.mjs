/** Chooses the seeds that `npm test` runs each time, and writes them down. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performAll, root } from './simulation.mjs';

const file = join(root, '__tests__/simulation/cover.json');

/** How many seeds are chosen. */
const size = 400;

/**
 * Chooses seeds: those that miss a guard of the engine, and then one by one those that reach most of what is reached
 * least so far. What few seeds reach counts most.
 *
 * @param {ReadonlyMap<string, readonly number[]>} seedsOf the seeds that reach each thing
 * @param {readonly number[]} noticing the seeds that miss a guard
 */
function coverOf(seedsOf, noticing) {
  const chosen = new Set(noticing);
  const countOf = (/** @type {readonly number[]} */ seeds) => seeds.filter((seed) => chosen.has(seed)).length;
  while (chosen.size < size) {
    const growing = [...seedsOf.values()].filter((seeds) => countOf(seeds) < seeds.length);
    const least = Math.min(...growing.map(countOf));
    /** @type {Map<number, number>} */
    const gains = new Map();
    for (const seeds of growing.filter((each) => countOf(each) === least))
      for (const seed of seeds) gains.set(seed, (gains.get(seed) ?? 0) + 1 / seeds.length);
    const [best] = [...gains]
      .filter(([seed]) => !chosen.has(seed))
      .sort(([, gain], [, other]) => other - gain);
    if (!best) throw new Error(`These seeds give no cover of ${size}.`);
    chosen.add(best[0]);
  }
  return [...chosen].sort((one, other) => one - other);
}

/**
 * Runs seeds, each by itself, and writes down the cover that they give.
 *
 * @param {import('./simulation.mjs').Simulation} simulation
 * @param {readonly number[]} seeds
 */
export async function writeCover(simulation, seeds) {
  /** @type {string[][]} what happens in each seed */
  const reached = [];
  const tasks = seeds.map((seed) => ({
    what: /** @type {const} */ ('seeds'),
    seeds: [seed],
    untilFirst: false,
  }));
  await performAll(simulation, tasks, (/** @type {import('./simulation.mjs').Found} */ { seen }, at) => {
    reached[at] = [...seen.keys()];
  });
  const names = new Set(reached.flat());
  const seedsOf = new Map(
    [...names].map((name) => [name, seeds.filter((_, at) => reached[at]?.includes(name))]),
  );
  const noticing = /** @type {number[]} */ (await simulation.perform({ what: 'noticing' }));
  const cover = coverOf(seedsOf, noticing);
  writeFileSync(file, `${JSON.stringify(cover)}\n`);
  for (const [name, all] of seedsOf)
    console.log(`${cover.filter((seed) => all.includes(seed)).length} of ${all.length}  ${name}`);
}
