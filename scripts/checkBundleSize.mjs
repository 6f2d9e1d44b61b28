/** Fails when a first visit has to load more JavaScript than the budget, and prints the figure. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isMain } from './lib/mainModule.mjs';

/** What the first route may load before it shows, in gzipped bytes. */
export const initialScriptBudget = 150_000;

/**
 * The scripts that a page loads at once, as its own tags name them.
 *
 * @param {string} html
 * @returns {string[]} addresses
 */
export function initialScripts(html) {
  return [...html.matchAll(/<script\b[^>]*\bsrc="?([^"\s>]+)/g)].map(([, address]) => String(address));
}

/**
 * The size of a built page's initial scripts.
 *
 * @param {string} folder that holds index.html
 * @returns {number} gzipped bytes
 */
export function initialScriptSize(folder) {
  const scripts = initialScripts(readFileSync(join(folder, 'index.html'), 'utf8'));
  if (scripts.length === 0) throw new Error(`${folder}/index.html loads no script`);
  return scripts
    .map((address) => gzipSync(readFileSync(join(folder, address)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
}

if (isMain(import.meta.url)) {
  const size = initialScriptSize(process.argv[2] ?? 'dist');
  console.log(`Initial JavaScript: ${size} bytes gzipped, budget ${initialScriptBudget}`);
  if (size > initialScriptBudget) {
    console.error(`The first route loads ${size - initialScriptBudget} bytes too many.`);
    process.exit(1);
  }
}
