import '@testing-library/jest-dom';
import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';

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

// Tests of the database and the server run in the node environment, which has no page.
if (typeof window !== 'undefined') {
  completeBrowser(window);
  // Its first import registers what unmounts the components after each test.
  require('@testing-library/react');
}
