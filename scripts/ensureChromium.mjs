/** Finds a Chromium that starts, or installs one, and prints its path. Fails otherwise, so that no test is skipped. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { isMain } from './lib/mainModule.mjs';
import { run } from './lib/run.mjs';

const debianChromium = '/usr/bin/chromium';

/**
 * Returns the path of a Chromium that starts on this machine.
 *
 * @returns {string}
 * @throws when `CHROMIUM_PATH` is set and does not start, or when none can be installed
 */
export function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!starts(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which does not start`);
    return chosen;
  }
  const found = installed() ?? (installFromPlaywright() || installFromDebian() ? installed() : undefined);
  if (!found) throw new Error('No Chromium, and none could be installed: set CHROMIUM_PATH to one');
  return found;
}

/** @returns {string | undefined} */
function installed() {
  return [debianChromium, chromium.executablePath()].find(starts);
}

/** @param {string} path */
function starts(path) {
  return existsSync(path) && run(path, ['--version'], { stdio: 'ignore', timeout: 30_000 });
}

// Both installers write to stderr, so that stdout contains only the path.
/** @type {import('node:child_process').StdioOptions} */
const installerOutput = ['ignore', process.stderr, process.stderr];

function installFromPlaywright() {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const arrived = run(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'], {
    stdio: installerOutput,
  });
  // A downloaded Chromium may not start, because system libraries are missing.
  return arrived && starts(chromium.executablePath());
}

function installFromDebian() {
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    run('apt-get', ['update'], { stdio: installerOutput, env }) &&
    run('apt-get', ['install', '--yes', 'chromium'], { stdio: installerOutput, env })
  );
}

if (isMain(import.meta.url)) console.log(ensureChromium());
