import { bundleSimulation, runSeeds, type Simulation } from '../../scripts/lib/simulation.mjs';
import { directed } from './directed';
import { directedContent } from './directedContent';
import { directedDesk } from './directedDesk';
import { directedPlan } from './directedPlan';
import { directedTrack } from './directedTrack';
import { fixedSeeds, freshSeeds } from './seeds';
import type { Sometime } from './sometimes';
import type { Replayed } from './worker';

let simulation: Simulation;
beforeAll(async () => {
  simulation = await bundleSimulation();
});
afterAll(() => simulation.remove());

describe('thousands of seeds, and the scenarios for what they rarely reach', () => {
  const broken: string[] = [];
  const seen = new Set<string>();

  test.each([...directed, ...directedDesk, ...directedPlan, ...directedContent, ...directedTrack])(
    'a scenario reaches: $reaches',
    async ({ reaches, scenario }) => {
      const replayed = (await simulation.perform({ what: 'replay', scenario })) as Replayed;
      expect(replayed.violation).toBeNull();
      expect(replayed.seen).toEqual(expect.arrayContaining<Sometime>(reaches));
      for (const what of replayed.seen) seen.add(what);
    },
  );

  beforeAll(async () => {
    const found = await runSeeds(simulation, [...fixedSeeds, ...freshSeeds(simulation.hash)]);
    for (const { seed, violation, scenario } of found.failures)
      broken.push(`npm run sim -- --seeds ${seed}..${seed}: ${violation}\n${JSON.stringify(scenario)}`);
    for (const what of found.seen.keys()) seen.add(what);
  }, 1_800_000);

  test('[FL-6] [FL-7] [FL-10] [FL-11] [SE-1] [CO-6] [CO-7] the engine breaks no promise in any seed', () => {
    expect(broken).toEqual([]);
  });

  test('everything that must happen sometimes happened', async () => {
    const sometimes = (await simulation.perform({ what: 'sometimes' })) as Sometime[];
    expect(sometimes.length).toBeGreaterThanOrEqual(60);
    expect(sometimes.filter((what) => !seen.has(what))).toEqual([]);
  });
});

test('a seed goes the same way each time', async () => {
  const digests = [1, 2].map(() => simulation.perform({ what: 'digest', seed: 7 }));
  const [first, second] = await Promise.all(digests);
  expect(first).toEqual(expect.stringMatching(/^[0-9a-f]{64}$/));
  expect(second).toBe(first);
});
