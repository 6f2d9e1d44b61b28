import type { BrowserContext, Page } from 'playwright-core';
import { waitForOfflineReadiness } from './browser';
import type { Club } from './club';
import { changeTimers, type TimerChanges } from './timers';
import { waitUntil } from './waitUntil';
import { beginScreening, finishScreening, home, postsEndedRun } from './ways';

export const allSent = (page: Page) => page.getByRole('link', { name: 'Alles übertragen' });
const oneWaits = (page: Page) => page.getByRole('link', { name: '1 Screening noch nicht übertragen' });

/** How many tabs send runs, and how many wait for the lock. */
export const senders = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const count = (locks: LockInfo[]) => locks.filter(({ name }) => name === 'athletik-flush').length;
    return { sending: count(held), waiting: count(pending) };
  });

/** Holds the answers to posted runs that have ended back until `letGo`; `posts` has the page of each request. */
const holdPosts = async (context: BrowserContext) => {
  const held = { posts: [] as Page[], letGo: () => {} };
  const released = new Promise<void>((resolve) => {
    held.letGo = resolve;
  });
  await context.route('**/api/screening/runs/**', async (route) => {
    if (!postsEndedRun(route.request())) return route.continue();
    held.posts.push(route.request().frame().page());
    await released;
    // The tab that sent the request may be closed.
    await route.continue().catch(() => undefined);
  });
  return held;
};

/**
 * Opens two tabs of Ben: the first has sent a screening run and got no answer, the second waits for the lock. Both tabs
 * have these timers.
 */
export const openTwoTabs = async (club: Club, timers?: TimerChanges) => {
  const { context, page: first } = await (timers ? club.openOwnDeviceOf('ben') : club.openDeviceOf('ben'));
  await waitForOfflineReadiness(first);
  if (timers) {
    await context.addInitScript(changeTimers, timers);
    await first.reload();
    await home(first).waitFor();
  }
  const second = await context.newPage();
  await second.goto('/');
  await allSent(second).waitFor();
  const held = await holdPosts(context);
  await first.bringToFront();
  await beginScreening(first);
  await finishScreening(first);
  await oneWaits(second).waitFor();
  await waitUntil(async () => (await senders(first)).sending === 1);
  await waitUntil(async () => (await senders(second)).waiting > 0);
  // The lock is held before the request is made.
  await waitUntil(() => held.posts.length === 1);
  return { context, first, second, held };
};
