/**
 * Simulates the sync engine under faults: `npm run sim -- --seeds 1..100000`. Prints each seed that breaks a promise,
 * with the smallest scenario that breaks it, and at the end how many seeds reached each state that must happen
 * sometimes. The progress goes to stderr. Add a failing scenario to `__tests__/simulation/regressions.ts`. With
 * `--cover` it chooses from the seeds those that `npm test` runs each time.
 */
import { parseArgs } from 'node:util';
import { writeCover } from './lib/cover.mjs';
import { bundleSimulation, runSeeds } from './lib/simulation.mjs';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '1..2000' }, cover: { type: 'boolean', default: false } },
});
const [from = 0, to = 0] = values.seeds.split('..').map(Number);
if (!(from > 0 && from <= to)) throw new Error('Expected --seeds 1..2000');

const seeds = Array.from({ length: to - from + 1 }, (_, index) => from + index);

const start = performance.now();
const secondsSoFar = () => (performance.now() - start) / 1000;

/** @param {import('./lib/simulation.mjs').Simulation} simulation */
async function runAll(simulation) {
  const { failures, seen } = await runSeeds(simulation, seeds, (portion, done, failed) => {
    for (const { seed, violation, scenario } of portion.failures)
      console.log(`seed ${seed}: ${violation}\n${JSON.stringify(scenario)}`);
    const rate = (done / secondsSoFar()).toFixed(1);
    console.error(`${done} of ${seeds.length} seeds, ${failed} failures, ${rate} seeds per second`);
  });
  const sometimes = /** @type {string[]} */ (await simulation.perform({ what: 'sometimes' }));
  const countOf = (/** @type {string} */ name) => seen.get(name) ?? 0;
  for (const name of sometimes.toSorted((one, other) => countOf(one) - countOf(other)))
    console.log(`${String(countOf(name)).padStart(String(seeds.length).length)}  ${name}`);
  console.log(`${seeds.length} seeds in ${secondsSoFar().toFixed(0)} s: ${failures.length} broke a promise`);
  return failures.length === 0;
}

const simulation = await bundleSimulation();
if (values.cover) await writeCover(simulation, seeds);
else if (!(await runAll(simulation))) process.exitCode = 1;
await simulation.remove();
