import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgets, firstScripts } from '../../scripts/checkBundleSize.mjs';
import { type FirstLoad, readFirstLoad } from '../../scripts/lib/firstLoad.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const noted = () => join(folder, 'firstLoad.json');

const checkFolder = () =>
  spawnSync('node', ['scripts/checkBundleSize.mjs', folder, noted()], { encoding: 'utf8' });

const note = (firstLoad: FirstLoad) => writeFileSync(noted(), JSON.stringify(firstLoad));

/** Writes one line of about `size` random bytes, which cannot be compressed, and a source map with one source. */
function writeScript(name: string, size: number, source: string) {
  const line = randomBytes(size).filter((byte) => byte !== 10 && byte !== 13);
  writeFileSync(join(folder, name), line);
  const map = { version: 3, sources: [source], names: [], mappings: 'AAAA' };
  writeFileSync(join(folder, `${name}.map`), JSON.stringify(map));
}

/** Writes a page with an entry and a preloaded script, and late ones, and checks them. */
function checkPage(
  sizes: { entry: number; engine: number; late?: number; sharedLate?: number },
  sourceOfEntry = 'webpack://app/./node_modules/react-dom/index.js',
) {
  writeScript('main.js', sizes.entry, sourceOfEntry);
  writeScript('engine.js', sizes.engine, 'webpack://app/./src/startEngine.ts');
  writeScript('late.js', sizes.late ?? 1000, 'webpack://app/./src/late.ts');
  writeScript('1234.js', sizes.sharedLate ?? 1000, 'webpack://app/./sagas/sync/flush.ts');
  note({ entry: ['main.js'], engine: ['engine.js'], late: ['late.js', '1234.js'] });
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

test('what late code shares with pages counts, too', () => {
  const half = late / 2;
  expect(checkPage({ entry: room, engine: room, late: half, sharedLate: half - room }).status).toBe(0);
  const { status, stderr } = checkPage({ entry: room, engine: room, late: half, sharedLate: half + room });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^What comes right after it is \d+ bytes too many.\n$/);
});

test('a build without late code fails', () => {
  checkPage({ entry: room, engine: room });
  note({ entry: ['main.js'], engine: ['engine.js'], late: [] });
  const { status, stderr } = checkFolder();
  expect(status).toBe(1);
  expect(stderr).toContain('has no late scripts');
});

test('a page that lists other scripts than the build has noted fails', () => {
  checkPage({ entry: room, engine: room });
  note({ entry: ['main.js'], engine: ['engine.js', '1234.js'], late: ['late.js'] });
  const { status, stderr } = checkFolder();
  expect(status).toBe(1);
  expect(stderr).toContain('lists other scripts');
});

/** Builds an app of an entry, an engine and late code, which share modules, in Node itself. Returns what it noted. */
function build(): { status: number | null; stderr: string; firstLoad: FirstLoad | null } {
  const script = `
    import { chdir } from 'node:process';
    import webpack from 'webpack';
    import { NoteFirstLoad } from './scripts/lib/firstLoad.mjs';
    chdir(${JSON.stringify(folder)});
    const compiler = webpack({
      mode: 'production',
      context: process.cwd(),
      entry: './main.js',
      output: { path: process.cwd() + '/dist', filename: '[name].js' },
      optimization: { chunkIds: 'named', splitChunks: { minSize: 0 } },
      plugins: [new NoteFirstLoad()],
    });
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
    });
  `;
  const { status, stderr } = spawnSync('node', ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return {
    status,
    stderr,
    firstLoad: status === 0 ? readFirstLoad(join(folder, 'build/firstLoad.json')) : null,
  };
}

const write = (name: string, code: string) => writeFileSync(join(folder, name), code);

test('the build notes each script of the first load once, with those that imports share', () => {
  write('main.js', "import(/* webpackChunkName: 'engine' */ './engine');");
  write(
    'engine.js',
    "import { both } from './both'; console.log(both); import(/* webpackChunkName: 'late' */ './late');" +
      "import(/* webpackChunkName: 'page' */ './page');",
  );
  write(
    'late.js',
    "import { both } from './both'; import { shared } from './shared'; console.log(both, shared, 1);",
  );
  write('page.js', "import { shared } from './shared'; console.log(shared, 2);");
  write('both.js', 'export const both = { title: document.title };');
  write('shared.js', 'export const shared = { url: document.URL };');
  const { firstLoad } = build();
  expect(firstLoad?.entry).toEqual(['main.js']);
  expect(firstLoad?.engine).toEqual(['engine.js']);
  expect(firstLoad?.late).toHaveLength(2);
  expect(firstLoad?.late).toContain('late.js');
  expect(firstLoad?.late).not.toContain('page.js');
});

test('a build whose late code has another name fails', () => {
  write('main.js', "import(/* webpackChunkName: 'engine' */ './engine');");
  write('engine.js', "import('./later');");
  write('later.js', 'console.log(1);');
  const { status, stderr } = build();
  expect(status).toBe(1);
  expect(stderr).toContain('The build lacks part 3 of the first load.');
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
