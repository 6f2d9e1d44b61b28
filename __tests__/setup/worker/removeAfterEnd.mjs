import { spawn } from 'node:child_process';

/** Waits for the end of its input, and then for the last process that writes to the folder. */
const script = 'cat; while ! rm -rf "$0"; do sleep 0.1; done';

/**
 * Removes a folder once this process has ended, also when it was killed. Jest kills a worker that takes half a second
 * to end, and a busy machine takes longer than that for a profile of a browser.
 *
 * @param {string} folder
 */
export function removeAfterEnd(folder) {
  const child = spawn('sh', ['-c', script, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  child.unref();
  /** @type {import('node:net').Socket} */ (child.stdin).unref();
}
