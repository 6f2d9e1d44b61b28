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
 * Returns this browser, or a new one when it has ended.
 *
 * @param {typeof browser} former
 * @param {import('playwright-core').LaunchOptions} settings
 */
async function running(former, settings) {
  const launched = await former?.catch(() => undefined);
  return launched?.isConnected() ? launched : launch(settings);
}

/**
 * Returns the one browser of this worker. Those who ask at once get the same.
 *
 * @param {import('playwright-core').LaunchOptions} settings
 */
export function sharedBrowser(settings) {
  browser = running(browser, settings);
  return browser;
}
