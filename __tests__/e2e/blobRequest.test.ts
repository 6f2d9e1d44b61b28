import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import type { requestAndTell } from '../services/blobRequestClient';
import { blobRequestContract } from '../services/blobRequestContract';
import { onTheWire } from '../services/wire';
import { launchBrowser } from './browser';

let browser: Browser;
let script: string;
beforeAll(async () => {
  browser = await launchBrowser();
  const { outputFiles } = await build({
    entryPoints: ['__tests__/services/blobRequestClient.ts'],
    bundle: true,
    write: false,
    format: 'iife',
  });
  script = outputFiles.map(({ text }) => text).join('\n');
});
afterAll(() => browser.close());
onTheWire();

blobRequestContract(async (origin, withFirst) => {
  const page = await browser.newPage();
  await page.addInitScript(script);
  await page.goto(`${origin}/page`);
  const seen = await page.evaluate(
    ([server, first]) =>
      (globalThis as unknown as { requestAndTell: typeof requestAndTell }).requestAndTell(server, first),
    [origin, withFirst] as const,
  );
  await page.close();
  return seen;
});
