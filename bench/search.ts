import type { Browser, Page } from 'playwright-core';
import { openDevice, signInAndUpdate } from '../__tests__/e2e/browser';
import { type Caller, signInTrainer } from './lib/callers';
import { type KeyStroke, measuresOf, typed } from './lib/keyStrokes';
import { athletes, fillClub, runsOfEach } from './lib/largeClub';
import { measureMainThread } from './lib/mainThread';
import { throttle } from './lib/pages';
import type { Variant } from './lib/pairs';
import { type Place, withPlaces } from './lib/places';
import { measureWork } from './lib/works';

/** Answers to each test, as in the demo club. */
const answers = 7;

/** How much slower than this machine the device is. */
const throttling = 4;

/** Milliseconds within which the key is to be painted, and the list [DE-3]. */
const limits = { key: 50, list: 100 };

/** Milliseconds for the first update of a device. */
const patience = 180_000;

const erasing = (text: string) => Array.from(text, () => 'Backspace');

/** Names that narrow the list letter by letter, and widen it again. The last one is nobody's. */
const keys = ['mia'].flatMap((text) => [...text, ...erasing(text)]);

/** Assigns the screening of the runs to everybody, so that each row has a due date to find. */
const assignToAll = async ({ send }: Caller, userIds: readonly number[]): Promise<void> => {
  for (const userId of userIds) {
    const assignment = {
      clientId: crypto.randomUUID(),
      userId,
      screeningId: 1,
      intervalWeeks: 8,
      base: null,
    };
    await send('POST', '/screening/assignment/', assignment);
  }
};

/** The rows of the list that are shown. */
const rows = 'main tbody tr:not([hidden])';

/** Opens the list with all athletes. Throws when a search does not narrow it: nothing would be measured then. */
const openList = async (page: Page): Promise<void> => {
  await page.goto('/athletes');
  await page.getByRole('button', { name: /^Alle/ }).click();
  await page
    .locator(rows)
    .nth(athletes - 1)
    .waitFor();
  const field = page.getByRole('searchbox');
  await field.fill('mia kern');
  await page
    .locator(rows)
    .nth(athletes / 2)
    .waitFor({ state: 'detached' });
  if ((await page.locator(rows).count()) === 0) throw new Error('The search finds nobody.');
  await field.fill('');
  await page
    .locator(rows)
    .nth(athletes - 1)
    .waitFor();
};

/** Puts a field on the page that belongs to nobody: typing there costs what any typing costs. */
const addEmptyField = (page: Page) =>
  page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { id: 'empty' });
    document.querySelector('main')?.before(field);
  });

/** Types into a field of the list. */
const typing = (browser: Browser, page: Page, name: string, field: string): Variant => ({
  name,
  run: async () => {
    await page.locator(field).focus();
    let strokes: KeyStroke[] = [];
    const busy = await measureMainThread(browser, page, async () => {
      strokes = await typed(page, keys);
    });
    const ofAKey = Object.entries(busy).map(([measure, time]) => [`${measure} of a key`, time / keys.length]);
    return { ...measuresOf(strokes), ...Object.fromEntries(ofAKey) };
  },
});

/** Opens the list of a place on a slow device, with a field that belongs to nobody. */
const openSlowly = async (browser: Browser, { server }: Place): Promise<Page> => {
  const { context, page } = await openDevice(browser, server.url, 'desktop');
  context.setDefaultTimeout(patience);
  await signInAndUpdate(page, 'trainer');
  await openList(page);
  await addEmptyField(page);
  await throttle(page, throttling);
  return page;
};

/** Compares typing into the search of the desk with typing into an empty field of the same page [DE-3]. */
export const search = (former: string | null): Promise<unknown> => {
  const prepare = async ({ server }: Place) => {
    const { caller } = await signInTrainer(server.url);
    await assignToAll(caller, await fillClub(caller, answers));
  };
  return withPlaces(former, prepare, async ({ browser, all }) => {
    console.log(`A key is to be painted within ${limits.key} ms, the list within ${limits.list} ms.`);
    const fields: Variant[] = [];
    for (const place of all) {
      const page = await openSlowly(browser, place);
      fields.push(
        typing(browser, page, `${place.name}, empty field`, '#empty'),
        typing(browser, page, `${place.name}, search`, 'main input[type=search]'),
      );
    }
    const [floor, ...others] = fields;
    if (!floor) throw new Error('There is no build.');
    return measureWork({
      name: `${athletes} athletes with ${runsOfEach} runs each, ${throttling} × slower, ${keys.length} keys`,
      floor,
      others,
      limits: { pairs: 2, milliseconds: 1 },
    });
  });
};
