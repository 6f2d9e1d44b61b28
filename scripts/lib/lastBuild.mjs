import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What goes into a build: sources, and what says how they are built. The samples are read, not built. */
const inputs = [
  ...['src', 'store', 'sagas', 'server', 'public', 'scripts'],
  ...['webpack.config.js', 'package.json', 'package-lock.json', 'tsconfig.json', '.npmrc'],
];
const unbuilt = /^server\/samples\//;

/** What a build makes. */
const outputs = ['dist', 'build'];

/** Where a whole build notes what it was made of, and what one that has begun is made of. */
const noteFile = 'build/.inputs';
const begunFile = 'build/.inputs.begun';
const notes = [noteFile, begunFile];

/**
 * Returns the files below a path, in a fixed order; a path of a file is that file.
 *
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(root, `${path}/${name}`));
}

/**
 * Returns a hash of all that goes into a build.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
function hashOfInputs(root, env) {
  const hash = createHash('sha256').update(JSON.stringify([process.version, env.API_BASE_URL ?? '']));
  for (const path of inputs.flatMap((input) => filesOf(root, input)).filter((file) => !unbuilt.test(file)))
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Returns the files that a build has made, with their lengths. @param {string} root */
const madeIn = (root) =>
  outputs
    .flatMap((output) => filesOf(root, output))
    .filter((path) => !notes.includes(path))
    .map((path) => `${path} ${statSync(join(root, path)).size}`);

/** @param {string} root @param {string} name */
const read = (root, name) => (existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : null);

/** @param {string} root @param {string} name @param {string} text */
function write(root, name, text) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

/** Notes what a build is made of that begins now. Until it is whole, it does not count. @param {string} root */
export function beginBuild(root, env = process.env) {
  rmSync(join(root, noteFile), { force: true });
  write(root, begunFile, hashOfInputs(root, env));
}

/**
 * Notes that the build is whole, unless something was changed meanwhile: nobody knows what is in it then.
 *
 * @param {string} root
 */
export function endBuild(root, env = process.env) {
  const hash = hashOfInputs(root, env);
  const isSame = read(root, begunFile) === hash;
  rmSync(join(root, begunFile), { force: true });
  if (isSame) write(root, noteFile, JSON.stringify({ hash, made: madeIn(root) }));
}

/** Returns whether the last whole build is made of what is here now, and is still there. @param {string} root */
export function isBuilt(root, env = process.env) {
  const note = read(root, noteFile);
  return note !== null && note === JSON.stringify({ hash: hashOfInputs(root, env), made: madeIn(root) });
}
