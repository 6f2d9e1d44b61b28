import '@testing-library/jest-dom';
import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { checkEachTest } from './eachTest';

/** Adds the browser APIs that jsdom lacks. */
function completeBrowser(page: Window): void {
  Object.defineProperties(page, {
    crypto: { value: webcrypto, configurable: true },
    // The Blob of this environment is Node's, and jsdom's File is not an instance of it.
    File: { value: File, configurable: true, writable: true },
    scrollTo: { value: () => undefined, configurable: true, writable: true },
    matchMedia: { value: neverMatching, configurable: true, writable: true },
    ResizeObserver: { value: NeverResized, configurable: true, writable: true },
  });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(HTMLDialogElement.prototype, { show: open, showModal: open, close });
  Object.assign(HTMLMediaElement.prototype, {
    play: () => Promise.resolve(),
    pause: () => undefined,
    load: () => undefined,
  });
}

function neverMatching(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

/** jsdom has no layout, so nothing changes its size. */
class NeverResized implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function open(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}

/**
 * A query that waits for what the person sees waits until it is there: its usual second is too short for a busy
 * machine. The library cleans up after each test from its first import on, so that must be here, and not in a test.
 */
function waitAsLongAsItTakes(): void {
  const { configure } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}

/** The next test, also of another file, has the same page: a size that a test gives it has to go with the test. */
function keepsNoSizes(): void {
  const given = [document.documentElement, document.body].flatMap((element) =>
    Object.getOwnPropertyNames(element).filter((name) => name in Object.getPrototypeOf(element)),
  );
  expect(given).toEqual([]);
}

// Tests of the database and the server run in the node environment, which has no page.
if (typeof window !== 'undefined') {
  completeBrowser(window);
  waitAsLongAsItTakes();
  checkEachTest(keepsNoSizes);
}
