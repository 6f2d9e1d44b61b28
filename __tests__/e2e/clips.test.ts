import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';
import type { Cut } from '../../src/domain/clips/cut';
import { mov, mp4 } from '../server/clips/bytes';
import { aNewClip, letEditContent } from '../server/clips/upload';
import { type Demo, startDemo } from '../server/support';
import type { makeAndSend } from '../services/clipsClient';
import { chromiumSettings } from './chromium';

let browser: Browser;
let script: string;
let demo: Demo;
let origin: string;
beforeAll(async () => {
  browser = await chromium.launch(chromiumSettings);
  const { outputFiles } = await build({
    entryPoints: ['__tests__/services/clipsClient.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  });
  script = outputFiles.map(({ text }) => text).join('\n');
  demo = await startDemo();
  await letEditContent(demo, 'clara');
  origin = `http://localhost:${new URL(await demo.app.listen({ port: 0, host: 'localhost' })).port}`;
});
afterAll(async () => {
  await browser.close();
  await demo.stop();
});

/** Makes and sends a clip in a page of the server, under its own security policy. */
const send = async (bytes: Buffer | null, cut: Cut) => {
  const page = await browser.newPage();
  await page.addInitScript(script);
  await page.goto(`${origin}/api/features`);
  const seen = await page.evaluate(
    ([sent, at, token]) =>
      (globalThis as unknown as { makeAndSend: typeof makeAndSend }).makeAndSend(sent, at, token),
    [bytes && [...bytes], cut, await demo.tokenOf('clara')] as const,
  );
  await page.close();
  return seen;
};

const take = async (upload: string | null) =>
  (await demo.post('clara', '/clips/', aNewClip(upload ?? ''))).json();

test.each([
  ['an MP4', mp4()],
  ['a MOV', mov()],
])('[CT-3] [CT-12] %s is cut, made small, and taken by the server', async (_, bytes) => {
  const { opened, made, upload, shares } = await send(bytes, { start: 0.5, end: 2.5, still: 1 });
  expect(opened).toMatchObject({ size: bytes.length, canMake: true });
  expect(made?.size).toBeLessThanOrEqual(5_000_000);
  expect(made?.still).toMatch(/^data:image\/jpeg;base64,/);
  expect(shares.at(-1)).toBe(1);
  const clip = await take(upload);
  expect(clip.seconds).toBeGreaterThan(1.8);
  expect(clip.seconds).toBeLessThan(2.3);
});

test('[CT-3] what the camera records is made a clip', async () => {
  const { opened, made, upload } = await send(null, { start: 0.5, end: 2, still: 1 });
  expect(opened).toMatchObject({ canMake: true });
  expect(made?.still).toMatch(/^data:image\/jpeg;base64,/);
  expect(await take(upload)).toMatchObject({ size: made?.size });
});

test('[CT-3] a page that calls itself a video is refused before anything is sent', async () => {
  const { opened, upload } = await send(Buffer.from('<!doctype html>'), { start: 0, end: 1, still: 0 });
  expect([opened, upload]).toEqual([null, null]);
});
