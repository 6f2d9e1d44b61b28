import type { BrowserContext, Page } from 'playwright-core';
import type { LocalExerciseRun, LocalScreeningRun } from '../../src/domain/runs';
import {
  type Device,
  feedbackRows,
  persisted,
  signInAndUpdate,
  storedRows,
  waitForOfflineReadiness,
} from './browser';
import { startClub } from './club';
import { openRequests } from './openRequests';
import { demoVideoCount } from './server';
import { waitUntil } from './waitUntil';
import { beginScreening, exerciseShown, finishScreening, goHome, openRoom, signOut, write } from './ways';

const club = startClub('per test');

const secrets = {
  note: 'Annas Knie zwickt',
  message: 'Annas Frage an Tina',
  feedback: 'Annas Kommentar zum Training',
};

/** Leaves unsent data of every kind on the device. */
const leaveTraces = async ({ page, context }: Device) => {
  await page.goto('/feedback/1');
  await page.getByLabel('Kommentare').fill(secrets.feedback);
  await waitUntil(async () => (await feedbackRows(page)).some((row) => row.includes(secrets.feedback)));
  await page.goto('/trainingoverview');
  await page.getByRole('button', { name: 'Training starten' }).waitFor();
  await openRoom(page, 'Tina Trainer');
  await context.setOffline(true);
  await write(page, secrets.message);
  await page.getByText('noch nicht gesendet').waitFor();
  await goHome(page);
  await page.getByRole('link', { name: /^Training/ }).click();
  await page.getByRole('button', { name: 'Training starten' }).click();
  await page.getByLabel('Notizen').fill(secrets.note);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await exerciseShown(page, 2).waitFor();
  await goHome(page);
  await beginScreening(page);
  await finishScreening(page);
  await page.getByRole('button', { name: 'OK' }).click();
};

const unsentClientIds = async (page: Page) => {
  const screenings = await storedRows<LocalScreeningRun>(page, 'screeningRun');
  const trainings = await storedRows<LocalExerciseRun>(page, 'exerciseRun');
  return [...screenings, ...trainings].filter(({ isDirty }) => isDirty).map(({ clientId }) => clientId);
};

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '{}').token);

/** Records everything that is sent from now on: addresses, headers, bodies and the frames of the live channel. */
const recordWire = (context: BrowserContext, page: Page) => {
  const wire: string[] = [];
  context.on('request', (request) => {
    wire.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  page.on('websocket', (socket) => {
    wire.push(socket.url());
    socket.on('framesent', ({ payload }) => wire.push(String(payload)));
  });
  return wire;
};

/** Everything a person can read on the page, including its fields, and what the page keeps in localStorage. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return [
      document.title,
      document.body.innerText,
      ...fields.map(({ value }) => value),
      JSON.stringify(localStorage),
    ].join('\n');
  });

const paths = [
  '/',
  '/screening',
  '/screening/1',
  '/screening/2',
  '/screeningoverview',
  '/screeningoverview/2',
  '/trainingoverview',
  '/training',
  '/training/1',
  '/messages',
  '/unsent',
  '/feedback/1',
  '/update',
  '/nocurrentscreening',
  '/impressum',
];

test('[SE-1] [SE-2] [SE-3] nothing of the person before is seen or sent by the next one, and all of it when they return', async () => {
  const device = await club.openDeviceOf('anna');
  const { page, context } = device;
  await waitForOfflineReadiness(page);
  await leaveTraces(device);
  const clientIds = await unsentClientIds(page);
  expect(clientIds).toHaveLength(2);
  const annasOwn = [...Object.values(secrets), ...clientIds, await tokenOf(page), 'Athletin'];
  const leaksIn = (text: string) => annasOwn.filter((own) => text.includes(own));
  expect(leaksIn(await readable(page))).not.toEqual([]);
  await signOut(page);
  expect(leaksIn(await readable(page))).toEqual([]);

  const wire = recordWire(context, page);
  await context.setOffline(false);
  await signInAndUpdate(page, 'ben');
  const open = openRequests(page);
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.getByRole('status', { name: 'Wird geladen' }).waitFor({ state: 'detached' });
    await waitUntil(() => open.size === 0);
    expect([path, leaksIn(await readable(page))]).toEqual([path, []]);
  }
  for (const table of ['user', 'userScreening']) {
    expect(leaksIn(JSON.stringify(await storedRows(page, table)))).toEqual([]);
  }
  expect((await persisted(page)).filter(([, value]) => leaksIn(value).length > 0)).toEqual([]);
  // Drafts stay on the device, each with its writer.
  expect((await feedbackRows(page)).join()).toContain(secrets.feedback);
  await context.setOffline(true);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Hallo Ben' }).waitFor();
  expect(leaksIn(await readable(page))).toEqual([]);
  await context.setOffline(false);
  await signOut(page);
  expect(wire.length).toBeGreaterThan(0);
  expect(leaksIn(wire.join('\n'))).toEqual([]);

  await signInAndUpdate(page, 'anna');
  const stored = () => [...club.server.runs('screeningRun'), ...club.server.runs('exerciseRun')];
  await waitUntil(() => clientIds.every((id) => stored().some(({ clientId }) => clientId === id)));
  const returned = stored().filter(({ clientId }) => clientIds.includes(clientId));
  expect(returned.map(({ userId }) => userId)).toEqual(clientIds.map(() => club.server.userId('anna')));
  await page.goto('/feedback/1');
  expect(await page.getByLabel('Kommentare').inputValue()).toBe(secrets.feedback);
  await openRoom(page, 'Tina Trainer');
  await page.getByRole('log').getByText(secrets.message).waitFor();
});

/** Whether the server still takes this token. */
const isAccepted = async (token: string) =>
  (await fetch(`${club.server.url}/api/exercise/basis`, { headers: { authorization: `Bearer ${token}` } }))
    .ok;

test('[CO-26] a logout leaves nothing on the device that the server has, and nothing to sign in with', async () => {
  const { page, context } = await club.openDeviceOf('anna');
  await waitForOfflineReadiness(page);
  await beginScreening(page);
  await finishScreening(page);
  await page.getByText('Gespeichert und übertragen.').waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  const first = await tokenOf(page);
  await signOut(page);
  await waitUntil(async () => !(await isAccepted(first)));
  for (const table of ['user', 'userScreening', 'screening', 'exercise', 'screeningRun', 'exerciseRun'])
    await waitUntil(async () => (await storedRows(page, table)).length === 0);
  expect(await storedRows(page, 'video')).toHaveLength(demoVideoCount);

  await signInAndUpdate(page, 'anna');
  const second = await tokenOf(page);
  await context.setOffline(true);
  await signOut(page);
  expect(await isAccepted(second)).toBe(true);
  await context.setOffline(false);
  await waitUntil(async () => !(await isAccepted(second)));
});

/** Removes the sign-in from both its places, unheard: a storage event reaches other pages only. */
const removeSignIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        localStorage.removeItem('currentUser');
        const open = indexedDB.open('athletik');
        open.onsuccess = () => {
          const transaction = open.result.transaction('keyvaluepairs', 'readwrite');
          transaction.objectStore('keyvaluepairs').delete('currentUser');
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
  );

test('[SE-1] a page that comes back out of the browser’s cache has heard of no sign-out, and is loaded anew', async () => {
  const { page } = await club.openDeviceOf('anna');
  await removeSignIn(page);
  const isLoadedAnew = page.waitForEvent('load');
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await isLoadedAnew;
  await page.getByRole('heading', { name: 'Login' }).waitFor();
});
