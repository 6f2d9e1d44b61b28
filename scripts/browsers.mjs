/**
 * Walks through the output of `npm run build` in Firefox and in WebKit. Fails when one of them is missing; with
 * `--installed` it leaves that one out.
 */
import { installedTests, missingLines } from './lib/browsers.mjs';
import { requireBuild } from './lib/built.mjs';
import { run } from './lib/run.mjs';

requireBuild();
const args = process.argv.slice(2).filter((arg) => arg !== '--installed');
const isComplete = args.length < process.argv.length - 2 || missingLines().length === 0;
for (const line of missingLines()) console.log(line);
const tests = installedTests();
const arrived =
  tests.length === 0 || run('npx', ['jest', '--config', 'jest.browsers.config.mjs', ...args, '--', ...tests]);
if (!arrived || !isComplete) process.exit(1);
