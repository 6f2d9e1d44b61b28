import type { Locator, Page } from 'playwright-core';
import { quantile } from './keyStrokes';
import { median } from './pairs';

/** What a tap took, in milliseconds since the browser got it. */
export interface Tap {
  /** Until the paint after the last change of the page. */
  painted: number;
  /** Until the last transaction that writes to IndexedDB was complete. */
  saved: number;
}

/**
 * Notes what taps take. Runs in each page before its own scripts, because it listens to the page's own transactions.
 * All functions are methods: what tsx adds to name others is not in the page.
 */
const watchTaps = (quiet: number) => {
  const watch = {
    taps: [] as Tap[],
    tappedAt: 0,
    /** When the last tap was last painted or saved, in milliseconds since the tap. */
    lastAt: 0,
    sinceTap() {
      return performance.now() - watch.tappedAt;
    },
    handleEvent({ timeStamp }: Event) {
      watch.tappedAt = timeStamp;
      watch.taps.push({ painted: 0, saved: 0 });
    },
    saved() {
      const tap = watch.taps.at(-1);
      if (tap) tap.saved = watch.lastAt = watch.sinceTap();
    },
    changed() {
      const tap = watch.taps.at(-1);
      if (!tap) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          tap.painted = watch.lastAt = watch.sinceTap();
        };
        port2.postMessage(null);
      });
    },
    isSettled() {
      const tap = watch.taps.at(-1);
      return tap !== undefined && tap.painted > 0 && tap.saved > 0 && watch.sinceTap() > quiet + watch.lastAt;
    },
    begin() {
      const changes = { subtree: true, childList: true, characterData: true, attributes: true };
      new MutationObserver(() => watch.changed()).observe(document.body, changes);
      window.addEventListener('click', watch, { capture: true });
    },
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    const made = transaction.apply(this, args);
    if (made.mode === 'readwrite') made.addEventListener('complete', () => watch.saved());
    return made;
  };
  Object.assign(window, { taps: watch });
};

/** Milliseconds without a change, after which a tap is over. */
const quiet = 100;

export const watchingTaps = (page: Page): Promise<unknown> => page.addInitScript(watchTaps, quiet);

interface Watch {
  taps: Tap[];
  begin(): void;
  isSettled(): boolean;
}

/** Begins to note the taps on the page that is shown. */
export const beginTaps = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { taps: Watch }).taps.begin());

/** Taps a button and waits until nothing happens any more. Returns what the tap took. */
export const tap = (page: Page, name: string): Promise<Tap[]> =>
  tapOn(page, page.getByRole('button', { name, exact: true }));

/** The same for a button whose name others have, too. */
export const tapOn = async (page: Page, button: Locator): Promise<Tap[]> => {
  await button.click();
  await page.waitForFunction(() => (window as unknown as { taps: Watch }).taps.isSettled(), undefined, {
    polling: quiet,
  });
  return page.evaluate(() => (window as unknown as { taps: Watch }).taps.taps.splice(0));
};

/** The measures of taps. A tap is done when it is painted and saved. */
export const measuresOfTaps = (taps: readonly Tap[]): Record<string, number> => {
  const done = taps.map(({ painted, saved }) => Math.max(painted, saved));
  return {
    'saved and painted, median': median(done),
    'saved and painted, p98': quantile(done, 0.98),
    'saved, p98': quantile(
      taps.map(({ saved }) => saved),
      0.98,
    ),
    'painted, p98': quantile(
      taps.map(({ painted }) => painted),
      0.98,
    ),
  };
};
