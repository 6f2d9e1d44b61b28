import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';

const file = resolve('docs/erste-stunde.md');
const pictures = resolve('docs/images/erste-stunde');

/** With `GUIDE_PICTURES=1` the pictures of the guide are made anew. */
const takesPictures = process.env.GUIDE_PICTURES === '1';

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/**
 * The words of a text that name something on the screen: **bold** ones are pressed or read, „quoted“ ones are fields.
 */
const wordsOf = (text: string): string[] =>
  [...text.matchAll(/\*\*([^*]+)\*\*|„([^“]+)“/g)].map(([, bold, quoted]) => oneLine(bold ?? quoted ?? ''));

/** Matches a control of this name. What it means may stand below, and is part of the accessible name then. */
const named = (label: string) => new RegExp(`^${label.replaceAll(/[.?]/g, '[$&]')}( |$)`);

/**
 * The guide for the first hour of a club, read from the first chapter on. A test that follows it names each word of the
 * screen as the guide does, in the same order; else it fails.
 */
export const openGuide = () => {
  const text = readFileSync(file, 'utf8');
  const words = wordsOf(text.slice(text.indexOf('\n## ')));
  const images = [...text.matchAll(/src="images\/erste-stunde\/([\w-]+)\.png"/g)].map(([, name]) => name);
  const next = (word: string) => expect(word).toBe(words.shift());

  return {
    /** Fills the fields that the guide names next. */
    async fill(page: Page, fields: Record<string, string>) {
      for (const [label, value] of Object.entries(fields)) {
        next(label);
        await page.getByLabel(label, { exact: true }).fill(value);
      }
    },

    /** Presses what the guide names next. */
    async press(page: Page | Locator, name: string, role: 'button' | 'link' = 'button') {
      next(name);
      await page.getByRole(role, { name: named(name) }).click();
    },

    /** Sets or takes away the tick that the guide names next. */
    async tick(page: Page, label: string) {
      next(label);
      await page.getByRole('checkbox', { name: named(label) }).click();
    },

    /** Waits for what the guide names next. */
    async read(place: Locator, name: string) {
      next(name);
      await place.waitFor();
    },

    /** The guide names this next, and the test does it in its own way. */
    follow: next,

    /** Makes the picture that the guide shows here. */
    async picture(page: Page, name: string) {
      expect(name).toBe(images.shift());
      if (!takesPictures) return;
      mkdirSync(pictures, { recursive: true });
      await page.screenshot({ path: resolve(pictures, `${name}.png`) });
    },

    /** Everything that the guide says was done. */
    close() {
      expect([...words, ...images]).toEqual([]);
    },
  };
};

export type Guide = ReturnType<typeof openGuide>;
