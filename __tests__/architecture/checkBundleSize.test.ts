import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgets, firstScripts } from '../../scripts/checkBundleSize.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const checkFolder = () => spawnSync('node', ['scripts/checkBundleSize.mjs', folder], { encoding: 'utf8' });

/** Writes one line of about `size` random bytes, which cannot be compressed, and a source map with one source. */
function writeScript(name: string, size: number, source: string) {
  const line = randomBytes(size).filter((byte) => byte !== 10 && byte !== 13);
  writeFileSync(join(folder, name), line);
  const map = { version: 3, sources: [source], names: [], mappings: 'AAAA' };
  writeFileSync(join(folder, `${name}.map`), JSON.stringify(map));
}

/** Writes a page with an entry and a preloaded script, and a late one, and checks them. */
function checkPage(
  sizes: { entry: number; engine: number; late?: number },
  sourceOfEntry = 'webpack://app/./node_modules/react-dom/index.js',
) {
  writeScript('main.js', sizes.entry, sourceOfEntry);
  writeScript('engine.js', sizes.engine, 'webpack://app/./src/startEngine.ts');
  writeScript('late.js', sizes.late ?? 1000, 'webpack://app/./src/late.ts');
  writeFileSync(
    join(folder, 'index.html'),
    '<link rel=stylesheet href=/main.css><script defer src=/main.js></script>' +
      '<link rel="preload" as="script" href="/engine.js">',
  );
  return checkFolder();
}

const { entry, total, late } = budgets;
const room = 2000;

test('a first visit within the budgets passes, and its packages are printed', () => {
  const { status, stdout, stderr } = checkPage({ entry: entry - room, engine: total - entry });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    new RegExp(`^What runs before the first paint: \\d+ bytes gzipped, budget ${entry}$`, 'm'),
  );
  expect(stdout).toMatch(/^ +\d{5} {2}react-dom$/m);
  expect(stdout).toMatch(/^ +\d{5} {2}src\/startEngine.ts$/m);
});

test('an entry over its budget fails, even when the total is within its budget', () => {
  const { status, stderr } = checkPage({ entry: entry + room, engine: room });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^What runs before the first paint is \d+ bytes too many.\n$/);
});

test('a total over its budget fails, even when the entry is within its budget', () => {
  const { status, stderr } = checkPage({ entry: entry - room, engine: total - entry + 2 * room });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^With what is fetched beside it is \d+ bytes too many.\n$/);
});

test('late code over its budget fails', () => {
  const { status, stderr } = checkPage({ entry: room, engine: room, late: late + room });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^What comes right after it is \d+ bytes too many.\n$/);
});

test('a build without late code fails', () => {
  checkPage({ entry: room, engine: room });
  rmSync(join(folder, 'late.js'));
  const { status, stderr } = checkFolder();
  expect(status).toBe(1);
  expect(stderr).toContain('has 0 late chunks');
});

test.each(['zod', '@reduxjs/toolkit'])('an entry with %s fails', (name) => {
  const source = `webpack://app/../elsewhere/node_modules/${name}/dist/index.js`;
  const { status, stderr } = checkPage({ entry: room, engine: room }, source);
  expect(status).toBe(1);
  expect(stderr).toBe(`The first paint waits for ${name}.\n`);
});

test('a page without scripts fails', () => {
  writeFileSync(join(folder, 'index.html'), '<p>Hallo</p>');
  const { status, stderr } = checkFolder();
  expect(status).toBe(1);
  expect(stderr).toContain('loads no script');
});

test('finds quoted and unquoted addresses, and only those of scripts', () => {
  const html =
    '<script src=/a.js></script><script defer="defer" src="/b.js"></script><link rel=preload as=script href=/c.js>' +
    '<link rel="preload" as="script" href="/d.js"/><link rel=preload as=font href=/e.woff2><link href=/f.css>';
  expect(firstScripts(html)).toEqual({ entry: ['/a.js', '/b.js'], preloaded: ['/c.js', '/d.js'] });
});
