import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where the build notes the scripts of the first load. */
export const firstLoadFile = 'build/firstLoad.json';

/**
 * The scripts of a first visit, as paths within `dist`, each in the first part that loads it: `entry` runs before the
 * first paint, `engine` loads together with it, and `late` is what `import('./late')` then still fetches.
 *
 * @typedef {{ entry: string[], engine: string[], late: string[] }} FirstLoad
 */

/** @param {string} [file] @returns {FirstLoad} */
export const readFirstLoad = (file = firstLoadFile) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Returns the scripts of the first load. Webpack moves what several imports need into chunks of their own, so one
 * import loads a group of chunks. Throws when the build has no import of that name.
 *
 * @param {import('webpack').Compilation} compilation
 * @returns {FirstLoad}
 */
export function firstLoadOf({ entrypoints, namedChunkGroups }) {
  /** @type {Set<string>} */
  const known = new Set();
  const [entry = [], engine = [], late = []] = [
    entrypoints.get('main'),
    ...['engine', 'late'].map((name) => namedChunkGroups.get(name)),
  ].map((group, part) => {
    if (!group) throw new Error(`The build lacks part ${part + 1} of the first load.`);
    const files = group.getFiles().filter((file) => file.endsWith('.js') && !known.has(file));
    for (const file of files) known.add(file);
    return files;
  });
  return { entry, engine, late };
}

/** Notes the scripts of the first load, for scripts/checkBundleSize.mjs. */
export class NoteFirstLoad {
  /** @param {import('webpack').Compiler} compiler */
  apply({ hooks }) {
    hooks.afterEmit.tap('NoteFirstLoad', (compilation) => {
      mkdirSync(dirname(firstLoadFile), { recursive: true });
      writeFileSync(firstLoadFile, `${JSON.stringify(firstLoadOf(compilation), null, 2)}\n`);
    });
  }
}
