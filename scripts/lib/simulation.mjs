/** Bundles the simulation of the sync engine and runs it in threads, each with its own clock. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

/**
 * An esbuild plugin that patches the sources. Fails when the text of a patch does not occur exactly once in its file.
 *
 * @param {import('../../__tests__/simulation/mutants').Patch[]} patches
 * @returns {import('esbuild').Plugin}
 */
function patching(patches) {
  return {
    name: 'patching',
    setup(builder) {
      builder.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const own = patches.filter(({ file }) => join(root, file) === path);
        if (own.length === 0) return undefined;
        const source = readFileSync(path, 'utf8');
        return { contents: own.reduce(patched, source), loader: 'ts' };
      });
    },
  };
}

/**
 * @param {string} source
 * @param {import('../../__tests__/simulation/mutants').Patch} patch
 */
function patched(source, { file, find, replace }) {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places like: ${find}`);
  return parts.join(replace);
}

/**
 * Bundles the simulation into one file, in production mode for speed.
 *
 * @param {import('../../__tests__/simulation/mutants').Patch[]} [patches] changes, such as a removed check
 */
export async function bundleSimulation(patches = []) {
  const folder = mkdtempSync(join(tmpdir(), 'simulation-'));
  const file = join(folder, 'worker.cjs');
  await build({
    entryPoints: [join(root, '__tests__/simulation/worker.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [patching(patches)],
    logLevel: 'error',
  });
  return {
    /**
     * Runs a task in a new thread.
     *
     * @param {import('../../__tests__/simulation/worker').Task} task
     * @returns {Promise<unknown>}
     */
    perform: (task) =>
      new Promise((done, failed) => {
        const worker = new Worker(file, { workerData: task });
        worker.once('message', done).once('error', failed);
        worker.once('exit', () => failed(new Error('The simulation came to no end.')));
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
