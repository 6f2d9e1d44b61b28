import type { Page } from 'playwright-core';
import { signInAndUpdate, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { home, openRoom, write } from './ways';

const club = startClub('per test');

const log = (page: Page) => page.getByRole('log');
const waits = (page: Page, content: string) =>
  log(page).locator('[data-state="waiting"]').filter({ hasText: content });

/** Sends a message and waits for the state that shows that it is stored on the device. */
const writeOffline = async (page: Page, content: string) => {
  await write(page, content);
  await waits(page, content).getByText('noch nicht gesendet').waitFor();
};

/** The messages that the trainer has received from Anna, in order. */
const received = async (last: string) => {
  const { page } = await club.openDeviceOf('trainer', 'desktop');
  await openRoom(page, 'Anna Athletin');
  await log(page).getByText(last, { exact: true }).waitFor();
  return (await log(page).innerText()).match(/Eins|Zwei|Drei/g);
};

test('[ME-9] [FL-10] offline messages of two tabs of a device are in both, and are sent once and in order', async () => {
  const { page: first, context } = await club.openDeviceOf('anna');
  await waitForOfflineReadiness(first);
  await openRoom(first, 'Tina Trainer');
  const second = await context.newPage();
  await second.goto('/');
  await openRoom(second, 'Tina Trainer');
  await context.setOffline(true);
  await writeOffline(first, 'Eins');
  await writeOffline(second, 'Zwei');
  await writeOffline(first, 'Drei');
  await waits(second, 'Drei').waitFor();
  await Promise.all([first.reload(), second.reload()]);
  for (const page of [first, second])
    for (const text of ['Eins', 'Zwei', 'Drei']) await waits(page, text).waitFor();
  await context.setOffline(false);
  expect(await received('Drei')).toEqual(['Eins', 'Zwei', 'Drei']);
  for (const page of [first, second]) {
    await waits(page, 'Drei').waitFor({ state: 'detached' });
    await log(page).getByText('Drei', { exact: true }).waitFor();
  }
});

test('[ME-9] a message written offline right before the browser died is sent at the next start', async () => {
  // Chromium writes the session storage with a delay, and not after its end.
  const visit = await club.openProfile();
  await signInAndUpdate(visit.page, 'anna');
  await waitForOfflineReadiness(visit.page);
  await visit.context.close();
  const doomed = await club.openProfile();
  await doomed.page.goto('/');
  await openRoom(doomed.page, 'Tina Trainer');
  await doomed.context.setOffline(true);
  await writeOffline(doomed.page, 'Eins');
  await writeOffline(doomed.page, 'Zwei');
  await doomed.kill();
  const { page } = await club.openProfile();
  await page.goto('/');
  expect(await received('Zwei')).toEqual(['Eins', 'Zwei']);
});

test('[DB-8] a sign-in right before the browser died is still there at the next start', async () => {
  const doomed = await club.openProfile();
  await signInAndUpdate(doomed.page, 'anna');
  await doomed.kill();
  const { page } = await club.openProfile();
  await page.goto('/');
  await home(page).waitFor();
});
