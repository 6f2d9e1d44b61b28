/**
 * Makes the pictures of the web manifest in `public/install` from the demo club: `node scripts/installPictures.mjs`.
 * Needs the output of `npm run build`, and another build afterwards.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from './ensureChromium.mjs';
import { requireBuild } from './lib/built.mjs';

/** @typedef {import('playwright-core').Page} Page */

const folder = 'public/install';

/** What is to be seen, and how it is reached from the start page. */
const views = [
  { name: 'start', reach: async () => {} },
  {
    name: 'result',
    reach: async (/** @type {Page} */ page) => {
      await page.getByRole('button', { name: /^Screeningübersicht/ }).click();
      await page.getByText('Startzeit').waitFor();
    },
  },
  {
    name: 'training',
    reach: async (/** @type {Page} */ page) => {
      await page.getByRole('link', { name: /^Training/ }).click();
      await page.getByRole('button', { name: 'Training starten' }).waitFor();
    },
  },
];

const devices = [
  { formFactor: 'narrow', options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 } },
  { formFactor: 'wide', options: { viewport: { width: 1280, height: 800 } } },
];

/** The icons of the sprite for the shortcuts: white on petrol, so that they are seen on every background. */
const shortcuts = ['training', 'screening', 'chat'];

/** Starts the built server with a new demo club. Resolves with its address once it listens. */
async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'athletik-pictures-'));
  const server = spawn(process.execPath, ['build/server.js'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '8099', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of server.stdout) if (String(chunk).includes(':8099')) break;
  const stop = () => {
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address: 'http://localhost:8099', stop };
}

/** @param {Page} page */
async function signIn(page) {
  await page.goto('/login');
  await page.getByLabel('Benutzername').fill('anna');
  await page.getByLabel('Passwort', { exact: true }).fill('athletik');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Hallo Anna' }).waitFor();
}

/**
 * Stores what a page shows as WebP, which takes a third of the bytes of a PNG.
 *
 * @param {Page} page
 * @param {string} file
 */
async function takeView(page, file) {
  const png = await page.screenshot({ animations: 'disabled' });
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(
    async (url) => {
      const image = await createImageBitmap(await (await fetch(url)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.75 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await blank.close();
  writeFileSync(file, Uint8Array.from(webp));
}

/** @param {Page} page */
async function takeShortcuts(page) {
  const file = readdirSync('dist/assets').find((name) => /^icons\..*\.svg$/.test(name));
  for (const name of shortcuts) {
    await page.setContent(
      `<svg viewBox="0 0 96 96" width="96" height="96">
        <circle cx="48" cy="48" r="48" fill="#0b2b30" />
        <use href="/assets/${file}#${name}" x="22" y="22" width="52" height="52" color="#fff" />
      </svg>`,
    );
    await page.waitForLoadState('networkidle');
    await page.locator('svg').screenshot({ path: `${folder}/${name}.png`, omitBackground: true });
  }
}

requireBuild();
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  for (const { formFactor, options } of devices) {
    const context = await browser.newContext({
      ...options,
      baseURL: server.address,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      // The shortcuts are drawn by markup that the policy of the app forbids.
      bypassCSP: true,
    });
    const page = await context.newPage();
    await signIn(page);
    for (const { name, reach } of views) {
      await page.goto('/');
      await reach(page);
      await page.waitForLoadState('networkidle');
      await takeView(page, `${folder}/${name}-${formFactor}.webp`);
    }
    if (formFactor === 'wide') await takeShortcuts(page);
    await context.close();
  }
} finally {
  await browser.close();
  server.stop();
}
