import { run } from './run.mjs';

/**
 * Returns the first place that `find` returns. When `find` returns nothing, it installs the package as root on Debian,
 * and looks again.
 *
 * @template Place
 * @param {string} name of the program, as people say it
 * @param {string} pack the package
 * @param {string} variable that says where the program is
 * @param {() => Place | undefined} find
 * @returns {Place}
 * @throws when it cannot be installed
 */
export function ensureInstalled(name, pack, variable, find) {
  const found = find() ?? (install(pack) ? find() : undefined);
  if (found) return found;
  throw new Error(
    `${name} is not installed: apt-get install --no-install-recommends ${pack}, or set ${variable}`,
  );
}

/** @param {string} pack */
function install(pack) {
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    run('apt-get', ['update'], { env }) &&
    run('apt-get', ['install', '--yes', '--no-install-recommends', pack], { env })
  );
}
