import type { Browser, Page } from 'playwright-core';
import { answerTest, beginScreening } from '../__tests__/e2e/ways';
import { bundled } from './lib/bundle';
import { aRun } from './lib/largeClub';
import { fillSignIn, openApp, openEmpty, signInHere, startTile, throttle } from './lib/pages';
import type { Variant } from './lib/pairs';
import { type Place, withPlaces } from './lib/places';
import { putRuns } from './lib/storedRuns';
import { beginTaps, measuresOfTaps, type Tap, tap, watchingTaps } from './lib/taps';
import { measureWork, type Outcome } from './lib/works';

/** How many steps one execution has, and how much slower than this machine the device is. */
interface Walk {
  /** There and back, of which those forwards count. */
  steps: number;
  rate: number;
}

const walk: Walk = { steps: 50, rate: 4 };

/** Runs on the device of somebody who begins, and of somebody who has trained for ten years. */
const stored = [0, 4000];
const answers = 7;

/** Opens a screening on a device with that many runs of the past, at a test that is answered. */
export const openScreening = async (browser: Browser, { server }: Place, runs: number): Promise<Page> => {
  const { page } = await openApp(browser, server.url);
  await watchingTaps(page);
  await fillSignIn(page, 'ben');
  await signInHere(page);
  const userId = server.userId('ben');
  const posts = Array.from({ length: runs }, (_, day) => aRun(userId, -day, answers));
  await putRuns(page, posts, { recordedBy: userId, isWaiting: false });
  await page.reload();
  await page.locator(startTile).waitFor();
  await beginScreening(page);
  await answerTest(page, 1);
  await beginTaps(page);
  return page;
};

export const stepping = (name: string, page: Page, { steps, rate }: Walk): Variant => ({
  name,
  run: async () => {
    await throttle(page, rate);
    const taps: Tap[] = [];
    for (let step = 0; step < steps; step += 1) {
      taps.push(...(await tap(page, 'Weiter')));
      await tap(page, 'Zurück');
    }
    await throttle(page, 1);
    if (taps.length !== steps) throw new Error(`${taps.length} taps were noted.`);
    return measuresOfTaps(taps);
  },
});

/** An empty page whose button stores a run of the same size. */
export const putting = (page: Page, { steps, rate }: Walk): Variant => ({
  name: 'one put',
  run: async () => {
    await throttle(page, rate);
    const taps: Tap[] = [];
    for (let step = 0; step < steps; step += 1) taps.push(...(await tap(page, 'Weiter')));
    await throttle(page, 1);
    return measuresOfTaps(taps);
  },
});

/** Opens an empty page with a button that stores a run. */
export const openPutting = async (browser: Browser, { server }: Place): Promise<Page> => {
  const { page } = await openEmpty(browser, server.url, '');
  await watchingTaps(page);
  await page.reload();
  await page.evaluate(await bundled('bench/pages/step.ts'));
  await page.evaluate(
    (run) => (globalThis as unknown as { offerSteps(run: object): Promise<void> }).offerSteps(run),
    aRun(1, 0, answers),
  );
  await beginTaps(page);
  return page;
};

/**
 * Compares a step of a screening, until it is saved and painted, with one put, with few and many runs on the device.
 */
export const step = (former: string | null): Promise<Outcome[]> =>
  withPlaces(
    former,
    async () => undefined,
    async ({ browser, now, all }) => {
      const others: Variant[] = [];
      for (const place of all)
        for (const runs of stored)
          others.push(
            stepping(`${place.name}, ${runs} runs`, await openScreening(browser, place, runs), walk),
          );
      return [
        await measureWork({
          name: `step of a screening, ${walk.rate} × slower`,
          floor: putting(await openPutting(browser, now), walk),
          others,
          limits: { pairs: 3, milliseconds: 120_000 },
        }),
      ];
    },
  );
