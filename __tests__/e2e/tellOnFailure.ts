import type { BrowserContext, Page } from 'playwright-core';

declare global {
  /** Called by `TellingEnvironment` when a test fails, while its browsers are still open. */
  var onTestFailure: (() => Promise<void>) | undefined;
}

const told = new Map<BrowserContext, string[]>();

const seen = async (page: Page): Promise<string> => {
  const shown = page.locator('body').innerText({ timeout: 2_000 });
  return `${page.url()}\n${await shown.catch(String)}`;
};

/** Prints, when a test fails, what each open page of this device shows and which errors its pages had. */
export const tellOnFailure = (context: BrowserContext) => {
  const errors: string[] = [];
  told.set(context, errors);
  context.on('close', () => told.delete(context));
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  globalThis.onTestFailure = async () => {
    for (const [device, texts] of told) {
      const pages = await Promise.all(device.pages().map(seen));
      console.log(['A device when the test failed:', ...pages, ...texts].join('\n'));
    }
  };
};
