import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser, openDevice } from '../__tests__/e2e/browser';
import { copyPackage, startServer } from '../__tests__/e2e/server';
import { measureMainThread } from './lib/mainThread';
import { compare, type Variant } from './lib/pairs';

/** Resolves after the page has been painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Compares the first visit to the sign-in form, until it is painted, with an empty page of the same server. */
export const firstLoad = async (): Promise<void> => {
  const { root, remove } = copyPackage();
  writeFileSync(join(root, 'dist', 'empty.html'), '<!doctype html><title>empty</title><h1>Login</h1>');
  const [server, browser] = [await startServer(root), await launchBrowser()];
  const visit = (name: string, path: string): Variant => ({
    name,
    run: async () => {
      const { context, page } = await openDevice(browser, server.url, 'phone');
      let wall = 0;
      const measured = await measureMainThread(browser, page, async () => {
        const start = performance.now();
        await page.goto(path);
        await page.getByRole('heading', { name: 'Login' }).waitFor();
        await painted(page);
        wall = performance.now() - start;
      });
      await context.close();
      return { ...measured, wall };
    },
  });
  try {
    await compare(visit('empty page', '/empty.html'), visit('sign-in form', '/login'), {
      pairs: 10,
      milliseconds: 60_000,
    });
  } finally {
    await browser.close();
    await server.remove();
    remove();
  }
};
