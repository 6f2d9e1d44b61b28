import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { viewports, waitForOfflineReadiness } from '../__tests__/e2e/browser';
import { copyPackage, startServer } from '../__tests__/e2e/server';
import { signInTrainer } from './lib/callers';
import { fillClub } from './lib/largeClub';
import { timeUntil, traced } from './lib/mainThread';
import { fillSignIn, openApp, signInHere, startTile } from './lib/pages';
import type { Measures, Variant } from './lib/pairs';
import { type Place, withPlaces } from './lib/places';
import { measureWork, type Outcome } from './lib/works';

const size = { athletes: 200, runsOfEach: 5 };

/** Milliseconds of a visit before, in which the app keeps what a start needs. */
const visit = 3_000;
const answers = 7;

/** Takes the place of the app's page. Its link looks to the watcher like the tile. */
const emptyPage = '<!doctype html><title>empty</title><nav><a href="/screening">empty</a></nav>';

/** The mark that a page sets when its tiles are painted. */
export const isPainted = 'start: painted';

/** The measure of what the main thread does until the tiles are there. */
export const untilTiles = 'CPU until the tiles are painted';

/** When the page of a start was painted, and when it had answered a tap, in milliseconds since its start. */
interface Started {
  painted: number;
  tapped: number;
}

/**
 * Notes what the start took, and taps the tile as soon as it is painted, if it leads to another page. Runs in each page
 * before its own scripts. All functions are methods: what tsx adds to name others is not in the page.
 */
const watchStart = ({ tile, isTapped }: { tile: string; isTapped: boolean }) => {
  const watch = {
    times: { painted: 0, tapped: 0 },
    afterPaint(then: () => void) {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = then;
        port2.postMessage(null);
      });
    },
    look() {
      const link = document.querySelector<HTMLElement>(tile);
      if (link && watch.times.painted === 0) {
        watch.times.painted = Number.NaN;
        watch.afterPaint(() => {
          watch.times.painted = performance.now();
          performance.mark('start: painted');
          if (isTapped) link.click();
        });
      }
      if (!link && watch.times.painted > 0 && watch.times.tapped === 0 && document.querySelector('main h2')) {
        watch.times.tapped = Number.NaN;
        watch.afterPaint(() => {
          watch.times.tapped = performance.now();
          performance.mark('start: tapped');
        });
      }
    },
  };
  new MutationObserver(() => watch.look()).observe(document, { subtree: true, childList: true });
  Object.assign(window, { started: watch.times });
};

/** Starts the app in a page, from what its worker has stored, until the event `last`. Returns when that was. */
export const startIn = async (page: Page, last: keyof Started): Promise<Started> => {
  await page.goto('/');
  // Seldom, because the asking costs the page time, too.
  await page.waitForFunction((key) => (window as unknown as { started: Started }).started[key] > 0, last, {
    polling: 100,
  });
  return page.evaluate(() => (window as unknown as { started: Started }).started);
};

/**
 * Starts a page until the event `last`. What the main thread did until then is its processor time, because the wall
 * time tells also what else the machine does.
 */
export const starting = (name: string, context: BrowserContext, last: keyof Started): Variant => {
  const run = async (): Promise<Measures> => {
    const page = await context.newPage();
    let times: Started = { painted: Number.NaN, tapped: Number.NaN };
    const events = await traced(browserOf(context), async () => {
      times = await startIn(page, last);
    });
    await page.close();
    const painted = timeUntil(events, isPainted);
    const tapped = timeUntil(events, `start: ${last}`);
    // A trace that has lost its end tells nothing.
    if (painted === null || tapped === null) return run();
    return {
      [untilTiles]: painted,
      'CPU until a tap is answered': tapped,
      'wall until the tiles are painted': times.painted,
      'wall until a tap is answered': times[last],
    };
  };
  return { name, run };
};

const browserOf = (context: BrowserContext): Browser => {
  const browser = context.browser();
  if (!browser) throw new Error('The device has no browser.');
  return browser;
};

/** Starts a server whose start page is empty, beside the same worker with the same files. */
const startEmptyServer = async () => {
  const { root, remove } = copyPackage();
  for (const packed of ['.br', '.gz']) rmSync(join(root, 'dist', `index.html${packed}`));
  writeFileSync(join(root, 'dist', 'index.html'), emptyPage);
  const server = await startServer(root);
  const close = async () => {
    await server.remove();
    remove();
  };
  return { url: server.url, close };
};

/** Lets the worker of a server store its files on a new device. */
const openEmptyDevice = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: url, viewport: viewports.phone, bypassCSP: true });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'));
  await waitForOfflineReadiness(page);
  await page.close();
  return context;
};

/** Lets the pages of a device start without a network, and watches them. */
const takeNetwork = async (context: BrowserContext, isTapped: boolean): Promise<void> => {
  await context.addInitScript(watchStart, { tile: startTile, isTapped });
  await context.setOffline(true);
};

/** Opens a device on which the empty page starts without a network, beside the worker of the app. */
export const openEmptyStart = async (browser: Browser) => {
  const { url, close } = await startEmptyServer();
  const device = await openEmptyDevice(browser, url);
  await takeNetwork(device, false);
  return { device, close };
};

/** Opens a device on which a trainer's app starts without a network. */
export const openAppStart = async (browser: Browser, { server }: Place, isTapped: boolean) => {
  const { context, page } = await openApp(browser, server.url);
  await fillSignIn(page, 'trainer');
  await signInHere(page);
  await page.waitForTimeout(visit);
  await page.close();
  await takeNetwork(context, isTapped);
  return context;
};

/** Compares the start without a network, with 200 athletes and 1,000 runs, with that of an empty page. */
export const start = (former: string | null): Promise<Outcome[]> => {
  const prepare = async ({ server }: Place) => {
    const { caller } = await signInTrainer(server.url);
    await fillClub(caller, answers, size);
  };
  return withPlaces(former, prepare, async ({ browser, all }) => {
    const empty = await openEmptyStart(browser);
    try {
      const apps: Variant[] = [];
      for (const place of all)
        apps.push(starting(place.name, await openAppStart(browser, place, true), 'tapped'));
      const floor = starting('empty page', empty.device, 'painted');
      const limits = { pairs: 15, milliseconds: 60_000 };
      const name = `start without a network, ${size.athletes} athletes, ${size.athletes * size.runsOfEach} runs`;
      return [await measureWork({ name, floor, others: apps, limits })];
    } finally {
      await empty.close();
    }
  });
};
