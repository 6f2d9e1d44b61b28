import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Sqlite from 'libsql';
import type { RunKind } from '../../src/domain/runs';
import type { KeptServer } from '../setup/worker/clubServer.mjs';
import { freePort } from './ports';
import { tellServerOnFailure } from './tellOnFailure';

/** Number of the demo club's videos. */
export const demoVideoCount = readdirSync(resolve('server/samples/athletik-screening/clips')).length;

/**
 * Starts the built server. Returns it, and what it said until it listened. Throws with all that it said when it ends
 * before.
 */
export const launch = async (root: string, dataDir: string, port: number, settings: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [join(root, 'build/server.js')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), NODE_ENV: 'test', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let faults = '';
  child.stderr.on('data', (chunk) => {
    faults += String(chunk);
  });
  await new Promise<void>((listens, ended) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes(`läuft: http://localhost:${port}`)) listens();
    });
    // Its output has ended, too.
    child.once('close', (code) => ended(new Error(`The server ended with ${code}:\n${said}${faults}`)));
  });
  return { child, said: () => said + faults };
};

/** A stored run in the server's database. */
export interface StoredRun {
  id: number;
  userId: number;
  clientId: string;
  completed: number;
  screeningRunId?: number | null;
  testRuns?: string;
  exercises?: string;
  runUnits?: string;
}

/** A stored feedback in the server's database. */
export interface StoredFeedback {
  exerciseRunId: number;
  comment: string;
  answers: string;
}

/**
 * Returns a copy of the built package in a folder, by default of this one, whose files a test may change without an
 * effect on other tests.
 */
export const copyPackage = (folder = '.') => {
  const root = mkdtempSync(join(tmpdir(), 'athletik-package-'));
  for (const built of ['dist', 'build', 'package.json']) {
    cpSync(resolve(folder, built), join(root, built), { recursive: true });
  }
  for (const source of ['node_modules', 'server']) symlinkSync(resolve(folder, source), join(root, source));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};

/** How a server on one data folder is run, at one address. */
interface Runner {
  url: string;
  /** The number of its process. */
  pid(): number | undefined;
  /** What it said since its last start. */
  said(): string;
  start(dataDir: string): Promise<void>;
  stop(): Promise<void>;
}

const makeFolder = () => mkdtempSync(join(tmpdir(), 'athletik-e2e-'));

/** Starts a server on this folder, which ends with the server. */
const startOn = async (dataDir: string, runner: Runner) => {
  const query = <Row>(sql: string): Row[] => {
    const database = new Sqlite(join(dataDir, 'athletik.sqlite'), { readonly: true });
    try {
      return database.prepare(sql).all() as Row[];
    } finally {
      database.close();
    }
  };
  const change = (sql: string) => {
    // The server may be writing.
    const database = new Sqlite(join(dataDir, 'athletik.sqlite'), { timeout: 5_000 });
    try {
      database.exec(sql);
    } finally {
      database.close();
    }
  };
  const userId = (username: string): number => {
    const [user] = query<{ id: number }>(`select id from "user" where username = '${username}'`);
    if (!user) throw new Error(`There is no ${username}.`);
    return user.id;
  };
  const runs = (table: RunKind) => query<StoredRun>(`select * from "${table}" order by id`);
  const forget = tellServerOnFailure(runner);
  await runner.start(dataDir);
  return {
    url: runner.url,
    /** The number of the process that runs now. */
    pid: runner.pid,
    /** What the server said at its last start. */
    said: runner.said,
    /** The folder of the database and of the mails. */
    dataDir,
    /** All runs of a kind, oldest row first. */
    runs,
    /** All runs of a kind of one user, oldest row first. */
    runsOf: (username: string, table: RunKind) =>
      runs(table).filter((run) => run.userId === userId(username)),
    /** All feedback on exercise runs. */
    feedback: () => query<StoredFeedback>('select * from "feedback" order by "exerciseRunId"'),
    userId,
    /** Returns the rows of a query. */
    query,
    /** Changes the database under the running server, as an administrator of the machine could. */
    change,
    stop: runner.stop,
    restart: () => runner.start(dataDir),
    remove: async () => {
      forget();
      await runner.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export type TestServer = Awaited<ReturnType<typeof startOn>>;

/**
 * Starts the built server of this package, or of a copy, with its own data folder, and with the demo club unless the
 * settings say otherwise.
 */
export const startServer = async (
  root = resolve('.'),
  settings: NodeJS.ProcessEnv = {},
): Promise<TestServer> => {
  const port = await freePort();
  let running: Awaited<ReturnType<typeof launch>> | undefined;
  return startOn(makeFolder(), {
    url: `http://localhost:${port}`,
    pid: () => running?.child.pid,
    said: () => running?.said() ?? '',
    start: async (dataDir) => {
      running = await launch(root, dataDir, port, settings);
    },
    stop: async () => {
      const { child } = running ?? {};
      child?.kill();
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  });
};

/** Starts the server that the worker keeps, with a demo club in which nothing has happened. */
export const startKeptServer = async (kept: KeptServer): Promise<TestServer> =>
  startOn(await kept.copyPattern(), kept);
