import type { Browser, Page } from 'playwright-core';
import { signInTrainer } from './lib/callers';
import { fillClub } from './lib/largeClub';
import { fillSignIn, openApp, signInHere, throttle } from './lib/pages';
import type { Variant } from './lib/pairs';
import { type Place, withPlaces } from './lib/places';
import { answerSession } from './lib/session';
import { beginTaps, measuresOfTaps, type Tap, tapOn, watchingTaps } from './lib/taps';
import { measureWork } from './lib/works';

/** How much slower than this machine the device is. */
const throttling = 4;

/** Athletes of a session: one, and as many as it takes [TS-1]. */
const few = 1;
const many = 3;

/** Taps on an answer in one execution. */
const taps = 3;

/** Opens a session of the demo club's screening, in which each athlete has an answer to each question of all tests. */
const openSession = async (browser: Browser, { server }: Place, ids: readonly number[]): Promise<Page> => {
  const { page } = await openApp(browser, server.url);
  await watchingTaps(page);
  await fillSignIn(page, 'trainer');
  await signInHere(page);
  await page.goto(`/trackside?athletes=${ids.join()}`);
  await page.getByRole('button', { name: `Mit ${ids.length} Athleten beginnen` }).click();
  await answersOf(page, 'Nein').waitFor();
  // The runs are written one after the other, while the first test is there.
  while ((await answerSession(page)) < ids.length);
  await page.reload();
  await answersOf(page, 'Nein').waitFor();
  await beginTaps(page);
  return page;
};

/** The button of an answer to the first question. */
const answersOf = (page: Page, name: 'Ja' | 'Nein') =>
  page.getByRole('button', { name, exact: true }).first();

const answering = ({ name }: Place, page: Page, people: number): Variant => ({
  name: `${name}, an answer with ${people} open`,
  run: async () => {
    await throttle(page, throttling);
    const noted: Tap[] = [];
    for (let count = 0; count < taps; count += 1)
      noted.push(...(await tapOn(page, answersOf(page, count % 2 === 0 ? 'Nein' : 'Ja'))));
    await throttle(page, 1);
    if (noted.length !== taps) throw new Error(`${noted.length} taps were noted.`);
    return measuresOfTaps(noted);
  },
});

/** Compares a tap on an answer in a session of 20 with one in a session of one, until it is saved and painted. */
export const trackside = (former: string | null): Promise<unknown> => {
  const idsAt = new Map<string, number[]>();
  return withPlaces(
    former,
    async ({ name, server }) => {
      const { caller } = await signInTrainer(server.url);
      idsAt.set(name, await fillClub(caller, 1, { athletes: many, runsOfEach: 0 }));
    },
    async ({ browser, all }) => {
      const sessions: Variant[] = [];
      for (const place of all)
        for (const people of [few, many]) {
          const ids = (idsAt.get(place.name) ?? []).slice(0, people);
          sessions.push(answering(place, await openSession(browser, place, ids), people));
        }
      const [floor, ...others] = sessions;
      if (!floor) throw new Error('There is no build.');
      return measureWork({
        name: `an answer at the track, ${throttling} × slower`,
        floor,
        others,
        limits: { pairs: 2, milliseconds: 1 },
      });
    },
  );
};
