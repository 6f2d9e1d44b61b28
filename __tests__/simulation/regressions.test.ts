import { bundleSimulation } from '../../scripts/lib/simulation.mjs';
import { regressions } from './regressions';
import { aBrokenPromise } from './seeds';

describe('a fault that was once found is found again, and is no longer in the engine', () => {
  let simulation: Awaited<ReturnType<typeof bundleSimulation>>;
  beforeAll(async () => {
    simulation = await bundleSimulation();
  });
  afterAll(() => simulation.remove());

  test.each(Object.entries(regressions))('%s', async (_title, { fault, scenario }) => {
    expect(await simulation.perform({ what: 'replay', scenario })).toBeNull();
    const before = await bundleSimulation([fault]);
    const broken = await before.perform({ what: 'replay', scenario });
    before.remove();
    expect(broken).toMatch(aBrokenPromise);
  });
});
