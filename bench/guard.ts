/**
 * Fails when the update, a start without a network or a step of a screening costs half as much again, compared with its
 * floor, as `guard.json` says. After an intended change, `npm run bench:guard -- --keep` writes the ratios of now
 * there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { bundled } from './lib/bundle';
import { verdictOn } from './lib/guard';
import { compared, type Limits, linesOf, measurePairs, type Variant } from './lib/pairs';
import { type Places, withPlaces } from './lib/places';
import { mainThreadCpu, measureRenderer } from './lib/renderer';
import { type Asked, storing } from './lib/storing';
import { openAppStart, openEmptyStart, starting, untilTiles } from './start';
import { openPutting, openScreening, putting, stepping } from './step';
import { fillFor, wholeUpdate } from './update';

const file = 'bench/guard.json';

/** The works, and the measure that counts of each. */
const measures = { update: mainThreadCpu, start: untilTiles, step: mainThreadCpu };
type Work = keyof typeof measures;

const kept: Record<Work, number> = JSON.parse(readFileSync(file, 'utf8'));

/** So few that all of it takes about a minute, also on a machine that is busy. */
const size = { athletes: 10, runsOfEach: 60 };
const walk = { steps: 10, rate: 1 };
const few: Limits = { pairs: 3, milliseconds: 60_000 };
/** A start is short, so its ratios differ more. */
const more: Limits = { pairs: 5, milliseconds: 60_000 };

const ratios: Partial<Record<Work, number>> = {};
let hasGotWorse = false;

/** Measures a work beside its floor. Executes each once before. */
const judge = async (work: Work, floor: Variant, app: Variant, limits: Limits): Promise<void> => {
  await app.run();
  await floor.run();
  const pairs = await measurePairs(floor, app, limits);
  for (const line of linesOf(floor, app, pairs)) console.log(line);
  ratios[work] = Number(compared(pairs, measures[work]).ratio.median.toFixed(2));
  const verdict = verdictOn(pairs, measures[work], kept[work]);
  console.log(`${work}: ${verdict.text}`);
  hasGotWorse ||= verdict.hasGotWorse;
};

const judgeUpdate = async ({ browser, now }: Places): Promise<void> => {
  const asked: Asked = { paths: [] };
  const app = wholeUpdate(browser, now, 1, asked);
  await app.run();
  const script = await bundled('bench/pages/floor.ts');
  await judge('update', storing(browser, now, { name: 'fetch and put', script, rate: 1, asked }), app, few);
};

const judgeStart = async ({ browser, now }: Places): Promise<void> => {
  const empty = await openEmptyStart(browser);
  try {
    const device = await openAppStart(browser, now, false);
    const app = starting('app', device, 'painted');
    await judge('start', starting('empty page', empty.device, 'painted'), app, more);
    for (const context of [device, empty.device]) await context.close();
  } finally {
    await empty.close();
  }
};

/** What a work costs the main thread of its page. Its time by the clock tells also what else the machine does. */
const costOf = (browser: Browser, page: Page, { name, run }: Variant): Variant => ({
  name,
  run: () =>
    measureRenderer(browser, page, async () => {
      await run();
      return undefined;
    }),
});

const judgeStep = async ({ browser, now }: Places): Promise<void> => {
  const screening = await openScreening(browser, now, 0);
  const empty = await openPutting(browser, now);
  const app = costOf(browser, screening, stepping('app', screening, walk));
  await judge('step', costOf(browser, empty, putting(empty, walk)), app, few);
  // The server waits at its end for who is still connected.
  for (const page of [screening, empty]) await page.context().close();
};

await withPlaces(null, fillFor(size), async (places) => {
  await judgeUpdate(places);
  await judgeStart(places);
  await judgeStep(places);
});
if (process.argv.includes('--keep')) writeFileSync(file, `${JSON.stringify(ratios, null, 2)}\n`);
else if (hasGotWorse) process.exitCode = 1;
