/** Bundles the simulation of the sync engine and runs it in threads, each with its own clock. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { context } from 'esbuild';

export const root = resolve(import.meta.dirname, '../..');

/** Megabytes of a thread for what is new. Most of what a seed makes is thrown away before such a space is full. */
const maxYoungGenerationSizeMb = 192;

/**
 * An esbuild plugin that patches the sources. Fails when the text of a patch does not occur exactly once in its file.
 *
 * @param {() => import('../../__tests__/simulation/mutants').Patch[]} patchesNow
 * @returns {import('esbuild').Plugin}
 */
function patching(patchesNow) {
  return {
    name: 'patching',
    setup(builder) {
      builder.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const own = patchesNow().filter(({ file }) => join(root, file) === path);
        if (own.length === 0) return undefined;
        const source = readFileSync(path, 'utf8');
        return { contents: own.reduce(patched, source), loader: 'ts' };
      });
    },
  };
}

/**
 * Returns a source with a patch. Throws when the text of the patch does not occur exactly once.
 *
 * @param {string} source
 * @param {import('../../__tests__/simulation/mutants').Patch} patch
 */
export function patched(source, { file, find, replace }) {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places like: ${find}`);
  return parts.join(replace);
}

/** Starts a bundler. It compiles each source once, and again only when a patch changes it. */
export async function startBundler() {
  /** @type {import('../../__tests__/simulation/mutants').Patch[]} */
  let patches = [];
  const compiler = await context({
    absWorkingDir: root,
    entryPoints: ['__tests__/simulation/worker.ts'],
    outfile: 'worker.cjs',
    write: false,
    bundle: true,
    platform: 'node',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [patching(() => patches)],
    logLevel: 'error',
  });
  return {
    /**
     * Bundles the simulation into one file, in production mode for speed. Bundles one after the other.
     *
     * @param {import('../../__tests__/simulation/mutants').Patch[]} [changes] such as a removed check
     */
    bundle: async (changes = []) => {
      patches = changes;
      const { outputFiles } = await compiler.rebuild();
      const [file] = outputFiles;
      if (!file) throw new Error('esbuild made no bundle.');
      return simulationOf(file.contents);
    },
    end: () => compiler.dispose(),
  };
}

/** Bundles the simulation of the engine as it is. */
export async function bundleSimulation() {
  const { bundle, end } = await startBundler();
  return bundle().finally(end);
}

/** @param {Uint8Array} code the bundle */
function simulationOf(code) {
  const folder = mkdtempSync(join(tmpdir(), 'simulation-'));
  const file = join(folder, 'worker.cjs');
  writeFileSync(file, code);
  /** @type {Set<Worker>} */
  const idle = new Set();
  return {
    /** Changes with the engine, and with what simulates it. */
    hash: createHash('sha256').update(code).digest('hex'),
    /**
     * Runs a task in a thread of its own. A thread that is done takes later tasks, because its code is compiled by
     * then.
     *
     * @param {import('../../__tests__/simulation/worker').Task} task
     * @returns {Promise<unknown>}
     */
    perform: (task) =>
      new Promise((done, failed) => {
        const [worker = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb } })] = idle;
        idle.delete(worker);
        worker.removeAllListeners();
        worker.ref();
        worker.once('error', failed);
        worker.once('exit', () => {
          idle.delete(worker);
          failed(new Error('The thread of the simulation ended without a result.'));
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

/** @typedef {Awaited<ReturnType<typeof startBundler>>} Bundler */
/** @typedef {ReturnType<typeof simulationOf>} Simulation */
/** @typedef {import('../../__tests__/simulation/worker').Task} Task */
/** @typedef {import('../../__tests__/simulation/worker').Found} Found */

/**
 * Performs tasks in as many threads as there are processors.
 *
 * @param {Simulation} simulation
 * @param {readonly Task[]} tasks
 * @param {(result: any, at: number) => void} onResult called with each result and the number of its task, in any order
 */
export async function performAll(simulation, tasks, onResult) {
  const waiting = tasks.entries();

  async function work() {
    for (const [at, task] of waiting) onResult(await simulation.perform(task), at);
  }

  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** The number of seeds that a thread takes at a time: few, so that all threads end at about the same time. */
const portionSize = 20;

/**
 * Cuts a list into portions.
 *
 * @template Item
 * @param {readonly Item[]} list
 * @param {number} size
 */
const portionsOf = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

/**
 * Runs seeds in all threads.
 *
 * @param {Simulation} simulation
 * @param {readonly number[]} seeds
 * @param {(portion: Found, done: number, failed: number) => void} [onPortion] called after each portion, with the
 *   number of seeds done and of failures so far
 * @returns {Promise<{ failures: Found['failures'], seen: Map<string, number> }>} what happened, and in how many seeds
 */
export async function runSeeds(simulation, seeds, onPortion) {
  /** @type {Found['failures']} */
  const failures = [];
  /** @type {Map<string, number>} */
  const seen = new Map();
  let done = 0;
  const portions = portionsOf(seeds, portionSize);
  const tasks = portions.map((portion) => ({
    what: /** @type {const} */ ('seeds'),
    seeds: portion,
    untilFirst: false,
  }));
  await performAll(simulation, tasks, (/** @type {Found} */ portion, at) => {
    for (const [name, count] of portion.seen) seen.set(name, (seen.get(name) ?? 0) + count);
    failures.push(...portion.failures);
    done += portions[at]?.length ?? 0;
    onPortion?.(portion, done, failures.length);
  });
  return { failures, seen };
}
