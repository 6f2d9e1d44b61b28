import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { copyPackage, freePort } from '../../__tests__/e2e/server';
import type { Changes } from '../../src/contract/changes';
import { type LoadRequest, load } from '../lib/load';
import { compare, linesOf, measurePairs, type Variant } from '../lib/pairs';
import { aPost, type Federation, runsOfEach } from './federation';
import { databases, type ServedFederation } from './places';

/** Parts of a federation of 2,000 athletes and 100,000 runs, and the whole. */
const shares = [0.01, 0.1, 1];

const size = { requests: 400, atATime: 4 };
const limits = { pairs: 5, milliseconds: 30_000 };

/** A call of the real server, and the route of the bare one that makes the same query. */
interface Compared {
  name: string;
  real(number: number): LoadRequest;
  bare(number: number): LoadRequest;
}

const callsOf = ({ athletes, trainer }: Federation, cursor: string): Compared[] => {
  const athlete = (number: number) => athletes[number % athletes.length] ?? trainer;
  return [
    {
      name: `${runsOfEach} runs of an athlete`,
      real: (number) => {
        const { id, token } = athlete(number);
        return { path: `/api/screening/runs/user/${id}`, token };
      },
      bare: (number) => ({ path: `/screening/runs/user/${athlete(number).id}` }),
    },
    {
      name: 'exercises',
      real: (number) => ({ path: '/api/exercise/', token: athlete(number).token }),
      bare: () => ({ path: '/exercise/' }),
    },
    {
      name: 'changes, nothing new, a trainer of 20 athletes',
      real: () => ({ path: `/api/changes?since=${cursor}`, token: trainer.token }),
      bare: () => ({ path: '/changes' }),
    },
    {
      name: 'posting a run',
      real: (number) => {
        const { id, token } = athlete(number);
        return { method: 'POST', path: '/api/screening/runs/', token, body: aPost(id, number) };
      },
      bare: (number) => ({
        method: 'POST',
        path: '/screening/runs/',
        body: aPost(athlete(number).id, number),
      }),
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

/** Compares the calls with the bare routes, and a whole federation with parts of it. All servers run at the same time. */
const compareCalls = async (parts: readonly ServedFederation[], whole: ServedFederation): Promise<void> => {
  const bare = await startBare(whole);
  const cursors = await Promise.all([...parts, whole].map(readCursor));
  const realOf = (served: ServedFederation, index: number, name: string): Variant => {
    const { server, federation, databasePids } = served;
    const call = callsOf(federation, cursors[index] ?? '').find((one) => one.name === name);
    if (!call) throw new Error(`There is no call ${name}.`);
    const target = { urls: [server.url], pids: [server.pid() ?? 0, ...databasePids] };
    return {
      name: `${federation.athletes.length} athletes`,
      run: () => load(target, call.real, size),
    };
  };
  try {
    for (const { name, bare: bareRequest } of callsOf(whole.federation, '')) {
      console.log(`\n${name}`);
      const target = { urls: [bare.url], pids: [bare.pid, ...whole.databasePids] };
      const real = realOf(whole, parts.length, name);
      await compare({ name: 'bare', run: () => load(target, bareRequest, size) }, real, limits);
      for (const [index, part] of parts.entries()) {
        const less = realOf(part, index, name);
        for (const line of linesOf(less, real, await measurePairs(less, real, limits))) console.log(line);
      }
    }
  } finally {
    await bare.stop();
  }
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
