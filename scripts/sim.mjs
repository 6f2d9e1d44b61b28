/**
 * Simulates the sync engine under faults: `npm run sim -- --seeds 1..100000`. Prints each seed that breaks a promise,
 * with the smallest scenario that breaks it. Add that scenario to `__tests__/simulation/regressions.ts`.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { bundleSimulation } from './lib/simulation.mjs';

/** @typedef {import('../__tests__/simulation/worker').Failure} Failure */

/** The number of seeds that a thread takes at a time. */
const portion = 500;

const { values } = parseArgs({ options: { seeds: { type: 'string', default: '1..2000' } } });
const [from = 0, to = 0] = values.seeds.split('..').map(Number);
if (!(from > 0 && from <= to)) throw new Error('Expected --seeds 1..2000');

const start = performance.now();
const simulation = await bundleSimulation();
let next = from;
let failures = 0;

async function work() {
  for (let first = next; first <= to; first = next) {
    next += portion;
    const last = Math.min(first + portion - 1, to);
    const found = await simulation.perform({ what: 'seeds', from: first, to: last, untilFirst: false });
    for (const { seed, violation, scenario } of /** @type {Failure[]} */ (found)) {
      failures += 1;
      console.log(`seed ${seed}: ${violation}\n${JSON.stringify(scenario)}`);
    }
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
simulation.remove();
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(`${to - from + 1} seeds in ${seconds} s: ${failures} broke a promise`);
process.exitCode = failures === 0 ? 0 : 1;
