import { bundleSimulation } from '../../scripts/lib/simulation.mjs';
import type { Failure } from './worker';

/** How many seeds prove the engine here, from 1 on; `npm run sim` runs as many as wanted. */
export const seeds = 2000;

/** How many test files share the seeds, so that no processor waits for another: `seeds1.test.ts` and so on. */
export const portions = 4;

/** The first and the last seed of a portion, counted from 1. */
export const seedsOf = (portion: number) => ({
  from: Math.floor(((portion - 1) * seeds) / portions) + 1,
  to: Math.floor((portion * seeds) / portions),
});

/** How every violation reads: which promise was broken, and then how. */
export const aBrokenPromise = /^[a-z ]+: /;

/** The seeds of a portion that break a promise, each with the smallest scenario found. */
export const failuresOf = async (portion: number) => {
  const simulation = await bundleSimulation();
  const found = await simulation.perform({ what: 'seeds', ...seedsOf(portion), untilFirst: false });
  simulation.remove();
  return (found as Failure[]).map(({ scenario, ...failure }) => ({
    ...failure,
    scenario: JSON.stringify(scenario),
  }));
};
