import { chromium } from 'playwright-core';

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let browser;

/** What keeps this process alive. Node has no public name for it. @returns {{ unref?(): void }[]} */
const openHandles = () => Reflect.get(process, '_getActiveHandles').call(process);

/**
 * Starts a browser that does not keep its process alive. Playwright kills it when the process ends.
 *
 * @param {import('playwright-core').LaunchOptions} settings
 */
async function launch(settings) {
  const before = new Set(openHandles());
  const launched = await chromium.launch(settings);
  for (const handle of openHandles()) if (!before.has(handle)) handle.unref?.();
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
