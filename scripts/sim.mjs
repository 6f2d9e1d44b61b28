/**
 * Simulates the sync engine under faults: `npm run sim -- --seeds 1..100000`. Prints each seed that breaks a promise,
 * with the smallest scenario that breaks it, and at the end how many seeds reached each state that must happen
 * sometimes. The progress goes to stderr. Add a failing scenario to `__tests__/simulation/regressions.ts`.
 */
import { parseArgs } from 'node:util';
import { bundleSimulation, runSeeds } from './lib/simulation.mjs';

const { values } = parseArgs({ options: { seeds: { type: 'string', default: '1..2000' } } });
const [from = 0, to = 0] = values.seeds.split('..').map(Number);
if (!(from > 0 && from <= to)) throw new Error('Expected --seeds 1..2000');

const start = performance.now();
const secondsSoFar = () => (performance.now() - start) / 1000;
const total = to - from + 1;

const simulation = await bundleSimulation();
const { failures, seen } = await runSeeds(simulation, from, to, (portion, done, failed) => {
  for (const { seed, violation, scenario } of portion.failures)
    console.log(`seed ${seed}: ${violation}\n${JSON.stringify(scenario)}`);
  const rate = (done / secondsSoFar()).toFixed(1);
  console.error(`${done} of ${total} seeds, ${failed} failures, ${rate} seeds per second`);
});
const sometimes = /** @type {string[]} */ (await simulation.perform({ what: 'sometimes' }));
await simulation.remove();

const countOf = (/** @type {string} */ name) => seen.get(name) ?? 0;
for (const name of sometimes.toSorted((one, other) => countOf(one) - countOf(other)))
  console.log(`${String(countOf(name)).padStart(String(total).length)}  ${name}`);
console.log(`${total} seeds in ${secondsSoFar().toFixed(0)} s: ${failures.length} broke a promise`);
process.exitCode = failures.length === 0 ? 0 : 1;
