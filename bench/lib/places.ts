import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../__tests__/e2e/browser';
import { copyPackage, startServer, type TestServer } from '../../__tests__/e2e/server';

/** A build that is measured, on a server of its own, with an empty page beside the app. */
export interface Place {
  /** How its lines are called: 'app', or 'former app'. */
  name: string;
  server: TestServer;
}

export interface Places {
  browser: Browser;
  /** The build of this folder. */
  now: Place;
  /** The build of this folder, and the former one if there is one. */
  all: Place[];
}

const openPlace = async (name: string, folder: string) => {
  const { root, remove } = copyPackage(folder);
  writeFileSync(join(root, 'dist', 'empty.html'), '<!doctype html><title>empty</title><h1>empty</h1>');
  const server = await startServer(root);
  const close = async () => {
    await server.remove();
    remove();
  };
  return { place: { name, server }, close };
};

/**
 * Does the work with the servers of the builds, the one of this folder first. Each is prepared in the same way.
 *
 * @param former the folder of a former build with its `dist`, `build`, `server` and `node_modules`, or null
 */
export const withServers = async <Result>(
  former: string | null,
  prepare: (place: Place) => Promise<void>,
  work: (now: Place, all: Place[]) => Promise<Result>,
): Promise<Result> => {
  const folders = [['app', '.'] as const, ...(former === null ? [] : [['former app', former] as const])];
  const opened: Awaited<ReturnType<typeof openPlace>>[] = [];
  try {
    for (const [name, folder] of folders) {
      const open = await openPlace(name, folder);
      opened.push(open);
      await prepare(open.place);
    }
    const all = opened.map(({ place }) => place);
    const [now] = all;
    if (!now) throw new Error('There is no build.');
    return await work(now, all);
  } finally {
    for (const { close } of opened) await close();
  }
};

/** Does the work with a browser, too. */
export const withPlaces = async <Result>(
  former: string | null,
  prepare: (place: Place) => Promise<void>,
  work: (places: Places) => Promise<Result>,
): Promise<Result> => {
  const browser = await launchBrowser();
  try {
    return await withServers(former, prepare, (now, all) => work({ browser, now, all }));
  } finally {
    await browser.close();
  }
};
