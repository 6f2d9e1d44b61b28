import playwright from 'playwright-core';
import { createClubServer } from './clubServer.mjs';
import { isLent, isPrepared, keep, lend, takeBack } from './preparedDevices.mjs';
import { sharedBrowser } from './sharedBrowser.mjs';

/** @type {ReturnType<typeof createClubServer> | undefined} */
let server;

/**
 * What lives as long as a worker of Jest, and is used by the test files that run there one after the other. Test files
 * themselves are loaded anew each time, and Playwright with them would be.
 */
export const worker = {
  playwright,
  browser: sharedBrowser,
  /** @param {() => Promise<number>} choosePort */
  server: async (choosePort) => {
    server ??= createClubServer(await choosePort());
    return server;
  },
  devices: { isLent, isPrepared, keep, lend, takeBack },
};
