import type { Page } from 'playwright-core';
import {
  axeViolations,
  type Device,
  signInAndUpdate,
  takePicture,
  type Viewport,
  waitForOfflineReadiness,
} from './browser';
import { startClub } from './club';
import { changeTimers, evenChance, shortRetries } from './timers';
import { goHome, openMessages, openRoom, write } from './ways';

const club = startClub('per test');
let anna: Device;
let trainer: Device;

/** A device that soon tries again what has failed. */
const openDevice = async (viewport: Viewport): Promise<Device> => {
  const device = await club.openDevice(viewport);
  await device.context.addInitScript(evenChance);
  await device.context.addInitScript(changeTimers, shortRetries);
  return device;
};

beforeEach(async () => {
  anna = await openDevice('phone');
  trainer = await openDevice('desktop');
});

const bar = (page: Page) => page.getByRole('banner');
const said = (page: Page, content: string) => page.getByRole('log').getByText(content, { exact: true });

test('[SH-5] [WE-5] [LC-5] [ME-2] [ME-7] a message shows as a badge without a reload, until its room is opened', async () => {
  await signInAndUpdate(anna.page, 'anna');
  await openRoom(anna.page, 'Tina Trainer');
  await bar(anna.page).getByRole('link', { name: 'Nachrichten', exact: true }).waitFor();
  await goHome(anna.page);
  await signInAndUpdate(trainer.page, 'trainer');
  await openRoom(trainer.page, 'Anna Athletin');
  await write(trainer.page, 'Kommst du heute?');
  await said(trainer.page, 'Kommst du heute?').waitFor();

  await bar(anna.page).getByRole('link', { name: 'Nachrichten, 1 ungelesen' }).waitFor();
  await anna.page.getByText('1 neue Nachricht').waitFor();
  await openMessages(anna.page);
  await anna.page.getByRole('img', { name: '1 ungelesen' }).waitFor();
  await takePicture(anna.page, 'messages-phone');
  expect(await axeViolations(anna.page)).toEqual([]);
  await anna.page.getByRole('link', { name: /Tina Trainer/ }).click();
  await said(anna.page, 'Kommst du heute?').waitFor();
  await bar(anna.page).getByRole('link', { name: 'Nachrichten', exact: true }).waitFor();

  await write(anna.page, 'Ja, um sechs.');
  await said(trainer.page, 'Ja, um sechs.').waitFor();
  await takePicture(anna.page, 'messages-room-phone');
  await takePicture(trainer.page, 'messages-desktop');
  expect(await axeViolations(anna.page)).toEqual([]);
  expect(await axeViolations(trainer.page)).toEqual([]);
});

test('[LC-7] [LC-8] after a restart of the server the channel comes back, and nothing is missing', async () => {
  await signInAndUpdate(anna.page, 'anna');
  await openRoom(anna.page, 'Tina Trainer');
  await signInAndUpdate(trainer.page, 'trainer');
  await openRoom(trainer.page, 'Anna Athletin');
  await club.server.stop();
  await write(trainer.page, 'Während der Pause');
  await trainer.page.getByText('wird gesendet').waitFor();
  await club.server.restart();
  await said(anna.page, 'Während der Pause').waitFor();
  await write(trainer.page, 'Und danach');
  await said(anna.page, 'Und danach').waitFor();
  expect(await said(anna.page, 'Während der Pause').count()).toBe(1);
});

test('[ME-9] [SE-1] what is written offline is sent once with the network, even after a reload', async () => {
  const { page, context } = anna;
  await signInAndUpdate(page, 'anna');
  await waitForOfflineReadiness(page);
  await openRoom(page, 'Tina Trainer');
  await context.setOffline(true);
  await write(page, 'Erstens');
  await write(page, 'Zweitens');
  await page.getByText('noch nicht gesendet').nth(1).waitFor();
  await takePicture(page, 'messages-offline-phone');
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await page.getByText('noch nicht gesendet').nth(1).waitFor();
  await context.setOffline(false);
  await page.getByText('noch nicht gesendet').first().waitFor({ state: 'detached' });
  await signInAndUpdate(trainer.page, 'trainer');
  await openRoom(trainer.page, 'Anna Athletin');
  await said(trainer.page, 'Zweitens').waitFor();
  const log = (await trainer.page.getByRole('log').innerText()).match(/Erstens|Zweitens/g);
  expect(log).toEqual(['Erstens', 'Zweitens']);
});

test('[LC-12] where WebSockets do not get through, messages come by SockJS', async () => {
  await anna.page.routeWebSocket(/\/api\/notification-ws$/, (socket) => socket.close());
  const sockJs = anna.page.waitForRequest(/\/api\/notification-ws\/info/, { timeout: 0 });
  await signInAndUpdate(anna.page, 'anna');
  await openRoom(anna.page, 'Tina Trainer');
  await sockJs;
  await signInAndUpdate(trainer.page, 'trainer');
  await openRoom(trainer.page, 'Anna Athletin');
  await write(trainer.page, 'Auf Umwegen');
  await said(anna.page, 'Auf Umwegen').waitFor();
});
