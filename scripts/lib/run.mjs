import { spawnSync } from 'node:child_process';

/**
 * Runs a program in the foreground.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {boolean} whether it ended with success
 */
export function run(command, args, options) {
  // On Windows npm is a batch file, which only a shell can start.
  const shell = process.platform === 'win32';
  return spawnSync(command, args, { stdio: 'inherit', shell, ...options }).status === 0;
}
