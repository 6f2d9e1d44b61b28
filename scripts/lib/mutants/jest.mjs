/** Runs Jest in a copy of the repository that has mutants. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';

/** @typedef {{ file: string, title: string, failed: boolean }} Line what a test, or a file as a whole, came to */

/** A test has a minute. Where nothing ends within five, a mutant has made something endless. */
const silence = 300_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Jest has a group of its own, so that the servers end with it that its tests have started. */
const endGroup = (/** @type {import('node:child_process').ChildProcess} */ { pid }) => {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

process.once('exit', () => running.forEach(endGroup));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/**
 * Runs test files until `onLine` returns false.
 *
 * @param {string} copy
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} settings
 * @param {(line: Line) => boolean} onLine
 * @returns {Promise<'ended' | 'failed' | 'stopped' | 'endless'>}
 */
async function runJest(copy, args, settings, onLine) {
  const hook = join(copy, 'scripts/lib/mutants/hook.cjs');
  const { NODE_ENV: _ignored, ...env } = process.env;
  const child = spawn(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--config', 'jest.mutants.config.mjs', ...args],
    {
      cwd: copy,
      env: { ...env, ...settings, NODE_OPTIONS: `--require ${hook}` },
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  running.add(child);
  const ended = once(child, 'exit');
  /** @type {'stopped' | 'endless' | undefined} */
  let cause;
  const stop = (/** @type {'stopped' | 'endless'} */ why) => {
    cause ??= why;
    endGroup(child);
  };
  const watch = setTimeout(stop, silence, 'endless');
  const output = /** @type {import('node:stream').Readable} */ (child.stdio[3]);
  for await (const text of createInterface(output)) {
    watch.refresh();
    const line = /** @type {Line} */ (JSON.parse(text));
    if (!cause && !onLine({ ...line, file: relative(copy, line.file) })) stop('stopped');
  }
  const [code] = await ended;
  clearTimeout(watch);
  running.delete(child);
  return cause ?? (code === 0 ? 'ended' : 'failed');
}

/**
 * Runs all test files with every mutant off, or those below some paths.
 *
 * @param {string} copy
 * @param {string[]} paths
 * @returns {Promise<{ filesByMutant: Map<number, string[]>, seconds: Map<string, number>, failed: Set<string> }>} the
 *   test files that reach each mutant, what they take, and those that fail without a mutant
 */
export async function recordReached(copy, paths) {
  const [report, reached] = [join(copy, 'report.json'), join(copy, 'reached.jsonl')];
  /** @type {Set<string>} */
  const failed = new Set();
  const args = ['--json', `--outputFile=${report}`, ...paths];
  await runJest(copy, args, { MUTANTS_REACHED: reached }, (line) => {
    if (line.failed) failed.add(line.file);
    return true;
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  /** @type {Map<number, string[]>} */
  const filesByMutant = new Map();
  for (const text of new Set(readFileSync(reached, 'utf8').trim().split('\n'))) {
    const [id, file] = JSON.parse(text);
    filesByMutant.set(id, [...(filesByMutant.get(id) ?? []), relative(copy, file)]);
  }
  return {
    filesByMutant,
    seconds: new Map(
      testResults.map((/** @type {{ name: string, startTime: number, endTime: number }} */ result) => [
        relative(copy, result.name),
        (result.endTime - result.startTime) / 1000,
      ]),
    ),
    failed,
  };
}

/**
 * Runs test files with a mutant, one after the other, until a test fails.
 *
 * @param {string} copy
 * @param {number} id
 * @param {string[]} files
 * @returns {Promise<{ file: string, title: string } | undefined>} the test that noticed the mutant
 */
export async function whatNotices(copy, id, files) {
  /** @type {Line | undefined} */
  let last;
  const args = [
    '--runInBand',
    '--passWithNoTests',
    '--runTestsByPath',
    ...files.map((file) => join(copy, file)),
  ];
  const end = await runJest(copy, args, { MUTANT: String(id) }, (line) => {
    last = line;
    return !line.failed;
  });
  if (end === 'ended') return undefined;
  const { file, title } = last ?? { file: files[0] ?? '', title: '' };
  return { file, title: end === 'stopped' ? title : `${end} after: ${title}` };
}
