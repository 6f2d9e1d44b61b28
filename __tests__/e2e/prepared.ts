import { join } from 'node:path';
import type { KeptServer } from '../setup/worker/clubServer.mjs';
import {
  type Device,
  openDevice,
  persisted,
  signInAndUpdate,
  type Viewport,
  viewports,
  waitForOfflineReadiness,
} from './browser';
import type { TestServer } from './server';
import { tellOnFailure } from './tellOnFailure';
import { waitUntil } from './waitUntil';
import { home } from './ways';
import { keptBrowser, keptDevices } from './worker';

/** What belongs to a sign-in. Its id may be that of another one at the server of the test. */
const signIn = '"tokenHash", "userId", "expiresAt", "device", "lastUsedAt"';

/** Makes a device of this user with the data of the demo club in which nothing has happened. */
const prepare = async (kept: KeptServer, username: string) => {
  const browser = await keptBrowser();
  if (!browser) throw new Error('The worker has no browser.');
  await kept.start(await kept.pattern());
  const { context, page, violations } = await openDevice(browser, kept.url, 'phone');
  await signInAndUpdate(page, username);
  await waitForOfflineReadiness(page);
  // What redux-persist keeps is written after it is shown.
  const isKept = (pattern: RegExp) => async () =>
    (await persisted(page)).some(([, value]) => pattern.test(value));
  await waitUntil(isKept(/updatedAt\W+\d/));
  await waitUntil(isKept(/basis\W+exerciseId/));
  // A second start: everything of the first is kept, and the app comes from the service worker.
  await page.goto('/update');
  await home(page).waitFor();
  await keptDevices()?.keep(username, { context, violations });
  await kept.stop();
};

interface Wish {
  kept: KeptServer;
  /** The server of the test. */
  server: TestServer;
  username: string;
  viewport: Viewport;
  /** Whether nobody is connected with the server of the test. */
  mayStop: boolean;
}

/**
 * Returns the prepared device of a user, brought up to what the server has now, and how to give it back. Prepares it
 * first when it was never used, for which it needs the address of the server. Returns undefined when that is in use, or
 * the device, and when the device cannot be put back.
 */
export const lendPrepared = async ({ kept, server, username, viewport, mayStop }: Wish) => {
  const devices = keptDevices();
  if (!devices || devices.isLent(username)) return undefined;
  if (!devices.isPrepared(username)) {
    if (!mayStop) return undefined;
    await server.stop();
    await prepare(kept, username);
    await server.restart();
  }
  // The folder of the test may have been copied before this sign-in, and a former test may have ended it.
  server.change(`
    attach '${join(await kept.pattern(), 'athletik.sqlite')}' as pattern;
    insert or ignore into main."authToken" (${signIn}) select ${signIn} from pattern."authToken";`);
  const prepared = await devices.lend(username);
  if (!prepared) return undefined;
  const { context, violations } = prepared;
  const forget = tellOnFailure(context);
  const page = await context.newPage();
  await page.setViewportSize(viewports[viewport]);
  await page.goto('/update');
  await home(page).waitFor();
  const device: Device = { context, page, violations };
  const end = () => {
    forget();
    return devices.takeBack(prepared);
  };
  return { device, end };
};
