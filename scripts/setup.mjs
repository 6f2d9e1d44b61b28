/**
 * Installs the packages when they are missing or older than the lockfile, so that `npm start` and `npm test` work on
 * a fresh clone. Runs before there are any packages: it may need nothing but Node.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/run.mjs';

const root = join(import.meta.dirname, '..');
// Kept inside node_modules: whoever deletes the folder deletes its mark too.
const mark = join(root, 'node_modules', '.lockfile-hash');
const lockfileHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lockfileHash) {
  console.log('Installing the packages of the lockfile …');
  // The build and the tests need the development packages, also where NODE_ENV says production.
  if (!run('npm', ['ci', '--include=dev'], { cwd: root })) process.exit(1);
  writeFileSync(mark, lockfileHash);
}
