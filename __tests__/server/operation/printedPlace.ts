import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { aSetup } from '../../builders/setup';
import { bundleServer } from '../serverProcess';
import { makeFolder } from '../support';

/** Where the pages put things that are elsewhere here: what is printed, and what takes its place. */
export type Elsewhere = Record<string, string>;

/**
 * Makes a folder as an operator has it after the build: `package.json` with its commands, `build/`, `deploy/` and the
 * packages. Commands run there as they are printed.
 */
export const makePrintedPlace = async () => {
  const root = makeFolder();
  copyFileSync('package.json', join(root, 'package.json'));
  for (const name of ['node_modules', 'server', 'deploy']) symlinkSync(resolve(name), join(root, name));
  mkdirSync(join(root, 'second'));
  await bundleServer(join(root, 'build'));
  const children: ChildProcess[] = [];

  const spawnShell = (commands: string, elsewhere: Elsewhere) => {
    const places = Object.entries({ '/mnt/second': join(root, 'second'), ...elsewhere });
    const here = places.reduce((all, [place, other]) => all.replaceAll(place, other), commands);
    const { TEST_POSTGRES: _, ...env } = process.env;
    const child = spawn('bash', ['-ec', here], {
      cwd: root,
      // No test may need a certain port. What npm would say of a newer one is not asked.
      env: { ...env, NODE_ENV: '', PORT: '0', npm_config_update_notifier: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    children.push(child);
    return child;
  };

  return {
    root,
    dataDir: join(root, 'data'),
    /** Runs commands to their end. */
    run: async (commands: string, elsewhere: Elsewhere = {}) => {
      const child = spawnShell(commands, elsewhere);
      const [out, complaints, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return { code, said: `${out}${complaints}` };
    },
    /** Runs the command that starts the server. Returns its address, what it said, and how to end it. */
    start: async (command: string, elsewhere: Elsewhere = {}) => {
      const child = spawnShell(command, elsewhere);
      const ended = once(child, 'close');
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (more: string) => {
        said += more;
      });
      for await (const line of createInterface(child.stdout)) {
        said += `${line}\n`;
        const [, url] = /läuft: (http:[^"\s]+)/.exec(line) ?? [];
        if (!url) continue;
        child.stdout.resume();
        return {
          url,
          said,
          stop: async () => {
            process.kill(-Number(child.pid), 'SIGTERM');
            await ended;
          },
        };
      }
      throw new Error(`The server ended before it was listening: ${said}`);
    },
    /** Ends what a failed test has left, too. */
    remove: () => {
      for (const { pid, exitCode, signalCode } of children)
        if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
      rmSync(root, { recursive: true });
    },
  };
};

/** Begins a club by the link that an empty server has printed. Returns what the server answers. */
export const beginClub = async (url: string, said: string): Promise<Response> => {
  const [, code = ''] = /\/setup\/(\w+)/.exec(said) ?? [];
  return fetch(`${url}/api/setup/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aSetup()),
  });
};
