import type { Browser, Page } from 'playwright-core';
import { openDevice } from '../__tests__/e2e/browser';
import { measureMainThread } from './lib/mainThread';
import type { Variant } from './lib/pairs';
import { type Place, withPlaces } from './lib/places';
import { measureWork } from './lib/works';

/** Resolves after the page has been painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The first visit of a new device to a page, until its heading is painted. */
const visiting = (browser: Browser, { name, server }: Place, path: string, heading: string): Variant => ({
  name,
  run: async () => {
    const { context, page } = await openDevice(browser, server.url, 'phone');
    let wall = 0;
    const measured = await measureMainThread(browser, page, async () => {
      const start = performance.now();
      await page.goto(path);
      await page.getByRole('heading', { name: heading }).waitFor();
      await painted(page);
      wall = performance.now() - start;
    });
    await context.close();
    return { ...measured, wall };
  },
});

/** Compares the first visit to the sign-in form, until it is painted, with an empty page of the same server. */
export const firstLoad = (former: string | null): Promise<unknown> =>
  withPlaces(
    former,
    async () => undefined,
    ({ browser, now, all }) =>
      measureWork({
        name: 'first visit to the sign-in form',
        floor: visiting(browser, { ...now, name: 'empty page' }, '/empty.html', 'empty'),
        others: all.map((place) => visiting(browser, place, '/login', 'Login')),
        limits: { pairs: 2, milliseconds: 1 },
      }),
  );
