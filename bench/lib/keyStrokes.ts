import type { Page } from 'playwright-core';
import { median } from './pairs';

/** What a key stroke took, in milliseconds since the key was pressed. */
export interface KeyStroke {
  /** Until the next paint: the letter stands in the field. */
  toPaint: number;
  /** Until the paint after the last change of the page: the list shows what was searched. */
  toAnswer: number;
}

/** Milliseconds between two keys: those of somebody who types fast, and then looks at the list. */
const pace = 300;

/**
 * Records in the page what each key stroke takes. Only the page knows when it was painted: a message that is posted in
 * a frame arrives after its paint. All functions are methods: what tsx adds to name others is not in the page.
 */
const startRecording = (page: Page) =>
  page.evaluate(() => {
    const recorder = {
      strokes: [] as KeyStroke[],
      pressedAt: 0,
      afterPaint(then: () => void) {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = then;
          port2.postMessage(null);
        });
      },
      handleEvent({ timeStamp }: Event) {
        const stroke = { toPaint: 0, toAnswer: 0 };
        recorder.strokes.push(stroke);
        recorder.pressedAt = timeStamp;
        recorder.afterPaint(() => {
          stroke.toPaint = performance.now() - timeStamp;
          stroke.toAnswer = Math.max(stroke.toAnswer, stroke.toPaint);
        });
      },
      changed() {
        const { strokes, pressedAt } = recorder;
        const stroke = strokes.at(-1);
        if (!stroke) return;
        recorder.afterPaint(() => Object.assign(stroke, { toAnswer: performance.now() - pressedAt }));
      },
      end() {
        observer.disconnect();
        window.removeEventListener('keydown', recorder, { capture: true });
        return recorder.strokes;
      },
    };
    const observer = new MutationObserver(() => recorder.changed());
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    window.addEventListener('keydown', recorder, { capture: true });
    Object.assign(window, { recorder });
  });

/** Types the keys into the field that has the focus, one by one, and returns what each took. */
export const typed = async (page: Page, keys: readonly string[]): Promise<KeyStroke[]> => {
  await startRecording(page);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pace);
  }
  return page.evaluate(() => (window as unknown as { recorder: { end(): KeyStroke[] } }).recorder.end());
};

/** Returns the value that so large a share of the values does not exceed. Throws without values. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('A quantile needs at least one value.');
  return value;
};

/** The measures of a benchmark of key strokes, by their names. */
export const measuresOf = (strokes: readonly KeyStroke[]): Record<string, number> => {
  const paints = strokes.map(({ toPaint }) => toPaint);
  const answers = strokes.map(({ toAnswer }) => toAnswer);
  return {
    'next paint, median': median(paints),
    'next paint, p98': quantile(paints, 0.98),
    'answer, median': median(answers),
    'answer, p98': quantile(answers, 0.98),
  };
};
