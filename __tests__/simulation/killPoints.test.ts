import { bundleSimulation, performAll, portionsOf } from '../../scripts/lib/simulation.mjs';
import type { KillPoint } from './killPoints';

/** The number of calls that a thread takes at a time. In each portion the first kill is never skipped. */
const portionSize = 30;

/** What a call leaves behind that stores what was not there before. */
const afterStoring = ({ what, label }: KillPoint) =>
  what === 'killAfter' && /^(database\.(saveRun|markSent)|outbox\.save)$/.test(label);

const outsidesOf = (kills: KillPoint[]) => new Set(kills.map(({ outside }) => outside));

test('[FL-11] [SR-14] a visit that is killed at any call to a service loses nothing and can be continued', async () => {
  const simulation = await bundleSimulation();
  const count = Number(await simulation.perform({ what: 'countCrossings' }));
  expect(count).toBeGreaterThan(150);
  const points = Array.from({ length: count }, (_, at) => at);
  const tasks = portionsOf(points, portionSize).map((portion) => ({
    what: 'killAt' as const,
    points: portion,
  }));
  const killed: KillPoint[] = [];
  await performAll(simulation, tasks, (portion: KillPoint[]) => killed.push(...portion));
  await simulation.remove();
  const ran = killed.filter(({ isSkipped }) => !isSkipped);
  console.info(
    `${killed.length} kills at ${count} calls to the outside; ${killed.length - ran.length} skipped, because the next tab found the same as after another`,
  );
  expect(killed).toHaveLength(2 * count);
  expect(killed.filter(({ violation }) => violation !== null)).toEqual([]);
  // Whatever a tab can find was gone on from, and what a call stores makes a difference.
  expect(outsidesOf(ran)).toEqual(outsidesOf(killed));
  const stored = killed.filter(afterStoring);
  expect(stored.length).toBeGreaterThan(15);
  const before = new Map(killed.map((kill) => [`${kill.at} ${kill.what}`, kill.outside]));
  expect(stored.filter(({ at, outside }) => before.get(`${at} killBefore`) === outside)).toEqual([]);
}, 900_000);
