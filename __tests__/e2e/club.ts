import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import {
  type Device,
  launchBrowser,
  type MortalDevice,
  openDevice,
  openProfile,
  signInAndUpdate,
  type Viewport,
} from './browser';
import { startServer, type TestServer } from './server';

/** The real server with its demo club, and devices of its users in a real browser. All of it ends with the club. */
export interface Club {
  readonly server: TestServer;
  /** Returns a device that was never used. */
  openDevice(viewport?: Viewport): Promise<Device>;
  /** Returns a device on which this user is signed in and the first update is over. */
  openDeviceOf(username: string, viewport?: Viewport): Promise<Device>;
  /**
   * Starts a browser on the one profile of this club that is kept. After a close or a kill it can be started again.
   */
  openProfile(): Promise<MortalDevice>;
}

/**
 * Opens a club for the tests of the calling `describe` or file: new demo data for each test, or one club for all of
 * them, in which each test finds the data of the tests before. `root` is the package that runs, by default this one.
 */
export const startClub = (
  lifetime: 'per test' | 'for all tests',
  root?: string,
  settings?: NodeJS.ProcessEnv,
): Club => {
  let browser: Promise<Browser> | undefined;
  let server: TestServer;
  let profile: string;
  const devices: Device[] = [];
  const start = async () => {
    profile = mkdtempSync(join(tmpdir(), 'athletik-profile-'));
    server = await startServer(root, settings);
  };
  const end = async () => {
    const closed = devices.splice(0);
    await Promise.all(closed.map(({ context }) => context.close()));
    await server.remove();
    rmSync(profile, { recursive: true, force: true });
    // Every walk proves that the app keeps to the server's security policy.
    expect(closed.flatMap(({ violations }) => violations)).toEqual([]);
  };
  const kept = <Opened extends Device>(device: Opened): Opened => {
    devices.push(device);
    return device;
  };

  if (lifetime === 'per test') {
    beforeEach(start);
    afterEach(end);
  } else {
    beforeAll(start);
    afterAll(end);
  }
  afterAll(async () => (await browser)?.close());

  const club: Club = {
    get server() {
      return server;
    },
    openDevice: async (viewport = 'phone') => {
      browser ??= launchBrowser();
      return kept(await openDevice(await browser, server.url, viewport));
    },
    openDeviceOf: async (username, viewport) => {
      const device = await club.openDevice(viewport);
      await signInAndUpdate(device.page, username);
      return device;
    },
    openProfile: async () => kept(await openProfile(profile, server.url)),
  };
  return club;
};
