import type { Page } from 'playwright-core';
import { launchBrowser, openDevice, signInAndUpdate } from '../__tests__/e2e/browser';
import { copyPackage, startServer } from '../__tests__/e2e/server';
import { type Caller, signInTrainer } from './lib/callers';
import { type KeyStroke, measuresOf, typed } from './lib/keyStrokes';
import { athletes, fillClub, runsOfEach } from './lib/largeClub';
import { measureMainThread } from './lib/mainThread';
import { compare, type Variant } from './lib/pairs';

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
const keys = ['mia kern', 'ozdemir', 'a 17', 'xyz'].flatMap((text) => [...text, ...erasing(text)]);

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

/** Compares typing into the search of the desk with typing into an empty field of the same page [DE-3]. */
export const search = async (): Promise<void> => {
  const { root, remove } = copyPackage();
  const [server, browser] = [await startServer(root), await launchBrowser()];
  try {
    const { caller } = await signInTrainer(server.url);
    await assignToAll(caller, await fillClub(caller, answers));
    const { context, page } = await openDevice(browser, server.url, 'desktop');
    context.setDefaultTimeout(patience);
    await signInAndUpdate(page, 'trainer');
    await openList(page);
    await addEmptyField(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });

    const typing = (name: string, field: string): Variant => ({
      name,
      run: async () => {
        await page.locator(field).focus();
        let strokes: KeyStroke[] = [];
        const busy = await measureMainThread(browser, page, async () => {
          strokes = await typed(page, keys);
        });
        const ofAKey = Object.entries(busy).map(([name, time]) => [`${name} of a key`, time / keys.length]);
        return { ...measuresOf(strokes), ...Object.fromEntries(ofAKey) };
      },
    });
    console.log(
      `${athletes} athletes with ${runsOfEach} runs each, ${throttling} × slower, ${keys.length} keys`,
    );
    console.log(`A key is to be painted within ${limits.key} ms, the list within ${limits.list} ms.`);
    await compare(typing('empty field', '#empty'), typing('search', 'main input[type=search]'), {
      pairs: 3,
      milliseconds: 60_000,
    });
  } finally {
    await browser.close();
    await server.remove();
    remove();
  }
};
