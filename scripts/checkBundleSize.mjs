/**
 * Fails when a first visit loads more JavaScript than the budget, or when the entry contains a package that the first
 * paint does not need. Prints the loaded bytes by package.
 *
 * The build notes which scripts these are (`lib/firstLoad.mjs`). index.html lists those that load together:
 * webpack.config.js adds what the entry imports on demand. `__tests__/e2e/firstLoad.test.ts` confirms the sizes in a
 * browser.
 */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstLoadFile, readFirstLoad } from './lib/firstLoad.mjs';
import { isMain } from './lib/mainModule.mjs';

/**
 * In gzipped bytes: `entry` runs before the first paint; `total` adds the scripts that load together with it; `late` is
 * all that is fetched right after it, also what it shares with pages. About 1 % above what the build had when they were
 * set.
 */
export const budgets = { entry: 89_200, total: 160_000, late: 57_500 };

/** The packages that only the engine may contain, because it runs after the first paint. */
const engineOnly = [
  '@redux-saga/core',
  '@reduxjs/toolkit',
  'dayjs',
  'idb',
  'immer',
  'localforage',
  'react-redux',
  'redux',
  'redux-persist',
  'zod',
];

/**
 * Returns the addresses of the scripts that a page runs at once, and of those that it preloads.
 *
 * @param {string} html
 */
export function firstScripts(html) {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const preloads = tags.filter((tag) => /\bas="?script\b/.test(tag));
  return { entry: addressesIn(tags, 'src'), preloaded: addressesIn(preloads, 'href') };
}

/** @param {string[]} tags @param {string} attribute */
function addressesIn(tags, attribute) {
  const pattern = new RegExp(`\\b${attribute}="?([^"\\s>]+)`);
  return tags.flatMap((tag) => pattern.exec(tag)?.[1] ?? []);
}

/** @param {string} file @returns {number} its gzipped bytes */
export const gzippedSize = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/**
 * Returns the gzipped bytes of scripts by package, or by folder of this repository. They are estimated: a package gets
 * the same share of the compressed file as its code has of the minified file, according to the source map.
 *
 * @param {string[]} files
 * @returns {Map<string, number>} the largest first
 */
function bytesByPackage(files) {
  /** @type {Map<string, number>} */
  const bytes = new Map();
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    const compression = gzippedSize(file) / code.length;
    for (const [line, text] of code.split('\n').entries()) {
      for (let column = 0; column < text.length; column += 1) {
        const name = packageAt(map.findEntry(line, column));
        bytes.set(name, (bytes.get(name) ?? 0) + compression);
      }
    }
  }
  return new Map([...bytes].sort(([, one], [, other]) => other - one));
}

/** @param {import('node:module').SourceMapping | {}} entry the source of a character */
function packageAt(entry) {
  const source = 'originalSource' in entry ? entry.originalSource : '';
  const [, name] =
    /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? /\/\.\/((?:src\/)?[^/]+)/.exec(source) ?? [];
  return name ?? 'webpack';
}

/** @param {string} title @param {number} size @param {number} budget */
function checkSize(title, size, budget) {
  console.log(`${title}: ${size} bytes gzipped, budget ${budget}`);
  if (size <= budget) return;
  console.error(`${title} is ${size - budget} bytes too many.`);
  process.exitCode = 1;
}

/** @param {Map<string, number>} packages */
function printPackages(packages) {
  for (const [name, size] of packages) console.log(`${String(Math.round(size)).padStart(8)}  ${name}`);
}

/**
 * @param {string} folder that holds the built index.html
 * @param {string} noted the file with the scripts of the first load
 */
function checkBuild(folder, noted) {
  const listed = firstScripts(readFileSync(join(folder, 'index.html'), 'utf8'));
  if (listed.entry.length === 0) throw new Error(`${folder}/index.html loads no script`);
  const { entry, engine, late } = readFirstLoad(noted);
  const isSame = (/** @type {string[]} */ addresses, /** @type {string[]} */ files) =>
    addresses.toSorted().join() ===
    files
      .map((file) => `/${file}`)
      .toSorted()
      .join();
  if (!isSame(listed.entry, entry) || !isSame(listed.preloaded, engine))
    throw new Error(`${folder}/index.html lists other scripts than ${noted}`);
  if (late.length === 0) throw new Error(`${noted} has no late scripts`);
  const inFolder = (/** @type {string[]} */ files) => files.map((file) => join(folder, file));
  const sizeOf = (/** @type {string[]} */ files) =>
    inFolder(files)
      .map(gzippedSize)
      .reduce((sum, size) => sum + size, 0);
  const entryPackages = bytesByPackage(inFolder(entry));
  checkSize('What runs before the first paint', sizeOf(entry), budgets.entry);
  printPackages(entryPackages);
  checkSize('With what is fetched beside it', sizeOf([...entry, ...engine]), budgets.total);
  printPackages(bytesByPackage(inFolder(engine)));
  checkSize('What comes right after it', sizeOf(late), budgets.late);
  printPackages(bytesByPackage(inFolder(late)));
  for (const name of engineOnly.filter((name) => entryPackages.has(name))) {
    console.error(`The first paint waits for ${name}.`);
    process.exitCode = 1;
  }
}

if (isMain(import.meta.url)) checkBuild(process.argv[2] ?? 'dist', process.argv[3] ?? firstLoadFile);
