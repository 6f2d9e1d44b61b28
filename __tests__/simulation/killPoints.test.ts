import { bundleSimulation } from '../../scripts/lib/simulation.mjs';
import type { KillPoint } from './killPoints';

test('[FL-11] [SR-14] a visit that is killed at any call to a service loses nothing and can be continued', async () => {
  const simulation = await bundleSimulation();
  const count = Number(await simulation.perform({ what: 'countCrossings' }));
  expect(count).toBeGreaterThan(150);
  const points = Array.from({ length: count }, (_, at) => at);
  const killed = (await simulation.perform({ what: 'killAt', points })) as KillPoint[];
  await simulation.remove();
  console.info(`${killed.length} kills at ${count} calls to the outside`);
  expect(killed).toHaveLength(2 * count);
  expect(killed.filter(({ violation }) => violation !== null)).toEqual([]);
}, 900_000);
