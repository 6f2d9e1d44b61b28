/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openProfile, signInAndUpdate, waitForOfflineReadiness } from './browser';
import { startClub } from './club';

jest.setTimeout(90_000);

const club = startClub('per test');

const log = (page: Page) => page.getByRole('log');
const waits = (page: Page, content: string) =>
  log(page).locator('[data-state="waiting"]').filter({ hasText: content });

const openRoom = async (page: Page, name: string) => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Nachrichten/ })
    .click();
  await page.getByRole('link', { name }).click();
  await log(page).waitFor();
};

const write = async (page: Page, content: string) => {
  await page.getByRole('textbox', { name: 'Nachricht' }).fill(content);
  await page.getByRole('button', { name: 'Senden' }).click();
  // The word comes once the device has it.
  await waits(page, content).getByText('wartet auf Verbindung').waitFor();
};

/** What the trainer has got of Anna, in its order. */
const received = async (last: string) => {
  const { page } = await club.openDeviceOf('trainer', 'desktop');
  await openRoom(page, 'Anna Athletin');
  await log(page).getByText(last, { exact: true }).waitFor();
  return (await log(page).innerText()).match(/Eins|Zwei|Drei/g);
};

test('[ME-9] [FL-10] what two tabs of a device write offline is in both, and sent once and in order', async () => {
  const { page: first, context } = await club.openDeviceOf('anna');
  await waitForOfflineReadiness(first);
  await openRoom(first, 'Tina Trainer');
  const second = await context.newPage();
  await second.goto('/');
  await openRoom(second, 'Tina Trainer');
  await context.setOffline(true);
  await write(first, 'Eins');
  await write(second, 'Zwei');
  await write(first, 'Drei');
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

test('[ME-9] what was written offline right before the browser died is sent at its next start', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'athletik-outbox-'));
  // Chromium writes late who is signed in, but not after its end.
  const visit = await openProfile(profile, club.server.url);
  await signInAndUpdate(visit.page, 'anna');
  await waitForOfflineReadiness(visit.page);
  await visit.context.close();
  const doomed = await openProfile(profile, club.server.url);
  await doomed.page.goto('/');
  await openRoom(doomed.page, 'Tina Trainer');
  await doomed.context.setOffline(true);
  await write(doomed.page, 'Eins');
  await write(doomed.page, 'Zwei');
  await doomed.kill();
  const device = await openProfile(profile, club.server.url);
  await device.page.goto('/');
  try {
    expect(await received('Zwei')).toEqual(['Eins', 'Zwei']);
  } finally {
    await device.context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
