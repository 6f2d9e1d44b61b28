import { type Bundler, type Simulation, startBundler } from '../../scripts/lib/simulation.mjs';
import { regressions } from './regressions';
import { aBrokenPromise } from './seeds';
import type { Replayed } from './worker';

describe('a fault that was once found is found again, and is no longer in the engine', () => {
  let bundler: Bundler;
  let simulation: Simulation;
  beforeAll(async () => {
    bundler = await startBundler();
    simulation = await bundler.bundle();
  });
  afterAll(async () => {
    await simulation.remove();
    await bundler.end();
  });

  test.each(Object.entries(regressions))('%s', async (_title, { fault, scenario }) => {
    const now = (await simulation.perform({ what: 'replay', scenario })) as Replayed;
    expect(now.violation).toBeNull();
    const before = await bundler.bundle([fault].flat());
    const broken = (await before.perform({ what: 'replay', scenario })) as Replayed;
    await before.remove();
    expect(broken.violation).toMatch(aBrokenPromise);
  });
});
