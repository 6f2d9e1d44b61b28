import type { Browser } from 'playwright-core';
import { bundled } from './lib/bundle';
import { signInTrainer } from './lib/callers';
import { noteCalls, readPaths } from './lib/calls';
import { showClips, withoutClips, writeClips } from './lib/clips';
import { fillSignIn, openApp, openEmpty, signInHere, updateAgain } from './lib/pages';
import type { Variant } from './lib/pairs';
import { type Place, withPlaces } from './lib/places';
import { measureRenderer } from './lib/renderer';
import { measureWork, type Outcome } from './lib/works';

const clips = 20;

/** Of each video: half a minute, as a phone records it for a club. */
const bytes = 3_000_000;

/** A device that has everything else gets the videos with the next update. */
const updating = (
  browser: Browser,
  { name, server }: Place,
  asked: { paths: readonly string[] },
): Variant => ({
  name,
  run: async () => {
    withoutClips(server);
    const { context, page } = await openApp(browser, server.url);
    await fillSignIn(page, 'ben');
    await signInHere(page);
    showClips(server, clips);
    const calls = noteCalls(page);
    const measures = await measureRenderer(browser, page, async () => {
      await updateAgain(page);
      return undefined;
    });
    await context.close();
    asked.paths = readPaths(calls).filter((path) => path.startsWith('/api/video/'));
    if (asked.paths.length !== clips) throw new Error(`${asked.paths.length} videos were loaded.`);
    return { ...measures, requests: calls.length };
  },
});

/** An empty page loads the same videos, one after the other. */
const storing = (
  browser: Browser,
  { server }: Place,
  script: string,
  asked: { paths: readonly string[] },
): Variant => ({
  name: 'fetch, Blob and put',
  run: async () => {
    const { trainer } = await signInTrainer(server.url);
    const { context, page } = await openEmpty(browser, server.url, script);
    const measures = await measureRenderer(browser, page, () =>
      page.evaluate(
        ([paths, token]) =>
          (
            globalThis as unknown as { loadClips(paths: readonly string[], token: string): Promise<number> }
          ).loadClips(paths, token),
        [[...asked.paths], trainer.token] as const,
      ),
    );
    await context.close();
    return { ...measures, requests: asked.paths.length };
  },
});

/** Compares the loading of 20 videos with that of an empty page. */
export const videos = (former: string | null): Promise<Outcome[]> => {
  const prepare = async ({ server }: Place) => writeClips(server, clips, bytes);
  return withPlaces(former, prepare, async ({ browser, now, all }) => {
    const asked = { paths: [] as readonly string[] };
    const apps = all.map((place) => updating(browser, place, place === now ? asked : { paths: [] }));
    await apps[0]?.run();
    const floor = storing(browser, now, await bundled('bench/pages/clips.ts'), asked);
    const limits = { pairs: 5, milliseconds: 60_000 };
    return [await measureWork({ name: `${clips} videos of ${bytes / 1e6} MB`, floor, others: apps, limits })];
  });
};
