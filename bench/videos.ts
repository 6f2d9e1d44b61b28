import type { Browser } from 'playwright-core';
import { bundled } from './lib/bundle';
import { noteCalls, readPaths } from './lib/calls';
import { showClips, withoutClips, writeClips } from './lib/clips';
import { fillSignIn, openApp, signInHere, updateAgain } from './lib/pages';
import type { Variant } from './lib/pairs';
import { type Place, withPlaces } from './lib/places';
import { measureRenderer } from './lib/renderer';
import { type Asked, storing } from './lib/storing';
import { measureWork, type Outcome } from './lib/works';

const clips = 20;

/** Of each video: half a minute, as a phone records it for a club. */
const bytes = 3_000_000;

/** A device that has everything else gets the videos with the next update. */
const updating = (browser: Browser, { name, server }: Place, asked: Asked): Variant => ({
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

/** Compares the loading of 20 videos with that of an empty page. */
export const videos = (former: string | null): Promise<Outcome[]> => {
  const prepare = async ({ server }: Place) => writeClips(server, clips, bytes);
  return withPlaces(former, prepare, async ({ browser, now, all }) => {
    const asked: Asked = { paths: [] };
    const apps = all.map((place) => updating(browser, place, place === now ? asked : { paths: [] }));
    await apps[0]?.run();
    const script = await bundled('bench/pages/clips.ts');
    const floor = storing(browser, now, { name: 'fetch, Blob and put', script, rate: 1, asked });
    const limits = { pairs: 5, milliseconds: 60_000 };
    return [await measureWork({ name: `${clips} videos of ${bytes / 1e6} MB`, floor, others: apps, limits })];
  });
};
