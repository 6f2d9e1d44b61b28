/**
 * Repeats the tests that touch time on a machine that is much too slow: all of them on one processor, beside three
 * programs that never rest. `npm run verify:slow` repeats each 10 times, `npm run verify:slow -- 3` 3 times; it needs
 * the output of `npm run build`, and Linux. Ends at the first failure.
 */
import { spawn } from 'node:child_process';
import { run } from './lib/run.mjs';

/** Tests in which a clock, a wait, a kill, a limit or a socket decides. */
const unit = [
  'app',
  'server/backup',
  'server/database/busy',
  'server/live',
  'server/operation/stop',
  'server/restore',
  'server/runs/crash',
  'services',
];
const endToEnd = [
  'appVersion',
  'chat',
  'faults',
  'feedback',
  'firstLoad',
  'frozenTab',
  'guidedTraining',
  'keyboard',
  'lastingFaults',
  'mainJob',
  'sharedDevice',
  'storage',
  'twoProcesses',
  'twoTabs',
];

const repeats = Number(process.argv[2] ?? 10);
const onOneProcessor = ['-c', '0', 'npm', 'run', '--silent'];

const restless = Array.from({ length: 3 }, () =>
  spawn('taskset', ['-c', '0', process.execPath, '--eval', 'for (;;);'], { stdio: 'ignore' }),
);
const runTests = (/** @type {string} */ script, /** @type {string[]} */ tests) =>
  run('taskset', [...onOneProcessor, script, '--', ...tests]);

let good = 0;
while (
  good < repeats &&
  runTests(
    'unit',
    unit.map((path) => `__tests__/${path}`),
  ) &&
  runTests(
    'e2e',
    endToEnd.map((name) => `__tests__/e2e/${name}.test`),
  )
) {
  good += 1;
  console.log(`── ${good} of ${repeats}`);
}
for (const program of restless) program.kill();
console.log(`${good} of ${repeats} repeats were good.`);
process.exitCode = good < repeats ? 1 : 0;
