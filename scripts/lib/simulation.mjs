/** Bundles the simulation of the sync engine and runs it in threads, each with its own clock. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
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
  /** @type {Set<Worker>} */
  const idle = new Set();
  return {
    /**
     * Runs a task in a thread of its own. A thread that is done takes later tasks, because its code is compiled by then.
     *
     * @param {import('../../__tests__/simulation/worker').Task} task
     * @returns {Promise<unknown>}
     */
    perform: (task) =>
      new Promise((done, failed) => {
        const [worker = new Worker(file)] = idle;
        idle.delete(worker);
        worker.removeAllListeners();
        worker.ref();
        worker.once('error', failed);
        worker.once('exit', () => {
          idle.delete(worker);
          failed(new Error('The simulation came to no end.'));
        });
        worker.once('message', (result) => {
          worker.unref();
          idle.add(worker);
          done(result);
        });
        worker.postMessage(task);
      }),
    remove: async () => {
      await Promise.all([...idle].map((worker) => worker.terminate()));
      rmSync(folder, { recursive: true });
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof bundleSimulation>>} Simulation */
/** @typedef {import('../../__tests__/simulation/worker').Found} Found */

/** The number of seeds that a thread takes at a time. */
const portionSize = 250;

/**
 * Runs seeds in as many threads as there are processors.
 *
 * @param {Simulation} simulation
 * @param {number} from the first seed
 * @param {number} to the last seed
 * @param {(portion: Found, done: number, failed: number) => void} [onPortion] called after each portion, with the
 *   number of seeds done and of failures so far
 * @returns {Promise<{ failures: Found['failures'], seen: Map<string, number> }>} what happened, and in how many seeds
 */
export async function runSeeds(simulation, from, to, onPortion) {
  /** @type {Found['failures']} */
  const failures = [];
  /** @type {Map<string, number>} */
  const seen = new Map();
  let next = from;
  let done = 0;

  async function work() {
    for (let first = next; first <= to; first = next) {
      const last = Math.min(first + portionSize - 1, to);
      next = last + 1;
      const task = /** @type {const} */ ({ what: 'seeds', from: first, to: last, untilFirst: false });
      const portion = /** @type {Found} */ (await simulation.perform(task));
      for (const [name, count] of portion.seen) seen.set(name, (seen.get(name) ?? 0) + count);
      failures.push(...portion.failures);
      done += last - first + 1;
      onPortion?.(portion, done, failures.length);
    }
  }

  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { failures, seen };
}
