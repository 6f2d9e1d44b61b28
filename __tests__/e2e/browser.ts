import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { chromiumSettings } from './chromium';
import { watchPolicy } from './policyViolations';
import { tellOnFailure } from './tellOnFailure';
import { home } from './ways';

export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export type Viewport = keyof typeof viewports;

export const launchBrowser = (): Promise<Browser> => chromium.launch(chromiumSettings);

export interface Device {
  context: BrowserContext;
  page: Page;
  /** What its pages did against the security policy so far. */
  violations: string[];
}

/** Milliseconds that a step may take, also on a machine that is busy with something else. */
const patience = 30_000;

/** The settings of a device in Germany. */
const deviceOptions = (url: string, viewport: Viewport) => ({
  baseURL: url,
  viewport: viewports[viewport],
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  reducedMotion: 'reduce' as const,
});

/** A new device with an empty profile, which is deleted with its context. */
export const openDevice = async (browser: Browser, url: string, viewport: Viewport): Promise<Device> => {
  const context = await browser.newContext(deviceOptions(url, viewport));
  context.setDefaultTimeout(patience);
  tellOnFailure(context);
  const violations = await watchPolicy(context);
  return { context, page: await context.newPage(), violations };
};

/** A device whose browser keeps its profile in a folder and can be killed. */
export interface MortalDevice extends Device {
  /** The folder of the profile. */
  folder: string;
  /** Kills all processes of the browser at once, as an empty battery does. None of them can write anything more. */
  kill(): Promise<void>;
}

/** What is another device than a phone: its size, and whether it is touched. */
export type Build = Pick<BrowserContextOptions, 'viewport' | 'hasTouch'>;

/** Starts a new browser on the profile of the one that was closed or killed. */
export const openProfile = async (folder: string, url: string, build: Build = {}): Promise<MortalDevice> => {
  const context = await chromium.launchPersistentContext(folder, {
    ...chromiumSettings,
    ...deviceOptions(url, 'phone'),
    ...build,
  });
  context.setDefaultTimeout(patience);
  tellOnFailure(context);
  const violations = await watchPolicy(context);
  const [page] = context.pages();
  const session = await context.browser()?.newBrowserCDPSession();
  const processes = await session?.send('SystemInfo.getProcessInfo');
  const main = processes?.processInfo.find(({ type }) => type === 'browser');
  if (!page || !main) throw new Error('The browser does not tell its page or its process.');
  const closed = new Promise((resolve) => context.once('close', resolve));
  return {
    context,
    page,
    violations,
    folder,
    kill: async () => {
      // The browser leads its own process group.
      process.kill(-main.id, 'SIGKILL');
      await closed;
    },
  };
};

export const signIn = async (page: Page, username: string, password = 'athletik') => {
  await page.goto('/login');
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

/** Signs in and waits until the first update is over and the welcome page is shown. */
export const signInAndUpdate = async (page: Page, username: string) => {
  await signIn(page, username);
  await home(page).waitFor();
};

/** Waits until the service worker has cached everything that the app needs to start offline. */
export const waitForOfflineReadiness = async (page: Page) => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
};

const toLines = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);

/** In place of the source of axe: a page that has axe keeps it. */
const nothing = 'null';

/**
 * Returns axe for this page. The page has no frames; without frames axe is twice as fast. To load axe takes longer than
 * to run it, so that it is loaded once in each document. Only violations are told with all their elements.
 */
const axeOn = async (page: Page): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(isThere ? { page, axeSource: nothing } : { page });
  return builder.setLegacyMode().options({ resultTypes: ['violations'] });
};

/** Returns the accessibility violations on the page. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  const { violations } = await (await axeOn(page)).analyze();
  return toLines(violations);
};

/**
 * What is wrong with the page in the dark scheme: of all that axe looks at, only colours differ between the schemes.
 */
export const contrastViolations = async (page: Page): Promise<string[]> => {
  const axe = (await axeOn(page)).withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return toLines(violations);
};

/** The contrast of each element that the selector finds and that has text: 1 to 21, 0 where axe cannot say it. */
export const contrastsOf = async (page: Page, selector: string): Promise<number[]> => {
  const axe = (await axeOn(page)).include(selector).options({ resultTypes: ['passes', 'violations'] });
  const { passes, violations, incomplete } = await axe.withRules(['color-contrast']).analyze();
  return [...passes, ...violations, ...incomplete].flatMap(({ nodes }) =>
    nodes.map(({ any: [check] }) => Number(check?.data?.contrastRatio) || 0),
  );
};

/** With `PICTURES=1`. Pictures are for people, and cost the browser much time. */
const takesPictures = process.env.PICTURES === '1';

/** Stores a screenshot of the page in a folder that git ignores, when pictures are wanted. */
export const takePicture = async (page: Page, name: string) => {
  if (!takesPictures) return;
  mkdirSync(resolve('screens'), { recursive: true });
  await page.screenshot({ path: resolve('screens', `${name}.png`) });
};

/** Stores a picture of the page on a phone and one on a desktop, when pictures are wanted. The page keeps its size. */
export const takePictures = async (page: Page, name: string) => {
  const former = page.viewportSize();
  if (!takesPictures || !former) return;
  for (const [viewport, size] of Object.entries(viewports)) {
    await page.setViewportSize(size);
    await takePicture(page, `${name}-${viewport}`);
  }
  await page.setViewportSize(former);
};

/** Returns the page as it is printed, and stores it beside the pictures when those are wanted. */
export const takePdf = (page: Page, name: string): Promise<Buffer> =>
  page.pdf({ preferCSSPageSize: true, ...(takesPictures && { path: resolve('screens', `${name}.pdf`) }) });

/**
 * Returns what an IndexedDB store of this device holds, by its keys. A database that is missing is not made: it holds
 * nothing.
 */
const storedEntries = <Row>(page: Page, database: string, store: string): Promise<[string, Row][]> =>
  page.evaluate(
    ([name, table]) =>
      new Promise<[string, Row][]>((resolve, reject) => {
        const open = indexedDB.open(name);
        let isMissing = false;
        open.onupgradeneeded = () => {
          isMissing = true;
          open.transaction?.abort();
        };
        // The opening is aborted, too, when the database is deleted or made anew at this moment.
        const isGone = () => isMissing || open.error?.name === 'AbortError';
        open.onerror = () => (isGone() ? resolve([]) : reject(open.error));
        open.onsuccess = () => {
          const rows = open.result.transaction(table).objectStore(table);
          const [keys, values] = [rows.getAllKeys(), rows.getAll()];
          values.onsuccess = () => {
            open.result.close();
            resolve(keys.result.map((key, index) => [String(key), values.result[index]]));
          };
          values.onerror = () => reject(values.error);
        };
      }),
    [database, store] as const,
  );

/** Returns all rows of a table of `as_db` on this device. */
export const storedRows = async <Row>(page: Page, table: string): Promise<Row[]> =>
  (await storedEntries<Row>(page, 'as_db', table)).map(([, row]) => row);

/** Returns what redux-persist keeps on this device, by its key. */
export const persisted = async (page: Page): Promise<[string, string][]> => {
  const entries = await storedEntries(page, 'athletik', 'keyvaluepairs');
  return entries.map(([key, value]) => [key, JSON.stringify(value)]);
};

/** Returns the rows of feedback on this device, each as JSON. */
export const feedbackRows = async (page: Page): Promise<string[]> => {
  const entries = await storedEntries(page, 'athletik-feedback', 'keyvaluepairs');
  return entries.map(([, row]) => JSON.stringify(row));
};
