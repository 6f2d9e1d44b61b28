/** Fails when `npm ci` on another machine would reject a lockfile or use a registry that it names. */
import { readFileSync } from 'node:fs';
import { isMain } from './lib/mainModule.mjs';

/** @typedef {{ resolved?: string, optionalDependencies?: Record<string, string> }} LockedPackage */

/**
 * Finds the faults of a lockfile: registry addresses, and missing platform packages.
 *
 * @param {{ packages: Record<string, LockedPackage> }} lockfile
 * @returns {string[]} one sentence per fault
 */
export function lockfileFaults({ packages }) {
  return Object.entries(packages).flatMap(([place, { resolved, optionalDependencies = {} }]) => [
    ...(resolved ? [`${place} is bound to ${resolved}`] : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => !isReachable(packages, place, name))
      .map((name) => `${place} lacks its optional package ${name}`),
  ]);
}

/**
 * Returns whether Node finds package `name` from `place`: in its own node_modules, then in that of each folder above.
 *
 * @param {Record<string, LockedPackage>} packages
 * @param {string} place
 * @param {string} name
 * @returns {boolean}
 */
function isReachable(packages, place, name) {
  const own = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
  if (own in packages) return true;
  if (place === '') return false;
  return isReachable(packages, place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name);
}

if (isMain(import.meta.url)) {
  // The second one is that of the packages with which only the benchmarks compare.
  for (const file of ['package-lock.json', 'bench/package-lock.json']) {
    const faults = lockfileFaults(JSON.parse(readFileSync(file, 'utf8')));
    for (const fault of faults) console.error(`${file}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
