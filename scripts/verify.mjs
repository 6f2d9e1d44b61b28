/**
 * Everything that has to hold before a change is taken in, the quick checks first. Stops at the first that fails. The
 * last line sums up the tests: `N passed, N failed`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './lib/run.mjs';

const reports = mkdtempSync(join(tmpdir(), 'verify-'));
const unitReport = join(reports, 'unit.json');
const e2eReport = join(reports, 'e2e.json');

const steps = [
  ['lockfile'],
  ['types'],
  ['lint'],
  ['imports'],
  ['rules'],
  ['unit', '--', '--json', `--outputFile=${unitReport}`],
  ['build'],
  ['e2e', '--', '--json', `--outputFile=${e2eReport}`],
];

// The tests choose their mode themselves; a shell that says "production" would take React's test tools from them.
const { NODE_ENV: _ignored, ...env } = process.env;

/** @param {string[]} step a script of package.json and its arguments */
function passes([script, ...args]) {
  const start = performance.now();
  console.log(`\n── ${script}`);
  const passed = run('npm', ['run', '--silent', String(script), ...args], { env });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${script} ${passed ? 'passed' : 'FAILED'} after ${seconds} s`);
  return passed;
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

const allPassed = steps.every(passes);
const [unit, e2e] = [countTests(unitReport), countTests(e2eReport)];
rmSync(reports, { recursive: true });
console.log(`\n${unit.passed + e2e.passed} passed, ${unit.failed + e2e.failed} failed`);
process.exitCode = allPassed ? 0 : 1;
