import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { removeAfterEnd } from './removeAfterEnd.mjs';

/** @typedef {ReturnType<typeof createClubServer>} KeptServer */

/**
 * The built server as a worker keeps it: one process, in which it starts and stops, always at the same address. A
 * device that was used before finds its server again.
 *
 * @param {number} port
 */
export function createClubServer(port) {
  const child = fork(resolve('__tests__/setup/worker/serverHost.mjs'), [resolve('build/server.js')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const listening = `läuft: http://localhost:${port}`;
  /** Called with each new text. */
  let hear = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += String(chunk);
      hear();
    });
  }
  // The worker ends when its tests have ended, and this process with it.
  const handles = /** @type {{ unref(): void }[]} */ ([child, child.channel, child.stdout, child.stderr]);
  for (const handle of handles) handle.unref();

  let isRunning = false;
  /** @param {string} dataDir */
  const start = (dataDir) =>
    /** @type {Promise<void>} */ (
      new Promise((listens, reject) => {
        said = '';
        hear = () => {
          if (said.includes(listening)) {
            isRunning = true;
            listens();
          }
          if (said.includes('konnte nicht starten')) reject(new Error(said));
        };
        child.once('exit', () => reject(new Error(`The server ended:\n${said}`)));
        child.send({ DATA_DIR: dataDir, PORT: String(port), NODE_ENV: 'test' });
      })
    ).finally(() => child.removeAllListeners('exit'));

  /** Stops it. One that was stopped before answers nothing. */
  const stop = async () => {
    if (!isRunning) return;
    isRunning = false;
    const stopped = once(child, 'message');
    child.send('stop');
    await stopped;
  };

  const makeFolder = () => mkdtempSync(join(tmpdir(), 'athletik-e2e-'));
  /** The folder of a new demo club. @type {Promise<string> | undefined} */
  let pattern;
  const makePattern = async () => {
    const folder = makeFolder();
    removeAfterEnd(folder);
    await start(folder);
    await stop();
    return folder;
  };

  return {
    url: `http://localhost:${port}`,
    pid: () => child.pid,
    said: () => said,
    start,
    stop,
    /** Returns the folder of a demo club in which nothing has happened but the sign-ins of the prepared devices. */
    pattern: () => {
      pattern ??= makePattern();
      return pattern;
    },
    /** Returns a copy of that folder. */
    copyPattern: async () => {
      pattern ??= makePattern();
      const folder = makeFolder();
      cpSync(await pattern, folder, { recursive: true });
      return folder;
    },
  };
}
