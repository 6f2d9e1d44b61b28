/**
 * Installs the packages when they are missing or do not match the lockfile, so that `npm start` and `npm test` work on
 * a fresh clone. Runs before any package is installed, so it uses only Node modules.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/run.mjs';

const root = join(import.meta.dirname, '..');
// Stored inside node_modules, so that deleting the folder deletes the mark too.
const mark = join(root, 'node_modules', '.lockfile-hash');
const lockfileHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lockfileHash) {
  console.log('Installing the packages of the lockfile …');
  // The build and the tests need the development packages, even when NODE_ENV is `production`.
  if (!run('npm', ['ci', '--include=dev'], { cwd: root })) process.exit(1);
  writeFileSync(mark, lockfileHash);
}
