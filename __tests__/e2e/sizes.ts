import type { Page } from 'playwright-core';
import { takePicture } from './browser';

interface Size {
  width: number;
  height: number;
  /** Font size of the root element in percent: the person's setting for large text. */
  text?: number;
  /** Text is small enough here that no word of a title has to be cut. */
  keepsWords?: boolean;
}

/** The sizes at which every screen has to work, besides those of `viewports`. */
const sizes: Readonly<Record<string, Size>> = {
  // Also 1280 px zoomed to 400 %.
  '320': { width: 320, height: 640 },
  '360': { width: 360, height: 740, keepsWords: true },
  landscape: { width: 844, height: 390, keepsWords: true },
  tablet: { width: 820, height: 1180, keepsWords: true },
  'large-text': { width: 390, height: 844, text: 200 },
  'large-text-desktop': { width: 1280, height: 800, text: 200 },
};

/**
 * Returns where the page, as it is now, scrolls sideways, where text leaves its box or lies on the header or on a
 * picture in it, where a title is cut within a word, where the header takes more than a third of the height, and where
 * a dialog can be answered only after scrolling.
 */
export const layoutFaults = (page: Page, keepsWords = true): Promise<string[]> =>
  page.evaluate((mayNotCut) => {
    const faults = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.add(`scrolls sideways: ${root.scrollWidth} px`);
    const bar = document.querySelector('header');
    const header = bar?.getBoundingClientRect();
    const pictures = [...(bar?.querySelectorAll('img') ?? [])].map((image) => image.getBoundingClientRect());
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      one.right > other.left + 1 &&
      one.top < other.bottom - 1 &&
      one.bottom > other.top + 1;
    // On a desktop the header of the login is beside the form.
    if (header && header.width === root.clientWidth && header.height > innerHeight / 3) {
      faults.add(`the header is ${header.height} px high`);
    }

    const sheet = document.querySelector('dialog:modal > article')?.getBoundingClientRect();
    for (const button of document.querySelectorAll('dialog:modal > article > :last-child > button')) {
      const { top, bottom } = button.getBoundingClientRect();
      const isInView = sheet && top >= sheet.top && bottom <= Math.min(sheet.bottom, innerHeight);
      if (!isInView) faults.add(`is out of view: ${button.textContent}`);
    }

    const scrolls = (element: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) ||
      (element.parentElement !== null && scrolls(element.parentElement));
    /** The nearest box that can be seen: a card, a button, the bar or the page. */
    const boxOf = (element: Element): Element => {
      const { backgroundColor, backgroundImage, borderLeftWidth } = getComputedStyle(element);
      const isSeen = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
      if (isSeen || borderLeftWidth !== '0px' || !element.parentElement) return element;
      return boxOf(element.parentElement);
    };
    const isCutOnPurpose = (element: Element): boolean => {
      const { textOverflow, clipPath, webkitLineClamp } = getComputedStyle(element);
      if (textOverflow === 'ellipsis' || clipPath !== 'none' || webkitLineClamp !== 'none') return true;
      return element.parentElement !== null && isCutOnPurpose(element.parentElement);
    };
    const inTitle = 'h1, h2, h3, b, a, button, summary, legend';
    const scope = document.querySelector('dialog:modal') ?? document.body;
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (!element || !text.data.trim() || element.closest('option')) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isCutOnPurpose(element)) continue;
      const box = boxOf(element);
      const edges = box.getBoundingClientRect();
      const isScrolled = scrolls(element) || box === root || box === document.body;
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const isInside = line.left >= edges.left - 1 && line.right <= edges.right + 1;
        const isBetween = isScrolled || (line.top >= edges.top - 3 && line.bottom <= edges.bottom + 3);
        if (!isInside || !isBetween) faults.add(`leaves its box: ${text.data}`);
        if (bar?.contains(element) && pictures.some((picture) => meet(line, picture))) {
          faults.add(`lies on a picture: ${text.data}`);
        }
        // What is further down moves below the header while the page scrolls.
        const isInPage = scope === document.body && !bar?.contains(element) && !scrolls(element);
        const isAtTop = isInPage && root.scrollTop === 0;
        if (isAtTop && header && meet(line, header)) faults.add(`lies on the header: ${text.data}`);
      }
      if (!element.closest(inTitle)) continue;
      for (const word of text.data.matchAll(/[^\s/-]+/g)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
        if (lines > (mayNotCut ? 1 : 2)) faults.add(`is cut into ${lines} lines: ${word[0]}`);
      }
    }
    return [...faults];
  }, keepsWords);

/** Shows the page at each size. Returns the faults of its layout. The page gets its former size back. */
export const sizeFaults = async (page: Page, screen: string): Promise<string[]> => {
  const former = page.viewportSize();
  const setText = (percent: number | null) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size === null ? '' : `${size}%`;
    }, percent);
  const faults: string[] = [];
  for (const [name, { width, height, text, keepsWords = false }] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    await setText(text ?? null);
    for (const fault of await layoutFaults(page, keepsWords)) faults.push(`${screen}-${name}: ${fault}`);
    await takePicture(page, `${screen}-${name}`);
  }
  await setText(null);
  if (former) await page.setViewportSize(former);
  return faults;
};
