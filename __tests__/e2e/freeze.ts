import type { Page } from 'playwright-core';

/**
 * Freezes a page in the middle of its code: none of its timers and listeners run. The debugger does this, because
 * headless Chromium ignores `Page.setWebLifecycleState`. `meanwhile` changes the frozen page: an expression. Returns a
 * function that wakes the page and tells it, as a phone does, that the person has returned.
 */
export const freeze = async (page: Page, meanwhile?: string) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  const paused = new Promise<string | undefined>((resolve) =>
    session.once('Debugger.paused', ({ callFrames }) => resolve(callFrames[0]?.callFrameId)),
  );
  await session.send('Debugger.pause');
  const callFrameId = await paused;
  if (meanwhile && callFrameId) {
    await session.send('Debugger.evaluateOnCallFrame', { callFrameId, expression: meanwhile });
  }
  return async () => {
    await session.send('Debugger.disable');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
};
