/**
 * Everything that has to hold before a change is taken in, the quick checks first. Stops at the first that fails. The
 * last line sums up the tests: `N passed, N failed`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, runBeside } from './lib/run.mjs';

const reports = mkdtempSync(join(tmpdir(), 'verify-'));
const unitReport = join(reports, 'unit.json');
const e2eReport = join(reports, 'e2e.json');

/** A script of package.json and its arguments. @typedef {string[]} Step */

/**
 * The steps of a row run one after the other, the rows of a stage at the same time. The tests use all processors by
 * themselves.
 *
 * @type {Step[][][]}
 */
const stages = [
  [[['lockfile'], ['types'], ['lint'], ['imports'], ['rules']], [['build']]],
  [[['unit', '--', '--json', `--outputFile=${unitReport}`]]],
  [[['e2e', '--', '--json', `--outputFile=${e2eReport}`]]],
];

// The tests choose their mode themselves; a shell that says "production" would take React's test tools from them.
const { NODE_ENV: _ignored, ...env } = process.env;

/** @type {string[]} */
const failed = [];

/**
 * Runs a step and notes whether it failed.
 *
 * @param {Step} step
 * @param {boolean} isAlone whether nothing else runs meanwhile, so that its output is shown as it comes
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
 * Begins no step once one has failed; what runs already is waited for.
 *
 * @param {Step[]} row
 * @param {boolean} isAlone
 */
async function performRow(row, isAlone) {
  for (const step of row) if (failed.length === 0) await perform(step, isAlone);
}

/**
 * The tests of a report that Jest wrote, none when it never came to that.
 *
 * @param {string} file
 */
function countTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // A file that cannot even be loaded counts as one failed test.
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

for (const stage of stages) await Promise.all(stage.map((row) => performRow(row, stage.length === 1)));
const [unit, e2e] = [countTests(unitReport), countTests(e2eReport)];
rmSync(reports, { recursive: true });
if (failed.length > 0) console.log(`FAILED: ${failed.join(', ')}`);
console.log(`${unit.passed + e2e.passed} passed, ${unit.failed + e2e.failed} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
