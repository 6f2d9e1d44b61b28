/**
 * Runs all checks that must pass before a change is merged, quick checks first. Starts no step after a failure. The
 * last lines of the output say what took how long and what failed, name the browsers that are not installed, and count
 * the tests: `N passed, N failed`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingLines } from './lib/browsers.mjs';
import { durationsOf, tellDurations } from './lib/durations.mjs';
import { failuresOf } from './lib/failures.mjs';
import { run, runBeside } from './lib/run.mjs';

const reports = mkdtempSync(join(tmpdir(), 'verify-'));
const reportOf = (/** @type {string} */ step) => join(reports, `${step}.json`);
const withReport = (/** @type {string} */ step) => ['--json', `--outputFile=${reportOf(step)}`];

/** A script of package.json and its arguments. @typedef {string[]} Step */

/**
 * The steps of a row run one after the other, the rows of a stage at the same time. The tests have stages of their own,
 * because they already use all processors.
 *
 * @type {Step[][][]}
 */
const stages = [
  [[['lockfile'], ['types'], ['lint'], ['imports'], ['rules']], [['build']]],
  [[['unit', '--', ...withReport('unit')]]],
  [[['postgres', '--', ...withReport('postgres')]]],
  [[['e2e', '--', ...withReport('e2e')]]],
  [[['bench:guard']]],
  [[['browsers', '--', '--installed', ...withReport('browsers')]]],
];

// Jest sets NODE_ENV itself. With "production" from the shell, React would lack its test tools.
const { NODE_ENV: _ignored, ...env } = process.env;

/** @type {string[]} */
const failed = [];

/**
 * Runs a step and records a failure in `failed`.
 *
 * @param {Step} step
 * @param {boolean} isAlone whether no other step runs at the same time; its output is then shown at once
 */
async function perform([script = '', ...rest], isAlone) {
  const start = performance.now();
  const args = ['run', '--silent', script, ...rest];
  const { succeeded, output } = isAlone
    ? { succeeded: run('npm', args, { env }), output: '' }
    : await runBeside('npm', args, { env });
  if (!succeeded) failed.push(script);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${output}── ${script} ${succeeded ? 'passed' : 'FAILED'} after ${seconds} s\n`);
}

/**
 * Runs the steps of a row in order. Starts no step after any step has failed.
 *
 * @param {Step[]} row
 * @param {boolean} isAlone
 */
async function performRow(row, isAlone) {
  for (const step of row) if (failed.length === 0) await perform(step, isAlone);
}

/**
 * Counts the tests of a Jest report. Returns zeros when Jest did not write the report.
 *
 * @param {string} file
 */
function countTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // A test file that cannot be loaded counts as one failed test.
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

for (const stage of stages) await Promise.all(stage.map((row) => performRow(row, stage.length === 1)));
const written = ['unit', 'postgres', 'e2e', 'browsers'].map(reportOf);
const counts = written.map(countTests);
const present = written.filter((file) => existsSync(file));
const durations = present.flatMap(durationsOf);
const failures = present.flatMap(failuresOf);
const budget = JSON.parse(readFileSync('scripts/durations.json', 'utf8'));
if (durations.length > 0) for (const line of tellDurations(durations, budget)) console.log(line);
rmSync(reports, { recursive: true });
for (const line of failures) console.log(line);
if (failed.length > 0) console.log(`FAILED: ${failed.join(', ')}`);
for (const line of missingLines()) console.log(line);
const sumOf = (/** @type {'passed' | 'failed'} */ field) =>
  counts.reduce((sum, { [field]: count }) => sum + count, 0);
console.log(`${sumOf('passed')} passed, ${sumOf('failed')} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
