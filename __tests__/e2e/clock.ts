import type { BrowserContext, Locator, Page } from 'playwright-core';
import { openRequests } from './openRequests';
import { waitUntil } from './waitUntil';

/**
 * Stops the time of a device: dates, the stopwatch and the timers of its new pages stand still, and go on only by
 * `letPass`. The network does not stop. Closes the pages that are open, because they would keep their own timers.
 */
export const stopTime = async (device: BrowserContext) => {
  for (const page of device.pages()) await page.close();
  const { clock } = device;
  const now = Date.now();
  await clock.install({ time: now });
  await clock.pauseAt(now);
};

/** Lets the stopped time of a page go on for so many seconds. Each timer rings when it is due. */
export const letPass = ({ clock }: Page, seconds: number) => clock.runFor(seconds * 1000);

/**
 * Does something, and lets the stopped time of the page go on until it shows this. While the page waits for an answer
 * its time stands still, so that no time limit is reached on a slow machine.
 */
export const passUntilShown = async (page: Page, act: () => Promise<void>, shown: Locator) => {
  const open = openRequests(page);
  await act();
  await waitUntil(async () => {
    if (open.size === 0) await letPass(page, 0.5);
    return shown.isVisible();
  });
};
