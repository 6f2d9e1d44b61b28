/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response, Route } from 'playwright-core';
import { generatePath, type ParamParseKey } from 'react-router-dom';
import { budgets, firstScripts, gzippedSize } from '../../scripts/checkBundleSize.mjs';
import { type RoutePath, routes } from '../../src/app/routes';
import { signInAndUpdate, type Viewport, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { waitUntil } from './waitUntil';

const club = startClub('for all tests');
const { entry, preloaded } = firstScripts(readFileSync('dist/index.html', 'utf8'));

const form = (page: Page) => page.getByRole('heading', { name: 'Login' });
const username = (page: Page) => page.getByLabel('Benutzername');
const password = (page: Page) => page.getByLabel('Passwort', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Login' });
const home = (page: Page) => page.getByRole('heading', { name: /^Hallo / });

/** Waits until the engine has taken over. Only the engine has a place for messages. */
const engineIsThere = (page: Page) => page.getByLabel('Meldungen').waitFor({ state: 'attached' });

/** Holds scripts back from a page, by default those of the engine, until they are released. */
const holdScripts = async (page: Page, addresses = preloaded) => {
  let answer: ((route: Route) => Promise<void>) | null = null;
  const held: Route[] = [];
  await page.route(
    ({ pathname }) => addresses.includes(pathname),
    async (route) => {
      if (answer) await answer(route);
      else held.push(route);
    },
  );
  const answerAll = async (how: (route: Route) => Promise<void>) => {
    answer = how;
    await Promise.all(held.splice(0).map(how));
  };
  return {
    isAskedFor: () => held.length > 0,
    comes: () => answerAll((route) => route.continue()),
    fails: () => answerAll((route) => route.abort()),
    /** What was asked for so far does not come; what is asked for later does. */
    failsOnce: async () => {
      answer = (route) => route.continue();
      await Promise.all(held.splice(0).map((route) => route.abort()));
    },
  };
};

/** Opens an address on a new device and waits for what is shown without the engine. */
const openWithoutEngine = async (
  address: string,
  viewport?: Viewport,
  colorScheme: 'light' | 'dark' = 'light',
) => {
  const { page } = await club.openDevice(viewport);
  await page.emulateMedia({ colorScheme });
  const engine = await holdScripts(page);
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { page, engine, scripts };
};

const pathsOf = (scripts: Response[]) => scripts.map((script) => new URL(script.url()).pathname);
const sizeOf = async (scripts: Response[]) => {
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
};
const builtSizeOf = (addresses: string[]) =>
  addresses.reduce((sum, address) => sum + gzippedSize(join('dist', address)), 0);

test('[GU-1] the login is painted by the entry alone, within the budgets of the build', async () => {
  const { page, engine, scripts } = await openWithoutEngine('/trainingoverview?from=mail');
  await form(page).waitFor();
  await waitUntil(() => page.evaluate(() => performance.getEntriesByType('paint').length > 0));
  const address = `${club.server.url}/login?returnUrl=%2Ftrainingoverview%3Ffrom%3Dmail`;
  expect(page.url()).toBe(address);
  expect(pathsOf(scripts)).toEqual(entry);
  expect(await sizeOf(scripts)).toBe(builtSizeOf(entry));
  expect(builtSizeOf(entry)).toBeLessThanOrEqual(budgets.entry);
  // The other files are requested already, but none has arrived.
  expect(engine.isAskedFor()).toBe(true);
  await engine.comes();
  await engineIsThere(page);
  expect(page.url()).toBe(address);
  const first = scripts.filter((script) => preloaded.concat(entry).includes(new URL(script.url()).pathname));
  expect(await sizeOf(first)).toBe(builtSizeOf([...entry, ...preloaded]));
  expect(builtSizeOf([...entry, ...preloaded])).toBeLessThanOrEqual(budgets.total);
});

test('[CO-29] the first visit shows the sign-in before any script, and what is typed by then stays', async () => {
  const { page } = await club.openDevice();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const scripts = await holdScripts(page, [...entry, ...preloaded]);
  const recovered: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') recovered.push(line.text());
  });
  page.on('pageerror', (error) => recovered.push(error.message));
  await page.goto('/', { waitUntil: 'commit' });
  await form(page).waitFor();
  await username(page).fill('anna');
  await password(page).fill('athletik');
  await password(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
  // A press would be lost, and must not send the password in an address.
  expect(await submit(page).isDisabled()).toBe(true);
  await password(page).press('Enter');
  expect(page.url()).toBe(`${club.server.url}/`);
  // Who waits is told, after some seconds.
  const late = page.getByText('Die App lädt noch. Prüf die Verbindung.');
  const isLateAt = async (milliseconds: number) => {
    await late.evaluate((line, time) => {
      for (const animation of line.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    }, milliseconds);
    return late.isVisible();
  };
  expect([await isLateAt(1000), await isLateAt(9000)]).toEqual([false, true]);
  const field = await password(page).elementHandle();
  await scripts.comes();
  await engineIsThere(page);
  expect(page.url()).toBe(`${club.server.url}/login?returnUrl=%2F`);
  expect(await field?.evaluate((former) => document.activeElement === former)).toBe(true);
  await page.keyboard.type('x');
  expect(await password(page).inputValue()).toBe('atxtik');
  await password(page).fill('athletik');
  await submit(page).click();
  await home(page).waitFor();
  expect(recovered).toEqual([]);
});

/** Keeps a page from its first frame, until it is let. */
const holdFrames = async (page: Page) => {
  await page.addInitScript(() => {
    const asked: FrameRequestCallback[] = [];
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (callback) => asked.push(callback);
    Object.assign(window, {
      letFrames: () => {
        window.requestAnimationFrame = requestAnimationFrame;
        for (const callback of asked.splice(0)) requestAnimationFrame(callback);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { letFrames: () => void }).letFrames());
};

test('[CO-29] on a first visit nothing of the app runs before the first frame', async () => {
  const { page } = await club.openDevice();
  const letFrames = await holdFrames(page);
  const fetched = page.waitForResponse(/\/assets\/main\.[^/]*\.js$/);
  await page.goto('/login');
  await submit(page).waitFor();
  await (await fetched).finished();
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  expect(await submit(page).isDisabled()).toBe(true);
  await letFrames();
  await waitUntil(() => submit(page).isEnabled());
});

test('[CO-29] on a first visit nothing moves when the engine comes, also on a demo', async () => {
  const { page } = await club.openDevice();
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const asked = page.waitForResponse('**/api/features');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Als Trainerin ansehen' }).waitFor();
  await engineIsThere(page);
  await (await asked).finished();
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
});

test('[RU-6] on a first visit to a demo a press on its offer before the engine is there is not lost', async () => {
  const { page, engine } = await openWithoutEngine('/');
  const offer = page.getByRole('button', { name: 'Als Athletin ansehen' });
  await waitUntil(() => submit(page).isEnabled());
  await offer.click();
  await waitUntil(() => offer.isDisabled());
  await engine.comes();
  await page.getByRole('heading', { name: 'Hallo Anna' }).waitFor();
});

test('[LI-2] the engine takes over without touching the form', async () => {
  const { page, engine } = await openWithoutEngine('/login');
  await username(page).fill('anna');
  await password(page).fill('athletik');
  await password(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
  const field = await password(page).elementHandle();
  await engine.comes();
  await engineIsThere(page);
  expect(await field?.evaluate((former) => document.activeElement === former)).toBe(true);
  expect(await username(page).inputValue()).toBe('anna');
  await page.keyboard.type('x');
  expect(await password(page).inputValue()).toBe('atxtik');
});

test('[LI-3] [LI-6] a login before the engine is there is busy, and goes through once it is', async () => {
  const { page, engine } = await openWithoutEngine('/');
  await username(page).fill('anna');
  await password(page).fill('athletik');
  await submit(page).click();
  expect(await submit(page).getAttribute('aria-busy')).toBe('true');
  await engine.comes();
  await home(page).waitFor();
});

test('a missing engine is reported, and a reload tries again', async () => {
  const { page, engine } = await openWithoutEngine('/login');
  await waitUntil(engine.isAskedFor);
  await engine.fails();
  await page.getByRole('alert').getByText('Diese Seite lässt sich gerade nicht anzeigen.').waitFor();
  await engine.comes();
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await form(page).waitFor();
  await engineIsThere(page);
});

test('an engine that does not come at the first try is asked for once more', async () => {
  const { page, engine } = await openWithoutEngine('/login');
  await waitUntil(engine.isAskedFor);
  await engine.failsOnce();
  await engineIsThere(page);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('[GU-4] [LI-5] a signed-in user never sees the login when the app starts', async () => {
  const { page } = await club.openDevice();
  // A service worker would serve the engine from its cache.
  await page.route('**/service-worker.js', (route) => route.abort());
  await signInAndUpdate(page, 'anna');
  const engine = await holdScripts(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) seen.push(textContent ?? '');
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('status', { name: 'Wird geladen' }).waitFor();
  await engine.comes();
  await home(page).waitFor();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['Athletik Screening']));
});

test('[SW-1] the login and the engine are there offline', async () => {
  const { page, context } = await club.openDevice();
  await page.goto('/login');
  await waitForOfflineReadiness(page);
  // The browser's HTTP cache has the files too, and may delete them.
  const isKept = (address: string) =>
    page.evaluate(async (url) => (await caches.match(url)) !== undefined, address);
  expect(await Promise.all([...entry, ...preloaded].map(isKept))).not.toContain(false);
  await context.setOffline(true);
  await page.goto('/training');
  await form(page).waitFor();
  await engineIsThere(page);
  expect(page.url()).toBe(`${club.server.url}/login?returnUrl=%2Ftraining`);
});

test('[IM-4] [SW-1] the list of the software of others opens offline, too, in a tab of its own', async () => {
  const { page, context } = await club.openDevice();
  await page.goto('/impressum');
  await waitForOfflineReadiness(page);
  await context.setOffline(true);
  const [list] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Liste mit Lizenzen öffnen' }).click(),
  ]);
  const text = await list.locator('pre').innerText();
  expect(text).toContain('Athletik Screening enthält Software');
  expect(text).toMatch(/^react \d\S+ \(MIT\)$/m);
  await page.getByRole('heading', { name: 'Verwendete Software' }).waitFor();
});

/** What a page says when its code cannot be had, or when it failed. */
const failures = ['Diese Seite lässt sich gerade nicht anzeigen.', 'lässt sich gerade nicht laden'];

/** What stands in for the parameters of an address. A new one does not compile until it is here. */
const parameters: Record<ParamParseKey<RoutePath>, string> = {
  userScreeningId: '1',
  userId: '2',
  exerciseRunId: '1',
  memberId: '2',
  view: '',
  kind: 'test',
  key: '1',
  document: 'privacy',
  token: '1',
  code: '1',
};

test.each(['anna', 'trainer'])(
  '[UP-18] [SW-1] each page opens offline after the first sign-in of %s',
  async (username) => {
    const { page, context } = await club.openDevice();
    await signInAndUpdate(page, username);
    await waitForOfflineReadiness(page);
    await context.setOffline(true);
    // Why a page failed.
    const errors: string[] = [];
    context.on('console', (line) => {
      if (line.type() === 'error') errors.push(line.text());
    });
    context.on('weberror', (error) => errors.push(String(error.error())));
    for (const { path, guard } of routes) {
      // The pages that need no user are those of links in mails.
      if (guard === 'open') continue;
      errors.length = 0;
      await page.goto(generatePath(path, parameters));
      await waitUntil(async () => {
        const isWaiting = (await page.getByRole('status', { name: 'Wird geladen' }).count()) > 0;
        return !isWaiting && (await page.getByRole('main').innerText()) !== '';
      });
      const text = await page.getByRole('main').innerText();
      const shown = failures.filter((failure) => text.includes(failure));
      expect({ path, failures: shown, errors: shown.length > 0 && errors }).toEqual({
        path,
        failures: [],
        errors: false,
      });
    }
    await page.goto('/feedback/1');
    await page.getByText('Genau richtig').waitFor();
  },
);

/** Returns a picture of the page once two in a row are equal: images and fonts are painted. */
const stillPicture = async (page: Page): Promise<Buffer> => {
  let picture = await page.screenshot();
  await waitUntil(async () => {
    const former = picture;
    picture = await page.screenshot();
    return picture.equals(former);
  });
  return picture;
};

test.each([
  ['phone', 'light'],
  ['phone', 'dark'],
  ['desktop', 'light'],
  ['desktop', 'dark'],
] as const)(
  'the login looks the same before and after the engine (%s, %s)',
  async (viewport, colorScheme) => {
    const { page, engine } = await openWithoutEngine('/login', viewport, colorScheme);
    await form(page).waitFor();
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    await page.waitForFunction(() => document.fonts.ready.then(({ size }) => size > 0));
    const before = await stillPicture(page);
    await waitUntil(() => submit(page).isEnabled());
    await engine.comes();
    await engineIsThere(page);
    expect((await stillPicture(page)).equals(before)).toBe(true);
  },
);
