import { directed } from '../directed';
import { regressions } from '../regressions';
import type { Scenario } from '../scenario';
import { seeds } from '../seeds';

/** What is repeated on the real thing: a scenario, or the seed of one. */
interface Replayed {
  name: string;
  scenario: number | Scenario;
}

/**
 * Returns every so-manieth seed of `npm test`, and the scenarios that were written to reach what is rare, all without a
 * desk: of it the fake server has only what the app asks. The environment variable REPLAY_EVERY sets another distance
 * between the seeds: 1 repeats all of them.
 */
export const replayed = (every: number): Replayed[] => {
  const distance = Number(process.env.REPLAY_EVERY ?? every);
  const chosen = Array.from({ length: Math.floor(seeds / distance) }, (_, index) => (index + 1) * distance);
  return [
    ...chosen.map((seed) => ({ name: `seed ${seed}`, scenario: seed })),
    ...directed.map(({ reaches, scenario }) => ({ name: reaches.join(', '), scenario })),
    ...Object.entries(regressions)
      .filter(([, { scenario }]) => !scenario.hasDesk)
      .map(([name, { scenario }]) => ({ name, scenario })),
  ];
};
