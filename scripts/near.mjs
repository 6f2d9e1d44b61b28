/**
 * Checks what a change touches, in at most 20 s: `npm run near` for what is not committed, or else for the last commit;
 * `npm run near -- FILE …` for these files. It lints the files, checks all types, and runs the tests of the same
 * feature and those that import a changed file, the nearest first, as many as the time allows. `npm test` runs all.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { nearest } from './lib/near.mjs';
import { runBeside } from './lib/run.mjs';
import { writeSuites } from './lib/suites.mjs';
import { filesBelow } from './lib/syntax.mjs';

const limit = 20_000;
/** Test files in the suites, the nearest first. A suite that is not done in time says nothing. */
const sizes = [1, 1, 1, 1, 2, 2];
const usualSize = 4;

const root = join(import.meta.dirname, '..');
const elapsed = () => performance.now();
const isCode = (/** @type {string} */ file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file);
/** These take longer than all the time there is. */
const isLong = (/** @type {string} */ test) => /^__tests__\/(simulation|architecture)\//.test(test);

/** A change of the engine may move a guard away from its mutant. */
const isGuarded = (/** @type {string} */ file) => /^(sagas|store|src\/domain)\//.test(file);
const guardsTest = '__tests__/simulation/patches.test.ts';

/** @param {string[]} args */
const linesOf = (/** @type {string} */ command, args) =>
  spawnSync(command, args, { encoding: 'utf8', cwd: root }).stdout.split('\n').filter(Boolean);

function changedFiles() {
  const given = process.argv.slice(2).map((file) => relative(root, join(process.cwd(), file)));
  if (given.length > 0) return given;
  const open = [
    ...linesOf('git', ['diff', '--name-only', 'HEAD']),
    ...linesOf('git', ['ls-files', '--others', '--exclude-standard']),
  ];
  return open.length > 0 ? open : linesOf('git', ['diff', '--name-only', 'HEAD~1']);
}

/** Returns the tests that import one of these files. @param {string[]} files */
const relatedTests = (files) =>
  linesOf('npx', ['jest', '--listTests', '--findRelatedTests', ...files]).map((path) => relative(root, path));

/**
 * Divides tests into suites that keep their order: each of one project and one environment.
 *
 * @param {string[]} tests
 * @returns {Record<'node' | 'page', import('./lib/suites.mjs').Suite[]>}
 */
function inOrder(tests) {
  /** @type {Record<'node' | 'page', import('./lib/suites.mjs').Suite[]>} */
  const suites = { node: [], page: [] };
  let count = 0;
  for (const test of tests) {
    const project = test.endsWith('.tsx') ? 'page' : 'node';
    const environment = /@jest-environment (\S+)/.exec(readFileSync(join(root, test), 'utf8'))?.[1] ?? '';
    const path = relative('__tests__', test);
    const last = suites[project].findLast((suite) => suite.environment === environment);
    if (last && last.files.length < (sizes[Number(last.name) - 1] ?? usualSize)) last.files.push(path);
    else {
      count += 1;
      suites[project].push({ name: `${String(count).padStart(3, '0')}`, environment, files: [path] });
    }
  }
  return suites;
}

/** Runs the tests until they are done or the time is over. @param {string[]} tests */
async function runTests(tests) {
  const suites = inOrder(tests);
  writeSuites('near-node', suites.node);
  writeSuites('near-page', suites.page);
  const jest = spawn('npx', ['jest', '--config', 'jest.near.config.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let output = '';
  jest.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const timer = setTimeout(() => process.kill(-Number(jest.pid), 'SIGKILL'), limit - elapsed());
  const [code] = await once(jest, 'close');
  clearTimeout(timer);
  const done = [...output.matchAll(/^(PASS|FAIL) .*\.suites\/near-(node|page)\/(\d+)/gm)];
  const failed = done.filter(([, outcome]) => outcome === 'FAIL');
  const ran = done.flatMap(([, , project, name]) => {
    const suite = suites[/** @type {'node' | 'page'} */ (project)].find((each) => each.name === name);
    return suite?.files ?? [];
  });
  if (failed.length > 0) console.log(output);
  const outcome = failed.length > 0 ? 'SOME FAILED' : ran.length > 0 ? 'all good' : 'NONE WAS DONE IN TIME';
  console.log(`tests: ${ran.length} of ${tests.length} files ran, ${outcome}`);
  for (const file of ran) console.log(`  ${file}`);
  return ran.length > 0 && failed.length === 0 && (code === 0 || code === null);
}

const changed = changedFiles().filter((file) => existsSync(join(root, file)));
const code = changed.filter(isCode);
const others = [
  runBeside('npx', ['biome', 'check', '--no-errors-on-unmatched', ...changed]),
  runBeside('npx', ['tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/near.tsbuildinfo']),
];
const all = filesBelow(join(root, '__tests__'))
  .map((path) => relative(root, path))
  .filter(
    (path) =>
      /\.test\.tsx?$/.test(path) && !/^__tests__\/(e2e|browsers|postgres)\//.test(path) && !isLong(path),
  );
const tests = [
  ...(code.some(isGuarded) ? [guardsTest] : []),
  ...(code.length > 0 ? nearest(all, relatedTests(code), code) : []),
];
let isGood = tests.length === 0 || (await runTests(tests));
for (const [index, { succeeded, output }] of (await Promise.all(others)).entries()) {
  console.log(`${['lint', 'types'][index]}: ${succeeded ? 'good' : `FAILED\n${output}`}`);
  isGood &&= succeeded;
}
console.log(`${(elapsed() / 1000).toFixed(1)} s`);
process.exitCode = isGood ? 0 : 1;
