import type { worker as Worker } from '../setup/worker/index.mjs';
import { chromiumSettings } from './chromium';
import { freePort } from './ports';

declare global {
  /** What lives as long as the worker of Jest. Undefined where `TellingEnvironment` is not the environment. */
  var worker: typeof Worker | undefined;
}

/** The browser of this worker. */
export const keptBrowser = () => globalThis.worker?.browser(chromiumSettings);

/** The server of this worker. */
export const keptServer = () => globalThis.worker?.server(freePort);

/** The devices of this worker that were prepared, each as it was after the first update of its user. */
export const keptDevices = () => globalThis.worker?.devices;
