import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import {
  type Build,
  type Device,
  launchBrowser,
  type MortalDevice,
  openDevice,
  openProfile,
  signInAndUpdate,
  type Viewport,
} from './browser';
import { lendPrepared } from './prepared';
import { startKeptServer, startServer, type TestServer } from './server';
import { keptBrowser, keptServer } from './worker';

/** The real server with its demo club, and devices of its users in a real browser. */
export interface Club {
  readonly server: TestServer;
  /** Returns a device that was never used. */
  openDevice(viewport?: Viewport): Promise<Device>;
  /** Returns a device on which this user is signed in, and that has all that the server has now. */
  openDeviceOf(username: string, viewport?: Viewport): Promise<Device>;
  /** Returns a new device of this user, for a test that stops its clock or freezes it: that cannot be undone. */
  openOwnDeviceOf(username: string, viewport?: Viewport): Promise<Device>;
  /**
   * Starts a browser on the one profile of this club that is kept. After a close or a kill it can be started again.
   */
  openProfile(build?: Build): Promise<MortalDevice>;
}

/** A device that a test uses, and how it ends. */
interface Used {
  device: Device;
  end(): Promise<void>;
}

/**
 * Opens a club for the tests of the calling `describe` or file: new demo data for each test, or one club for all of
 * them, in which each test finds the data of the tests before. A device ends with the test that opened it, or else with
 * the club. `root` is the package that runs, by default this one. With a package or settings of its own, a club has a
 * server process of its own, and all its devices are new.
 */
export const startClub = (
  lifetime: 'per test' | 'for all tests',
  root?: string,
  settings?: NodeJS.ProcessEnv,
): Club => {
  let ownBrowser: Promise<Browser> | undefined;
  let server: TestServer;
  let kept: Awaited<ReturnType<typeof keptServer>>;
  let profile: string;
  const used: Used[] = [];
  const start = async () => {
    profile = mkdtempSync(join(tmpdir(), 'athletik-profile-'));
    kept = root === undefined && settings === undefined ? await keptServer() : undefined;
    server = kept ? await startKeptServer(kept) : await startServer(root, settings);
  };
  const endDevices = async (from: number) => {
    const ended = used.splice(from);
    await Promise.all(ended.map(({ end }) => end()));
    // Every walk proves that the app keeps to the server's security policy.
    expect(ended.flatMap(({ device }) => device.violations)).toEqual([]);
  };
  const end = async () => {
    try {
      await endDevices(0);
    } finally {
      await server.remove();
      rmSync(profile, { recursive: true, force: true });
    }
  };
  const using = <Opened extends Device>(device: Opened, end_ = () => device.context.close()): Opened => {
    used.push({ device, end: end_ });
    return device;
  };

  if (lifetime === 'per test') {
    beforeEach(start);
    afterEach(end);
  } else {
    let before = 0;
    beforeAll(start);
    beforeEach(() => {
      before = used.length;
    });
    afterEach(() => endDevices(before));
    afterAll(end);
  }
  afterAll(async () => (await ownBrowser)?.close());

  const club: Club = {
    get server() {
      return server;
    },
    openDevice: async (viewport = 'phone') => {
      const browser = keptBrowser() ?? ownBrowser ?? launchBrowser();
      if (!keptBrowser()) ownBrowser = browser;
      return using(await openDevice(await browser, server.url, viewport));
    },
    openDeviceOf: async (username, viewport = 'phone') => {
      const prepared =
        kept && (await lendPrepared({ kept, server, username, viewport, mayStop: used.length === 0 }));
      return prepared ? using(prepared.device, prepared.end) : club.openOwnDeviceOf(username, viewport);
    },
    openOwnDeviceOf: async (username, viewport) => {
      const device = await club.openDevice(viewport);
      await signInAndUpdate(device.page, username);
      return device;
    },
    openProfile: async (build) => using(await openProfile(profile, server.url, build)),
  };
  return club;
};
