import type { BrowserContext, Page } from 'playwright-core';
import { waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { waitUntil } from './waitUntil';
import { beginScreening, finishScreening } from './ways';

const club = startClub('per test');

const runsOfBen = () => club.server.runsOf('ben', 'screeningRun');

const allSent = (page: Page) => page.getByRole('link', { name: 'Alles übertragen' });
const oneWaits = (page: Page) => page.getByRole('link', { name: '1 Lauf wartet auf Übertragung' });

/** How many tabs send runs, and how many wait for the lock. */
const senders = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const count = (locks: LockInfo[]) => locks.filter(({ name }) => name === 'athletik-flush').length;
    return { sending: count(held), waiting: count(pending) };
  });

/** Holds the answers to posted runs back until `letGo`; `posts` counts the requests. */
const holdPosts = async (context: BrowserContext) => {
  const held = { posts: 0, letGo: () => {} };
  const released = new Promise<void>((resolve) => {
    held.letGo = resolve;
  });
  await context.route('**/api/screening/runs/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    held.posts += 1;
    await released;
    // The tab that sent the request may be closed.
    await route.continue().catch(() => undefined);
  });
  return held;
};

/** Two tabs of one user: the first sends a screening run, the second waits for the lock. */
const openTwoTabs = async () => {
  const { context, page: first } = await club.openDeviceOf('ben');
  await waitForOfflineReadiness(first);
  const second = await context.newPage();
  await second.goto('/');
  await allSent(second).waitFor();
  const held = await holdPosts(context);
  await first.bringToFront();
  await beginScreening(first);
  await finishScreening(first);
  await oneWaits(second).waitFor();
  await waitUntil(async () => (await senders(first)).sending === 1);
  await waitUntil(async () => (await senders(second)).waiting === 1);
  return { context, first, second, held };
};

test('[FL-10] [FL-7] one tab sends, the other waits and follows: the server is asked once, and both show it', async () => {
  const { context, first, second, held } = await openTwoTabs();
  expect(await senders(second)).toEqual({ sending: 1, waiting: 1 });
  expect(held.posts).toBe(1);
  held.letGo();
  await first.getByText('Gespeichert und übertragen.').waitFor();
  await allSent(second).waitFor();
  await waitUntil(async () => (await senders(second)).sending === 0);
  expect(held.posts).toBe(1);
  expect(runsOfBen()).toEqual([expect.objectContaining({ completed: 1 })]);
  await context.setOffline(true);
  await second.goto('/');
  await second.getByText(/^Zuletzt am/).waitFor();
});

test('[FL-10] [RE-7] when a tab is closed while it sends, the other one goes on, and the run arrives once', async () => {
  const { first, second, held } = await openTwoTabs();
  await first.close();
  await waitUntil(() => held.posts === 2);
  expect(await senders(second)).toEqual({ sending: 1, waiting: 0 });
  held.letGo();
  await allSent(second).waitFor();
  expect(runsOfBen()).toEqual([expect.objectContaining({ completed: 1 })]);
});
