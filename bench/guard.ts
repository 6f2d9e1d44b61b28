/**
 * Fails when the update costs the main thread half as much again, compared with its floor, as `guard.json` says. After
 * an intended change, `npm run bench:guard -- --keep` writes the ratio of now there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bundled } from './lib/bundle';
import { verdictOn } from './lib/guard';
import { compared, linesOf, measurePairs } from './lib/pairs';
import { withPlaces } from './lib/places';
import { mainThreadCpu } from './lib/renderer';
import { fillFor, storing, wholeUpdate } from './update';

const file = 'bench/guard.json';
const { update: kept }: { update: number } = JSON.parse(readFileSync(file, 'utf8'));

/** With as many runs as a group of athletes collects in a year. */
const size = { athletes: 20, runsOfEach: 50 };
const limits = { pairs: 5, milliseconds: 12_000 };

const isWorse = await withPlaces(null, fillFor(size), async ({ browser, now }) => {
  const asked = { paths: [] as readonly string[] };
  const app = wholeUpdate(browser, now, 1, asked);
  await app.run();
  const script = await bundled('bench/pages/floor.ts');
  const floor = storing(browser, now, { name: 'fetch and put', script, rate: 1, asked });
  await floor.run();
  const measure = async () => {
    const pairs = await measurePairs(floor, app, limits);
    for (const line of linesOf(floor, app, pairs)) console.log(line);
    return pairs;
  };
  const pairs = await measure();
  if (process.argv.includes('--keep')) {
    const update = Number(compared(pairs, mainThreadCpu).ratio.median.toFixed(2));
    writeFileSync(file, `${JSON.stringify({ update })}\n`);
    return false;
  }
  const first = verdictOn(pairs, mainThreadCpu, kept);
  console.log(first.text);
  if (!first.hasGotWorse) return false;
  // Once more with all pairs: what the machine did meanwhile does not come twice.
  const second = verdictOn([...pairs, ...(await measure())], mainThreadCpu, kept);
  console.log(second.text);
  return second.hasGotWorse;
});
if (isWorse) process.exitCode = 1;
