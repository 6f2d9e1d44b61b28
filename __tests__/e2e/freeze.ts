import type { Page } from 'playwright-core';

/**
 * Freezes a page in the middle of its code: none of its timers and listeners run. The debugger does this, because
 * headless Chromium ignores `Page.setWebLifecycleState`. Returns a function that wakes the page and tells it, as a phone
 * does, that the person has returned.
 */
export const freeze = async (page: Page) => {
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
