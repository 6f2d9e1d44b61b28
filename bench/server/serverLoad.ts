import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { freePort } from '../../__tests__/e2e/ports';
import { copyPackage } from '../../__tests__/e2e/server';
import type { Changes } from '../../src/contract/changes';
import { ask, type LoadRequest, type LoadSize, type LoadTarget, load } from '../lib/load';
import { compare, linesOf, measurePairs, type Limits as PairLimits, type Variant } from '../lib/pairs';
import { aPost, type Federation } from './federation';
import { databases, type ServedFederation } from './places';

/** Parts of a federation of 2,000 athletes and 100,000 runs, and the whole. */
const shares = [0.01, 0.1, 1];

const size = { requests: 400, atATime: 4 };
const limits = { pairs: 5, milliseconds: 30_000 };

/** The short form asks more, since it is to be exact: the processor times of Linux come in steps of 10 ms. */
const floorSize = { requests: 1_500, atATime: 4 };
const floorLimits = { pairs: 7, milliseconds: 60_000 };

/** A call of the real server. The bare one has the same. */
interface Compared {
  name: string;
  request(number: number): LoadRequest;
}

const callsOf = ({ athletes, trainer, runsOfEach }: Federation, cursor: string): Compared[] => {
  const athlete = (number: number) => athletes[number % athletes.length] ?? trainer;
  return [
    {
      name: `${runsOfEach} runs of an athlete`,
      request: (number) => {
        const { id, token } = athlete(number);
        return { path: `/api/screening/runs/user/${id}`, token };
      },
    },
    {
      name: 'exercises',
      request: (number) => ({ path: '/api/exercise/', token: athlete(number).token }),
    },
    {
      name: 'changes, nothing new, a trainer of 20 athletes',
      request: () => ({ path: `/api/changes?since=${cursor}`, token: trainer.token }),
    },
    {
      name: 'posting a run',
      request: (number) => {
        const { id, token } = athlete(number);
        return { method: 'POST', path: '/api/screening/runs/', token, body: aPost(id, number) };
      },
    },
  ];
};

/** Starts the server of `bareServer.ts` on the same database. */
const startBare = async ({ place: { dataDir, databaseUrl } }: ServedFederation) => {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', resolve('bench/server/bareServer.ts'), String(port)],
    {
      env: { ...process.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
};

const readCursor = async ({ server, federation }: ServedFederation): Promise<string> => {
  const headers = { authorization: `Bearer ${federation.trainer.token}` };
  const answer = await fetch(`${server.url}/api/changes`, { headers });
  return ((await answer.json()) as Changes).cursor;
};

const targetOf = (url: string, pid: number | undefined, { databasePids }: ServedFederation): LoadTarget => ({
  urls: [url],
  pids: [pid ?? 0, ...databasePids],
});

const realTarget = (served: ServedFederation): LoadTarget =>
  targetOf(served.server.url, served.server.pid(), served);

/**
 * Throws unless both servers answer the same. What the bare one has stored is there already when the real one gets it.
 */
const demandSameAnswer = async (bareUrl: string, realUrl: string, request: LoadRequest): Promise<void> => {
  const [bare, real] = [await ask(bareUrl, request), await ask(realUrl, request)];
  if (bare.length !== real.length || !isDeepStrictEqual(JSON.parse(bare), JSON.parse(real)))
    throw new Error(`${request.path}: the bare server answers\n${bare}\nand the real one\n${real}`);
};

/** Compares each call with the bare route: the ratio is the part of the real server's work that a bare one has, too. */
const compareWithBare = async (
  served: ServedFederation,
  loadSize: LoadSize,
  pairs: PairLimits,
  afterEach: (name: string) => Promise<void>,
): Promise<void> => {
  const bare = await startBare(served);
  const cursor = await readCursor(served);
  const bareTarget = targetOf(bare.url, bare.pid, served);
  try {
    for (const { name, request } of callsOf(served.federation, cursor)) {
      console.log(`\n${name}`);
      await demandSameAnswer(bare.url, served.server.url, request(0));
      await compare(
        { name: 'real', run: () => load(realTarget(served), request, loadSize) },
        { name: 'bare', run: () => load(bareTarget, request, loadSize) },
        pairs,
      );
      await afterEach(name);
    }
  } finally {
    await bare.stop();
  }
};

/**
 * Compares the calls with the bare routes, and a whole federation with parts of it. All servers run at the same time.
 */
const compareCalls = async (parts: readonly ServedFederation[], whole: ServedFederation): Promise<void> => {
  const cursors = await Promise.all([...parts, whole].map(readCursor));
  const realOf = (served: ServedFederation, index: number, name: string): Variant => {
    const call = callsOf(served.federation, cursors[index] ?? '').find((one) => one.name === name);
    if (!call) throw new Error(`There is no call ${name}.`);
    return {
      name: `${served.federation.athletes.length} athletes`,
      run: () => load(realTarget(served), call.request, size),
    };
  };
  await compareWithBare(whole, size, limits, async (name) => {
    const real = realOf(whole, parts.length, name);
    for (const [index, part] of parts.entries()) {
      const less = realOf(part, index, name);
      for (const line of linesOf(less, real, await measurePairs(less, real, limits))) console.log(line);
    }
  });
};

/** Compares the calls of an update and the posting of runs with bare routes, on both databases and in three sizes. */
export const serverLoad = async (): Promise<void> => {
  const { root, remove } = copyPackage();
  try {
    for (const [database, serve] of Object.entries(databases)) {
      const served: ServedFederation[] = [];
      try {
        for (const share of shares) served.push(await serve(root, share));
        const whole = served.at(-1);
        if (!whole) throw new Error('There is no federation.');
        const { athletes, runs } = whole.federation;
        console.log(`\n${database}, ${athletes.length} athletes with ${runs} runs, and parts of it`);
        await compareCalls(served.slice(0, -1), whole);
      } finally {
        for (const { remove: removeOne } of served) await removeOne();
      }
    }
  } finally {
    remove();
  }
};

/** The short form of `serverLoad`: a small club on SQLite against bare routes. */
export const serverFloor = async (): Promise<void> => {
  const { root, remove } = copyPackage();
  const served = await databases.SQLite(root, 0.01, 25);
  try {
    await compareWithBare(served, floorSize, floorLimits, async () => {});
  } finally {
    await served.remove();
    remove();
  }
};
