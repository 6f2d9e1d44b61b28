import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Demo, makeFolder, startDemo } from '../support';

const page = '<!doctype html><title>Athletik Screening</title>';
const signInPage = `${page}<form></form>`;
const demoPage = `${signInPage}<section></section>`;
const known = { accept: 'text/html', cookie: 'XSRF-TOKEN=a' };
const script = 'document.title;';
const sourceMap = '{"version":3}';
const hashedScript = '/assets/main.0123456789abcdef0123.js';

let distDir: string;
let demo: Demo;
beforeAll(async () => {
  distDir = makeFolder();
  mkdirSync(join(distDir, 'assets'));
  writeFileSync(join(distDir, 'index.html'), page);
  writeFileSync(join(distDir, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(join(distDir, 'sign-in.html'), signInPage);
  writeFileSync(join(distDir, 'sign-in.html.br'), brotliCompressSync(signInPage));
  writeFileSync(join(distDir, 'sign-in-demo.html'), demoPage);
  writeFileSync(join(distDir, 'sign-in-demo.html.br'), brotliCompressSync(demoPage));
  writeFileSync(join(distDir, 'service-worker.js'), script);
  writeFileSync(join(distDir, hashedScript), script);
  writeFileSync(join(distDir, `${hashedScript}.br`), brotliCompressSync(script));
  writeFileSync(join(distDir, `${hashedScript}.gz`), gzipSync(script));
  for (const end of ['', '.br', '.gz']) writeFileSync(join(distDir, `${hashedScript}.map${end}`), sourceMap);
  demo = await startDemo({ distDir });
});
afterAll(async () => {
  await demo.stop();
  rmSync(distDir, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) =>
  demo.app.inject({ url, headers });

test.each(['/', '/login', '/login?returnUrl=%2F'])(
  '[CO-29] a first visit to %s gets the sign-in in the page, and a later one the page alone',
  async (url) => {
    const first = await open(url);
    expect(first.body).toBe(demoPage);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.cookies).toHaveLength(2);
    const etag = String(first.headers.etag);
    // What the browser has kept of the first visit is not what it gets now.
    const later = await open(url, { ...known, 'if-none-match': etag });
    expect(later.statusCode).toBe(200);
    expect(later.body).toBe(page);
  },
);

test('[CO-29] [RU-6] only a demo offers its accounts in the page of a first visit', async () => {
  const club = await startDemo({ distDir, hasDemo: false });
  const { body } = await club.app.inject({ url: '/login', headers: { accept: 'text/html' } });
  await club.stop();
  expect(body).toBe(signInPage);
});

test.each(['/index.html', '/impressum', '/invitation/a.b'])(
  '[CO-29] a first visit to %s, which needs no sign-in, gets none',
  async (url) => {
    expect((await open(url)).body).toBe(page);
  },
);

test.each(['/', '/login', '/screening/7', '/screeningoverview?x=1', '/password/recovery/a.b', '/apidocs'])(
  '[RU-1] %s opens the app',
  async (url) => {
    const answer = await open(url, known);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(page);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

test('[CO-17] a page sets the XSRF cookies, a file does not', async () => {
  expect((await open('/login')).cookies).toEqual([
    expect.objectContaining({ name: 'XSRF-TOKEN', sameSite: 'Strict' }),
    expect.objectContaining({ name: 'ATHLETIK-XSRF', sameSite: 'Strict' }),
  ]);
  expect((await open('/')).cookies).toHaveLength(2);
  expect((await open(hashedScript)).cookies).toEqual([]);
});

test.each(['', '?x=1', '.br', '.gz', '%2Ebr'])('a source map is nobody’s at %j', async (end) => {
  for (const accept of ['*/*', 'text/html', 'application/json']) {
    for (const path of [`${hashedScript}.map`, hashedScript.replace('assets', '%61ssets').concat('.m%61p')]) {
      const answer = await open(`${path}${end}`, { accept, 'accept-encoding': 'br, gzip' });
      expect(answer.statusCode).toBe(404);
    }
  }
});

test.each(['br', 'gzip'])('what was compressed at build time is sent as %s', async (encoding) => {
  const answer = await open(hashedScript, { 'accept-encoding': encoding });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-type']).toMatch(/javascript/);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a compressed page is asked for again and sets the cookies as well', async () => {
  const answer = await open('/login', { accept: 'text/html', 'accept-encoding': 'br' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.cookies).toHaveLength(2);
});

test('the service worker is asked for again each time', async () => {
  const answer = await open('/service-worker.js');
  expect(answer.body).toBe(script);
  expect(answer.headers['cache-control']).toBe('no-cache');
  const again = await open('/service-worker.js', { 'if-none-match': String(answer.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test.each([
  ['GET', '/assets/main.fedcba9876543210fedc.js', '*/*'],
  ['GET', '/data.json', 'application/json'],
  ['GET', '/login', 'application/json'],
  ['GET', '/../athletik.sqlite', '*/*'],
  ['GET', '/%2e%2e/athletik.sqlite', '*/*'],
  ['POST', '/login', 'text/html'],
  ['GET', '/api/login', 'text/html'],
  ['GET', '/api', 'text/html'],
] as const)('[API-41] %s %s with %s is 404, not the app', async (method, url, accept) => {
  const answer = await demo.app.inject({ method, url, headers: { accept } });
  expect(answer.json()).toMatchObject({ status: 404, message: 'Diese Adresse gibt es nicht.' });
});

test('a strict policy lets nothing run but the app’s own files, over plain http too', async () => {
  const { headers } = await open('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toMatch(/connect-src 'self' blob:(;|$)/);
  expect(policy).not.toMatch(/unsafe|\*|upgrade-insecure-requests/);
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
});
