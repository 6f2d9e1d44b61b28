import { directed } from '../directed';
import { regressions } from '../regressions';
import type { Scenario } from '../scenario';
import { fixedSeeds } from '../seeds';

/** What is repeated on the real thing: a scenario, or the seed of one. */
interface Replayed {
  name: string;
  scenario: number | Scenario;
}

/**
 * Returns every seed at a distance of `every` among those that `npm test` always runs, and the scenarios that were
 * written to reach what is rare, all without a desk: of it the fake server has only what the app asks. The environment
 * variable REPLAY_EVERY sets another distance between the seeds: 1 repeats all of them.
 */
export const replayed = (every: number): Replayed[] => {
  const distance = Number(process.env.REPLAY_EVERY ?? every);
  const chosen = fixedSeeds.filter((_, index) => (index + 1) % distance === 0);
  return [
    ...chosen.map((seed) => ({ name: `seed ${seed}`, scenario: seed })),
    ...directed.map(({ reaches, scenario }) => ({ name: reaches.join(', '), scenario })),
    ...Object.entries(regressions)
      .filter(([, { scenario }]) => !scenario.hasDesk)
      .map(([name, { scenario }]) => ({ name, scenario })),
  ];
};
