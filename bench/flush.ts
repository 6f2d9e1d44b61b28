import type { Browser, Page } from 'playwright-core';
import type { ScreeningRunPost } from '../src/contract/runs';
import { bundled } from './lib/bundle';
import { signInTrainer } from './lib/callers';
import { noteCalls } from './lib/calls';
import { aRun, fillClub } from './lib/largeClub';
import { comes, fillSignIn, openApp, openEmpty, setNetwork, signInHere, startTile } from './lib/pages';
import type { Variant } from './lib/pairs';
import { type Place, withPlaces } from './lib/places';
import { postsOf } from './lib/posts';
import { measureRenderer } from './lib/renderer';
import { localRun, putRuns, removeRuns } from './lib/storedRuns';
import { measureWork, type Outcome } from './lib/works';

const runs = 1000;
const athletes = 100;

/** Answers to each test: with one, a run has about 1 kB. */
const answers = 1;

/** Milliseconds between a request and its answer that the network adds. */
const latencies = [0, 50, 300];

/** Shown in the bar when nothing waits. */
const allSent = 'a[data-state="sent"]';

/** Makes runs that no server has. */
const newRuns = (userIds: readonly number[]): ScreeningRunPost[] =>
  Array.from({ length: runs }, (_, index) => aRun(userIds[index % userIds.length] ?? 0, index, answers));

/** Whose runs are sent, by whom, on which network. */
interface Flushed {
  latency: number;
  userIds: readonly number[];
  trainerId: number;
}

/** A device without a network, on which a trainer is signed in, gets runs that wait, and then the network. */
const flushing = (
  browser: Browser,
  { name }: Place,
  page: Page,
  { latency, userIds, trainerId }: Flushed,
): Variant => ({
  name,
  run: async () => {
    await setNetwork(page, 'none');
    await removeRuns(page);
    await putRuns(page, newRuns(userIds), { recordedBy: trainerId, isWaiting: true });
    await page.reload();
    await page.locator(startTile).waitFor();
    const calls = noteCalls(page);
    const measures = await measureRenderer(browser, page, async () => {
      const sent = comes(page, allSent);
      await setNetwork(page, { latency });
      await sent;
      return undefined;
    });
    page.removeAllListeners('request');
    const posts = calls.filter(
      ({ path, method }) => method === 'POST' && path.startsWith('/api/screening/runs'),
    );
    return { ...measures, requests: posts.length };
  },
});

/** An empty page posts as many runs in posts of the same sizes, one after the other, and keeps nothing. */
const posting = (
  browser: Browser,
  { server }: Place,
  page: Page,
  { latency, userIds, trainerId }: Flushed,
): Variant => ({
  name: 'three posts',
  run: async () => {
    const { trainer } = await signInTrainer(server.url);
    await setNetwork(page, { latency });
    const waiting = { recordedBy: trainerId, isWaiting: true };
    const posts = postsOf(newRuns(userIds).map((run, index) => localRun(run, waiting, index)));
    // In the page before it is measured: handing over a megabyte costs its main thread more than the posts.
    const bodies = await page.evaluateHandle((texts) => texts, posts);
    const measures = await measureRenderer(browser, page, () =>
      page.evaluate(
        ([texts, token]) =>
          (
            globalThis as unknown as { postAll(bodies: readonly string[], token: string): Promise<number> }
          ).postAll(texts, token),
        [bodies, trainer.token] as const,
      ),
    );
    await bodies.dispose();
    return { ...measures, requests: posts.length };
  },
});

/** Compares the sending of 1,000 runs that wait with the posts alone, at several latencies. */
export const flush = async (former: string | null): Promise<Outcome[]> => {
  const clubs = new Map<Place, { userIds: number[]; trainerId: number }>();
  const prepare = async (place: Place) => {
    const { trainer, caller } = await signInTrainer(place.server.url);
    const userIds = await fillClub(caller, answers, { athletes, runsOfEach: 0 });
    clubs.set(place, { userIds, trainerId: trainer.id });
  };
  return withPlaces(former, prepare, async ({ browser, now, all }) => {
    const clubOf = (place: Place) => clubs.get(place) ?? { userIds: [], trainerId: 0 };
    const empty = await openEmpty(browser, now.server.url, await bundled('bench/pages/flush.ts'));
    const devices = new Map<Place, Page>();
    for (const place of all) {
      const { page } = await openApp(browser, place.server.url);
      await fillSignIn(page, 'trainer');
      await signInHere(page);
      devices.set(place, page);
    }
    const outcomes: Outcome[] = [];
    for (const latency of latencies) {
      const apps = [...devices].map(([place, page]) =>
        flushing(browser, place, page, { latency, ...clubOf(place) }),
      );
      outcomes.push(
        await measureWork({
          name: `flush, ${runs} runs, ${latency} ms latency`,
          floor: posting(browser, now, empty.page, { latency, ...clubOf(now) }),
          others: apps,
          limits: { pairs: 5, milliseconds: 30_000 },
        }),
      );
    }
    return outcomes;
  });
};
