import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A program that runs. */
export interface Program {
  /** What it writes to file descriptor 3. */
  told: Readable;
  kill(): Promise<void>;
}

/** Starts a program with this folder as its home: some browsers want a home that belongs to the user who runs them. */
export const startProgram = (
  home: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Program => {
  const child = spawn(command, args, {
    env: {
      ...process.env,
      HOME: home,
      XDG_CACHE_HOME: join(home, 'cache'),
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_DATA_HOME: join(home, 'data'),
      TZ: 'Europe/Berlin',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  return {
    told: child.stdio[3] as Readable,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

/** Makes an empty home for programs. */
export const makeHome = () => {
  const home = mkdtempSync(join(tmpdir(), 'athletik-browser-'));
  // The processes of a killed browser may write for a moment longer.
  const remove = () => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  return { home, remove };
};
