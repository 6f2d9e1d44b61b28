import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import { makeFolder } from './support';
import { databaseIsUsed, placeOf, removeDatabase } from './testDatabase';

/** One process of the server. */
export interface Life {
  /** The address of the API. */
  base: string;
  /** Resolves when the process has ended. */
  died: Promise<unknown>;
  /** Kills it without a chance to tidy up. */
  kill(): void;
  /** Asks it to stop, as Ctrl+C does. */
  end(): void;
  /** From now on nobody reads its log. */
  closeLog(): void;
}

/** Waits for the log line with the address. */
const addressOf = async (child: ChildProcess): Promise<string> => {
  if (!child.stdout) throw new Error('The output of the server is not read.');
  for await (const line of createInterface(child.stdout)) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The server ended before it was listening.');
};

/** Nearly everything of each is bundled into one file, packages too, since that starts in a third of the time. */
export const bundleServer = (outdir: string) =>
  build({
    entryPoints: {
      server: 'server/main.ts',
      backup: 'server/backup/main.ts',
      restore: 'server/restore/main.ts',
      rehearse: 'server/restore/rehearseMain.ts',
      transfer: 'server/transfer/main.ts',
      content: 'server/transfer/content/main.ts',
    },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['libsql', '@node-rs/argon2', 'pg-native'],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'warning',
  });

type Command = 'backup' | 'restore' | 'transfer' | 'content';

/** Returns the end of a process and all that it says. */
const outcomeOf = async (child: ChildProcess) => {
  const [said, [code]] = await Promise.all([
    Promise.all([child.stdout, child.stderr].map((stream) => stream && text(stream))),
    once(child, 'close'),
  ]);
  return { code, said: said.join('') };
};

/**
 * Prepares a server in a folder of its own, still without a database. It can be started many times. With `uid` the
 * data folder belongs to that user, as whom the server runs, but not its commands: only root can ask for it.
 */
export const prepareServer = async (host = '127.0.0.1', uid?: number) => {
  const root = makeFolder();
  const [folder, dataDir] = [join(root, 'build'), join(root, 'data')];
  mkdirSync(dataDir);
  if (uid !== undefined) {
    chmodSync(root, 0o755);
    chownSync(dataDir, uid, uid);
  }
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  for (const name of ['node_modules', 'server']) symlinkSync(resolve(name), join(root, name));
  await bundleServer(folder);
  const { databaseUrl = '' } = await placeOf(dataDir, 'no schema');

  const children: ChildProcess[] = [];

  /** Starts the server, or one of its commands, whose complaints can then be read like all that it says. */
  const spawnProgram = (
    name: string,
    args: string[] = [],
    url = databaseUrl,
    others = {},
    isOwners = name === 'server',
  ) => {
    const settings = {
      HOST: host,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      NODE_ENV: 'test',
      ...others,
    };
    const user = isOwners && uid !== undefined ? { uid, gid: uid } : {};
    const program = join(folder, `${name}.js`);
    const env = { ...process.env, ...settings };
    const child = spawn(process.execPath, [program, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user,
    });
    children.push(child);
    return child;
  };

  const launch = () => {
    const child = spawnProgram('server');
    child.stderr.pipe(process.stderr, { end: false });
    return {
      child,
      died: once(child, 'exit'),
      kill: () => child.kill('SIGKILL'),
      end: () => child.kill(),
      closeLog: () => child.stdout?.destroy(),
    };
  };

  return {
    dataDir,
    start: async (): Promise<Life> => {
      const { child, ...life } = launch();
      return { ...life, base: `${await addressOf(child)}/api` };
    },
    /** Runs a command to its end. */
    command: (name: Command, ...args: string[]) => outcomeOf(spawnProgram(name, args)),
    /** Runs a command to its end, as the user to whom the data folder belongs. */
    commandOfOwner: (name: Command, ...args: string[]) =>
      outcomeOf(spawnProgram(name, args, databaseUrl, {}, true)),
    /** Starts the server, or a command, where it cannot go on, with other variables if any. Returns how it ends. */
    failToStart: (variables: Record<string, string> = {}, name: 'server' | Command = 'server') =>
      outcomeOf(spawnProgram(name, [], databaseUrl, variables)),
    /**
     * Runs a command, and kills it as soon as it has made, renamed or removed that many files in the data folder.
     * Returns whether it was killed before its end, and otherwise how it ended.
     */
    commandKilledAt: async (step: number, name: Command, ...args: string[]) => {
      const watcher = watch(dataDir);
      let steps = 0;
      const child = spawnProgram(name, args);
      watcher.on('change', (what) => {
        if (what === 'rename') steps += 1;
        if (steps === step) child.kill('SIGKILL');
      });
      const outcome = await outcomeOf(child);
      watcher.close();
      return { wasKilled: child.signalCode === 'SIGKILL', outcome };
    },
    /** Runs a command with another address of the database. `onCut` gets what kills it. */
    commandAt: async (url: string, onCut: (kill: () => void) => void, ...[name, ...args]: string[]) => {
      const child = spawnProgram(name ?? '', args, url);
      onCut(() => child.kill('SIGKILL'));
      const [, signal] = await once(child, 'exit');
      return signal === 'SIGKILL';
    },
    /** Starts it, and kills it that many milliseconds after it has begun to make its database. */
    startAndKill: async (delay: number): Promise<void> => {
      const hasBegun = databaseIsUsed(dataDir);
      const { died, kill } = launch();
      await hasBegun;
      await pause(delay);
      kill();
      await died;
    },
    /** Ends what a failed test has left, too. */
    remove: () => {
      for (const child of children) child.kill('SIGKILL');
      rmSync(root, { recursive: true });
      removeDatabase(dataDir);
    },
  };
};
