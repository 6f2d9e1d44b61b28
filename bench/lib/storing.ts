import type { Browser } from 'playwright-core';
import { signInTrainer } from './callers';
import { openEmpty, throttle } from './pages';
import type { Variant } from './pairs';
import type { Place } from './places';
import { measureRenderer } from './renderer';

/** What the app has asked for, so that others are measured with the same. */
export interface Asked {
  paths: readonly string[];
}

/** What a page of `bench/pages` or `bench/peers` that fetches and stores offers: its only function. */
type Loading = { loadPaths(paths: readonly string[], token: string): Promise<number> };

/** An empty page fetches what the app has asked for, and stores it as its script does. */
export const storing = (
  browser: Browser,
  { server }: Place,
  { name, script, rate, asked }: { name: string; script: string; rate: number; asked: Asked },
): Variant => ({
  name,
  run: async () => {
    const { trainer } = await signInTrainer(server.url);
    const { context, page } = await openEmpty(browser, server.url, script);
    await throttle(page, rate);
    const measures = await measureRenderer(browser, page, () =>
      page.evaluate(([paths, token]) => (globalThis as unknown as Loading).loadPaths(paths, token), [
        [...asked.paths],
        trainer.token,
      ] as const),
    );
    await context.close();
    return { ...measures, requests: asked.paths.length };
  },
});
