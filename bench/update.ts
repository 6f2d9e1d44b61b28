import type { Browser, Page } from 'playwright-core';
import { bundled } from './lib/bundle';
import { signInTrainer } from './lib/callers';
import { noteCalls, readPaths } from './lib/calls';
import { withoutClips } from './lib/clips';
import { type ClubSize, fillClub } from './lib/largeClub';
import { fillSignIn, openApp, signInHere, throttle, updateAgain } from './lib/pages';
import type { Limits, Measures, Variant } from './lib/pairs';
import { installPeers, peers } from './lib/peers';
import { type Place, type Places, withPlaces } from './lib/places';
import { measureRenderer, rendererCpu } from './lib/renderer';
import { type Asked, storing } from './lib/storing';
import { measureWork, type Outcome } from './lib/works';

/** With 10,000 runs, each of about 3 kB as in the demo club. */
const size: ClubSize = { athletes: 100, runsOfEach: 100 };
const answers = 7;

/** Fills the club of a place for a trainer. Videos have a benchmark of their own. */
export const fillFor =
  (clubSize: ClubSize) =>
  async ({ server }: Place): Promise<void> => {
    withoutClips(server);
    const { caller } = await signInTrainer(server.url);
    await fillClub(caller, answers, clubSize);
  };

/** A new device signs in, and the update loads everything. */
export const wholeUpdate = (
  browser: Browser,
  { name, server }: Place,
  rate: number,
  asked: Asked,
): Variant => ({
  name,
  run: async () => {
    const { context, page } = await openApp(browser, server.url);
    await fillSignIn(page, 'trainer');
    await throttle(page, rate);
    const calls = noteCalls(page);
    const measures = await measureRenderer(browser, page, async () => {
      await signInHere(page);
      return undefined;
    });
    await context.close();
    asked.paths = readPaths(calls);
    return { ...measures, requests: calls.length };
  },
});

/** Leaves out what is told in steps of 10 ms only: the floor of such a work takes less. */
const fine = ({ [rendererCpu]: _coarse, ...measures }: Measures): Measures => measures;

/** A device that has everything asks for what is new. */
const askingAgain = (browser: Browser, { name }: Place, page: Page, asked: Asked): Variant => ({
  name,
  run: async () => {
    const calls = noteCalls(page);
    const measures = await measureRenderer(browser, page, async () => {
      await updateAgain(page);
      return undefined;
    });
    page.removeAllListeners('request');
    asked.paths = readPaths(calls);
    return { ...fine(measures), requests: calls.length };
  },
});

const measureWhole = async (
  { browser, now, all }: Places,
  rate: number,
  limits: Limits,
): Promise<Outcome> => {
  const asked: Asked = { paths: [] };
  const apps = all.map((place) => wholeUpdate(browser, place, rate, place === now ? asked : { paths: [] }));
  await apps[0]?.run();
  const floor = await bundled('bench/pages/floor.ts');
  const compared = rate === 1 ? Object.entries(peers) : [];
  const others = await Promise.all(
    compared.map(async ([name, file]) =>
      storing(browser, now, { name, script: await bundled(`bench/peers/${file}.js`), rate, asked }),
    ),
  );
  return measureWork({
    name: `update, everything new, ${rate} × slower`,
    floor: storing(browser, now, { name: 'fetch and put', script: floor, rate, asked }),
    others: [...apps, ...others],
    limits,
  });
};

const measureNothingNew = async (
  { browser, now, all }: Places,
  rate: number,
  limits: Limits,
): Promise<Outcome> => {
  const asked: Asked = { paths: [] };
  const apps: Variant[] = [];
  for (const place of all) {
    const { page } = await openApp(browser, place.server.url);
    await fillSignIn(page, 'trainer');
    await signInHere(page);
    await throttle(page, rate);
    apps.push(askingAgain(browser, place, page, place === now ? asked : { paths: [] }));
  }
  await apps[0]?.run();
  const script = await bundled('bench/pages/floor.ts');
  const floor = storing(browser, now, { name: 'fetch and put', script, rate, asked });
  return measureWork({
    name: `update, nothing new, ${rate} × slower`,
    floor: { ...floor, run: async () => fine(await floor.run()) },
    others: apps,
    limits,
  });
};

/** Compares the update of a trainer with 100 athletes and 10,000 runs with what storing them costs at least. */
export const update = (former: string | null): Promise<Outcome[]> => {
  installPeers();
  return withPlaces(former, fillFor(size), async (places) => [
    await measureWhole(places, 1, { pairs: 5, milliseconds: 45_000 }),
  ]);
};

/** The same on a slow device. */
export const throttledUpdate = (former: string | null): Promise<Outcome[]> =>
  withPlaces(former, fillFor(size), async (places) => [
    await measureWhole(places, 4, { pairs: 3, milliseconds: 45_000 }),
  ]);

/** Compares an update that finds nothing new on a device with 10,000 runs with the calls that it makes. */
export const nothingNew = (former: string | null): Promise<Outcome[]> =>
  withPlaces(former, fillFor(size), async (places) => {
    const outcomes: Outcome[] = [];
    for (const rate of [1, 4])
      outcomes.push(await measureNothingNew(places, rate, { pairs: 5, milliseconds: 30_000 }));
    return outcomes;
  });
