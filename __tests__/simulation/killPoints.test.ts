import { bundleSimulation, type Simulation } from '../../scripts/lib/simulation.mjs';
import type { KillPoint, ScriptName } from './killPoints';

let simulation: Simulation;
beforeAll(async () => {
  simulation = await bundleSimulation();
});
afterAll(() => simulation.remove());

/** Kills the script at each of its calls to a service. Returns the kills, and the number of calls. */
const killedEverywhere = async (script: ScriptName) => {
  const count = Number(await simulation.perform({ what: 'countCrossings', script }));
  const points = Array.from({ length: count }, (_, at) => at);
  const killed = (await simulation.perform({ what: 'killAt', script, points })) as KillPoint[];
  console.info(`${script}: ${killed.length} kills at ${count} calls to the outside`);
  expect(killed).toHaveLength(2 * count);
  return { count, killed };
};

test('[FL-11] [SR-14] a visit that is killed at any call to a service loses nothing and can be continued', async () => {
  const { count, killed } = await killedEverywhere('visit');
  expect(count).toBeGreaterThan(150);
  expect(killed.filter(({ violation }) => violation !== null)).toEqual([]);
}, 900_000);

test('[TS-4] [TS-7] a session at the track that is killed at any call to a service goes on where it was', async () => {
  const { count, killed } = await killedEverywhere('evening');
  expect(count).toBeGreaterThan(100);
  expect(killed.filter(({ violation }) => violation !== null)).toEqual([]);
}, 900_000);
