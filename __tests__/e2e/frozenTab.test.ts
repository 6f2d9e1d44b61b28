import type { Page } from 'playwright-core';
import { startClub } from './club';
import { allSent, openTwoTabs, senders } from './tabs';
import { waitUntil } from './waitUntil';

const club = startClub('per test');

const runsOfBen = () => club.server.runsOf('ben', 'screeningRun');

/**
 * Makes the intervals of `sagas/lib/signsOfLife.ts` 20 times as short: 2 minutes are 6 seconds. No other time changes,
 * because a held answer would reach its time limit.
 */
const hurry = () => {
  const { setTimeout } = window;
  const hurried = (handler: TimerHandler, wait = 0, ...args: unknown[]) =>
    setTimeout(handler, wait === 20_000 || wait === 40_000 ? wait / 20 : wait, ...args);
  Object.assign(window, { setTimeout: hurried });
};

/**
 * Freezes a page in the middle of its code: none of its timers and listeners run. The debugger does this, because
 * headless Chromium ignores `Page.setWebLifecycleState`. Returns a function that wakes the page and tells it, as a phone
 * does, that the person has returned.
 */
const freeze = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  const paused = new Promise((resolve) => session.once('Debugger.paused', resolve));
  await session.send('Debugger.pause');
  await paused;
  return async () => {
    await session.send('Debugger.disable');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
};

test('[FL-17] a tab that is frozen while it sends loses the lock, wakes without harm, and the run arrives once', async () => {
  const { first, second, held } = await openTwoTabs(club, hurry);
  const errors: Error[] = [];
  for (const page of [first, second]) page.on('pageerror', (error) => errors.push(error));
  await second.bringToFront();
  const wake = await freeze(first);
  await waitUntil(() => held.posts.includes(second));
  expect(await senders(second)).toEqual({ sending: 1, waiting: 0 });
  held.letGo();
  await allSent(second).waitFor();
  await wake();
  await first.bringToFront();
  await first.getByText('Gespeichert und übertragen.').waitFor();
  await waitUntil(async () => {
    const { sending, waiting } = await senders(first);
    return sending + waiting === 0;
  });
  expect(runsOfBen()).toEqual([expect.objectContaining({ completed: 1 })]);
  expect(errors).toEqual([]);
});
