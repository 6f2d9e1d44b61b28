import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initialScriptBudget, initialScripts } from '../../scripts/checkBundleSize.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Builds a page with two scripts of so many bytes, which no compression makes smaller, and checks it. */
function checkPage(...sizes: [number, number]) {
  sizes.forEach((size, index) => {
    writeFileSync(join(folder, `${index}.js`), randomBytes(size));
  });
  writeFileSync(
    join(folder, 'index.html'),
    '<script defer src="/0.js"></script><script defer src=/1.js></script>',
  );
  return spawnSync('node', ['scripts/checkBundleSize.mjs', folder], { encoding: 'utf8' });
}

test('a first visit within the budget passes and is told its size', () => {
  const { status, stdout } = checkPage(initialScriptBudget / 2 - 1000, initialScriptBudget / 2 - 1000);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Initial JavaScript: 14\d{4} bytes gzipped, budget 150000$/m);
});

test('scripts that are too big together fail, though each is small enough', () => {
  expect(checkPage(initialScriptBudget / 2, initialScriptBudget / 2).status).toBe(1);
});

test('a page without scripts is not the built app', () => {
  writeFileSync(join(folder, 'index.html'), '<p>Hallo</p>');
  const { status, stderr } = spawnSync('node', ['scripts/checkBundleSize.mjs', folder], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('loads no script');
});

test('quoted and unquoted addresses are found', () => {
  expect(initialScripts('<script src=/a.js></script><script defer="defer" src="/b.js"></script>')).toEqual([
    '/a.js',
    '/b.js',
  ]);
});
