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
import { type Asked, storing } from './lib/storing';
import { fillFor, wholeUpdate } from './update';

const file = 'bench/guard.json';
const { update: kept }: { update: number } = JSON.parse(readFileSync(file, 'utf8'));

/** So few that all of it takes less than a minute, also on a machine that is busy. */
const size = { athletes: 10, runsOfEach: 60 };
/** The ratios differ by a few per cent, and only half as much again counts. */
const limits = { pairs: 3, milliseconds: 60_000 };

const isWorse = await withPlaces(null, fillFor(size), async ({ browser, now }) => {
  const asked: Asked = { paths: [] };
  const app = wholeUpdate(browser, now, 1, asked);
  await app.run();
  const script = await bundled('bench/pages/floor.ts');
  const floor = storing(browser, now, { name: 'fetch and put', script, rate: 1, asked });
  await floor.run();
  const pairs = await measurePairs(floor, app, limits);
  for (const line of linesOf(floor, app, pairs)) console.log(line);
  if (process.argv.includes('--keep')) {
    const update = compared(pairs, mainThreadCpu).ratio.median.toFixed(2);
    writeFileSync(file, `{ "update": ${update} }\n`);
    return false;
  }
  const { hasGotWorse, text } = verdictOn(pairs, mainThreadCpu, kept);
  console.log(text);
  return hasGotWorse;
});
if (isWorse) process.exitCode = 1;
