import type { Locator, Page } from 'playwright-core';

/** How often the Tab key may stop inside one control, as it does in a field for a date. */
const mostInnerStops = 12;

/** What the page records about itself while the Tab key moves over it. */
interface KeyboardWindow {
  controls: Element[];
}

/** A control that has the focus. */
interface Focused {
  /** Its index among the controls; -1 for any other element. */
  index: number;
  /** What is wrong with its focus mark, or null. */
  fault: string | null;
}

/** Marks every control that can be pressed or typed in. Returns the name of each. */
const findControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const modal = document.querySelector('dialog:modal');
    const all = 'a[href], button, input, select, textarea, summary, video[controls], [tabindex="0"]';
    const isOfChosenRadio = (element: Element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${element.name}"]`)];
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };
    const controls = [...(modal ?? document).querySelectorAll(all)].filter(
      (element) =>
        !element.matches(':disabled, [tabindex="-1"]') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        isOfChosenRadio(element),
    );
    (window as unknown as KeyboardWindow).controls = controls;
    return controls.map((element) => element.outerHTML.slice(0, 120));
  });

/** Sets the focus before the first control of the page, or of the open dialog. */
const goToStart = (page: Page) =>
  page.evaluate(() => {
    const start = document.querySelector<HTMLElement>('dialog:modal') ?? document.body;
    const before = start.getAttribute('tabindex');
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
    if (before === null) start.removeAttribute('tabindex');
  });

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const index = element ? (window as unknown as KeyboardWindow).controls.indexOf(element) : -1;
    if (!element || index < 0) return { index, fault: null };
    const hasOutline = (one: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      const isClear = outlineColor === 'transparent' || outlineColor.endsWith(', 0)');
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isClear;
    };
    // A checkbox is part of the row that is pressed, and the row shows the focus.
    const shown = [element, element.closest('label')].find((one) => one && hasOutline(one));
    if (!shown) return { index, fault: 'shows no focus' };
    const { left, top, width, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2];
    const hit = document.elementFromPoint(x, y);
    // A toast covers the page for a few seconds only.
    const isUnderToast = hit?.closest('section[aria-live]') != null;
    const isSeen = isUnderToast || (hit !== null && (shown.contains(hit) || hit.contains(shown)));
    return { index, fault: isSeen ? null : 'is focused out of sight' };
  });

/**
 * Moves once over the page with the Tab key. Returns every problem for a person without a mouse: controls that are
 * never reached, controls without a visible focus, and a focus that does not move on.
 */
export const keyboardFaults = async (page: Page): Promise<string[]> => {
  const controls = await findControls(page);
  const faults: string[] = [];
  const reached = new Set<number>();
  await goToStart(page);
  let last = -1;
  let stays = 0;
  while (stays <= mostInnerStops) {
    await page.keyboard.press('Tab');
    const { index, fault } = await focused(page);
    stays = index === last ? stays + 1 : 0;
    if (index < 0 || (reached.has(index) && index !== last)) break;
    if (fault && index !== last) faults.push(`${fault}: ${controls[index]}`);
    reached.add(index);
    last = index;
  }
  if (stays > mostInnerStops) faults.push(`holds the focus: ${controls[last]}`);
  const missed = controls.filter((_, index) => !reached.has(index));
  return [...faults, ...missed.map((control) => `is not reached: ${control}`)];
};

const mostPresses = 80;

export const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** Presses Tab until this control has the focus. */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await control.waitFor();
  for (let press = 0; press < mostPresses; press += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${control}.`);
};

/** Tabs to this control and presses a key on it. */
export const pressOn = async (page: Page, control: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

/** Tabs to this field and types into it. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};
