import { ChildProcess } from 'node:child_process';
import { chromium } from 'playwright-core';
import { removeAfterEnd } from './removeAfterEnd.mjs';

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let browser;

/** What keeps this process alive. Node has no public name for it. @returns {{ unref?(): void }[]} */
const openHandles = () => Reflect.get(process, '_getActiveHandles').call(process);

/**
 * Starts a browser that does not keep its process alive and ends with it, when the pipe between them breaks.
 *
 * @param {import('playwright-core').LaunchOptions} settings
 */
async function launch(settings) {
  const handles = new Set(openHandles());
  const listeners = new Set(process.listeners('exit'));
  const launched = await chromium.launch(settings);
  for (const handle of openHandles()) {
    if (handles.has(handle)) continue;
    handle.unref?.();
    if (!(handle instanceof ChildProcess)) continue;
    const [profile] = handle.spawnargs.filter((arg) => arg.startsWith('--user-data-dir='));
    if (profile) removeAfterEnd(profile.slice('--user-data-dir='.length));
  }
  // Playwright would remove the profile while the process ends.
  for (const listener of process.listeners('exit'))
    if (!listeners.has(listener)) process.off('exit', listener);
  return launched;
}

/**
 * Returns the one browser of this worker.
 *
 * @param {import('playwright-core').LaunchOptions} settings
 */
export async function sharedBrowser(settings) {
  if (!(await browser)?.isConnected()) browser = launch(settings);
  return /** @type {Promise<import('playwright-core').Browser>} */ (browser);
}
