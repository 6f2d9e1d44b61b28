import type { Page, Route } from 'playwright-core';
import { type Viewport, viewports } from './browser';
import { waitUntil } from './waitUntil';

/**
 * Nothing moves under a thumb: what arrives late (a picture, a list, code, a bar) must not move what a person could be
 * about to press. A shift counts when it moves something that can be pressed by `tolerance` pixels or more, after that
 * was painted in its former place. It does not count
 *
 * - from the first input on a page that was just opened: what moves then may be the answer, however late it is;
 * - where it moves what cannot be pressed: a page that is still a skeleton may become any other page;
 * - where a thing comes into view, goes, or only grows or shrinks in its place: no press on it reaches another one;
 * - in the footer, which makes way for all that comes above it.
 */
const tolerance = 8;

interface ShiftsWindow {
  /** Returns what was moved since the last call, each with its distance. Missing on a page without the observer. */
  takeShifts?(): string[];
}

interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Notes from now on what moves under a thumb. Runs in the page, before its code. */
const noteShifts = (least: number) => {
  const pressable =
    ':is(a[href], button, input, select, textarea, summary, label, video[controls], [role="button"], [role="slider"]):not(footer *)';
  const noted: string[] = [];

  let firstInput = Number.POSITIVE_INFINITY;
  const noteInput = () => {
    firstInput = Math.min(firstInput, performance.now());
  };
  for (const type of ['pointerdown', 'keydown', 'input']) addEventListener(type, noteInput, true);

  /** When each thing that can be pressed was first there in a frame. */
  const since = new WeakMap<Element, number>();
  const frames: number[] = [];
  const canBePressed = (element: Element) =>
    !element.matches(':disabled') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const lookAtFrame = (now: number) => {
    frames.push(now);
    for (const element of document.querySelectorAll(pressable))
      if (!since.has(element) && canBePressed(element)) since.set(element, now);
    if (firstInput === Number.POSITIVE_INFINITY) requestAnimationFrame(lookAtFrame);
  };
  requestAnimationFrame(lookAtFrame);
  /** Whether it could be pressed in a frame before the one that ends at this time. */
  const wasThere = (element: Element, end: number) => {
    const frame = frames.findLast((begin) => begin <= end) ?? 0;
    return (since.get(element) ?? frame) < frame && canBePressed(element);
  };

  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.localName} '${name.trim().slice(0, 40)}'`;
  };
  /** What only grows or shrinks to the left has not moved. */
  const distanceOf = (before: DOMRectReadOnly, after: DOMRectReadOnly) => {
    const [left, right, top] = (['left', 'right', 'top'] as const).map((edge) =>
      Math.abs(after[edge] - before[edge]),
    ) as [number, number, number];
    return Math.max(Math.min(left, right), top);
  };
  const note = (entries: PerformanceEntryList) => {
    for (const { startTime, hadRecentInput, sources } of entries as LayoutShift[]) {
      if (hadRecentInput || startTime >= firstInput) continue;
      for (const { node, previousRect: before, currentRect: after } of sources) {
        // A text inside of a box moves the box only in a line of text.
        const box = node instanceof Element ? node : node?.parentElement;
        const isMoved = node === box || (box && getComputedStyle(box).display === 'inline');
        const moved = isMoved ? box : null;
        // What was moved out of view has no place.
        const isSeen = after.width > 0;
        const distance = isSeen ? distanceOf(before, after) : innerHeight - before.top;
        if (!moved?.isConnected || before.width === 0 || distance < least) continue;
        const parts = [moved, ...moved.querySelectorAll(pressable)];
        const target = parts.find((element) => element.matches(pressable) && wasThere(element, startTime));
        if (!target) continue;
        const [from, to] = [before, after].map(({ left, top }) => `${Math.round(left)}, ${Math.round(top)}`);
        const way = isSeen
          ? `by ${Math.round(distance)} px, from ${from} to ${to}`
          : `out of view, from ${from}`;
        noted.push(`${nameOf(target)} moved ${way}`);
      }
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const takeShifts = () => {
    note(observer.takeRecords());
    return noted.splice(0);
  };
  Object.assign(window, { takeShifts });
};

/** Waits until the page has painted what it has, and has nothing to do. */
const rest = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );

/** Returns what has moved under a thumb on this page since the last call. */
const takeShifts = async (page: Page): Promise<string[]> => {
  await rest(page);
  return page.evaluate(() => (window as ShiftsWindow).takeShifts?.() ?? []);
};

/** In place of what is still loading. */
const skeletons = (page: Page) => page.getByRole('status', { name: 'Wird geladen' });

/** How often in a row a page has to be whole, and ask for nothing more. */
const enough = 3;

/** The requests of a page that come late. */
const isHeld = /^(?:script|fetch|xhr|image|media|font)$/;

/**
 * Takes the requests of a page from the service worker, which would answer them before anybody can hold them. Without a
 * network only the service worker has the page.
 */
const takeRequests = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBypassServiceWorker', { bypass: true });
};

/**
 * Opens an address in a new tab, in waves: all that the page asks for, code and pictures and data, comes only after the
 * page has painted what it has, as over a slow network. Returns what moved under a thumb.
 */
const shiftsOfOpening = async (opener: Page, url: string, viewport: Viewport): Promise<string[]> => {
  const page = await opener.context().newPage();
  await page.addInitScript(noteShifts, tolerance);
  await page.setViewportSize(viewports[viewport]);
  if (await opener.evaluate(() => navigator.onLine)) await takeRequests(page);
  const held: Route[] = [];
  await page.route('**/*', (route) => {
    const request = route.request();
    // The live channel may have no answer for as long as there is no news.
    if (!isHeld.test(request.resourceType()) || request.url().includes('/notification-ws')) {
      return route.continue();
    }
    held.push(route);
  });
  await page.goto(url, { waitUntil: 'commit' });
  const isWhole = async () =>
    (await page.locator('main').count()) > 0 && (await skeletons(page).count()) === 0;
  for (let quiet = 0; quiet < enough; quiet += 1) {
    await waitUntil(async () => {
      await rest(page);
      return held.length > 0 || isWhole();
    });
    if (held.length > 0) quiet = 0;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  }
  const shifts = await takeShifts(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  return shifts;
};

/** Opens an address on a phone and on a desktop. Returns what moved under a thumb there. */
export const openingFaults = async (opener: Page, url: string): Promise<string[]> => {
  const faults: string[] = [];
  for (const viewport of ['phone', 'desktop'] as const) {
    const shifts = await shiftsOfOpening(opener, url, viewport);
    faults.push(...shifts.map((shift) => `${viewport}: ${shift}`));
  }
  return faults;
};
