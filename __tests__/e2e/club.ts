import type { Browser } from 'playwright-core';
import { type Device, launchBrowser, openDevice, signInAndUpdate, type Viewport } from './browser';
import { startServer, type TestServer } from './server';

/** The real server with its demo club, and devices of its people in a real browser. */
export interface Club {
  readonly server: TestServer;
  /** A device that was never used; it is closed with the club. */
  openDevice(viewport?: Viewport): Promise<Device>;
  /** A device on which this person has signed in and been brought home by the first update. */
  openDeviceOf(username: string, viewport?: Viewport): Promise<Device>;
}

/**
 * A club for the tests around the call: the demo data as new for every test, or one club for all of them, who find what
 * those before have left. `root` is the package that runs, by default this one.
 */
export const startClub = (lifetime: 'per test' | 'for all tests', root?: string): Club => {
  let browser: Browser;
  let server: TestServer;
  const devices: Device[] = [];
  const start = async () => {
    server = await startServer(root);
  };
  const end = async () => {
    await Promise.all(devices.splice(0).map(({ context }) => context.close()));
    await server.remove();
  };

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  if (lifetime === 'per test') {
    beforeEach(start);
    afterEach(end);
  } else {
    beforeAll(start);
    afterAll(end);
  }
  afterAll(() => browser.close());

  const club: Club = {
    get server() {
      return server;
    },
    openDevice: async (viewport = 'phone') => {
      const device = await openDevice(browser, server.url, viewport);
      devices.push(device);
      return device;
    },
    openDeviceOf: async (username, viewport) => {
      const device = await club.openDevice(viewport);
      await signInAndUpdate(device.page, username);
      return device;
    },
  };
  return club;
};
