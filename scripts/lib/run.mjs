import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

// On Windows, npm is a batch file, which only a shell can start.
const shell = process.platform === 'win32';

/**
 * Runs a program in the foreground.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {boolean} whether it exited with code 0
 */
export function run(command, args, options) {
  return spawnSync(command, args, { stdio: 'inherit', shell, ...options }).status === 0;
}

/**
 * Runs a program while others run. Returns its whole output at the end, so that it does not mix with that of others.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
export async function runBeside(command, args, options) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell, ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { succeeded: code === 0, output };
}
