import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { openDevice, viewports, waitForOfflineReadiness } from '../../__tests__/e2e/browser';

/** The only element of this kind is on the welcome page, and there as soon as its tiles are. */
export const startTile = 'nav a[href="/screening"]';

/** Milliseconds that the largest work may take on a slow machine. */
const patience = 240_000;

/** How much slower than this machine a device is, by default not at all. */
export const throttle = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/**
 * Resolves after the page has painted what matches the selector, which must have been absent before. A page that was
 * asked for it again and again would be measured with the asking. All functions are methods: what tsx adds to name
 * others is not in the page.
 */
export const comes = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        let wasAbsent = false;
        const watch = {
          look() {
            const isThere = document.querySelector(wanted) !== null;
            if (isThere && wasAbsent) {
              observer.disconnect();
              requestAnimationFrame(() => requestAnimationFrame(() => done()));
            }
            wasAbsent ||= !isThere;
          },
        };
        const observer = new MutationObserver(() => watch.look());
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        watch.look();
      }),
    selector,
  );

/** Opens the app at its sign-in, with everything that a later start needs. */
export const openApp = async (
  browser: Browser,
  url: string,
): Promise<{ context: BrowserContext; page: Page }> => {
  const { context, page } = await openDevice(browser, url, 'phone');
  context.setDefaultTimeout(patience);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await waitForOfflineReadiness(page);
  return { context, page };
};

/** Fills in the sign-in form, without sending it. */
export const fillSignIn = async (page: Page, username: string): Promise<void> => {
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill('athletik');
};

/** Signs in at the filled form and waits for the welcome page after the update. */
export const signInHere = async (page: Page): Promise<void> => {
  const home = comes(page, startTile);
  await page.getByRole('button', { name: 'Login' }).click();
  await home;
};

/** Goes to the page of the update, as the app itself does, and waits for the welcome page after it. */
export const updateAgain = async (page: Page): Promise<void> => {
  const home = comes(page, startTile);
  await page.evaluate(() => {
    history.pushState(null, '', '/update');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await home;
};

/** Opens an empty page of the same server, with this script in it. The policy of the app's pages is not its. */
export const openEmpty = async (
  browser: Browser,
  url: string,
  script: string,
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ baseURL: url, viewport: viewports.phone, bypassCSP: true });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await page.goto('/empty.html');
  await page.evaluate(script);
  return { context, page };
};

/** What a session emulates ends with it, so each page keeps one. */
const networks = new WeakMap<Page, CDPSession>();

/** Gives the page no network, or one that adds this latency between a request and its answer, in milliseconds. */
export const setNetwork = async (page: Page, network: 'none' | { latency: number }): Promise<void> => {
  const session = networks.get(page) ?? (await page.context().newCDPSession(page));
  networks.set(page, session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: network === 'none',
    latency: network === 'none' ? 0 : network.latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
};
