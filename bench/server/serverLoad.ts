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

/** Parts of a federation of 2,000 athletes and 100,000 runs. */
const shares = [0.005];

const size = { requests: 40, atATime: 4 };
const limits = { pairs: 2, milliseconds: 1 };

/** The short form asks more, since it is to be exact: the processor times of Linux come in steps of 10 ms. */
const floorSize = { requests: 60, atATime: 4 };
const floorLimits = { pairs: 2, milliseconds: 1 };

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

/** A federation that is compared with another one. */
interface Named {
  name: string;
  served: ServedFederation;
}

/** Compares the calls with the bare routes, and with those of others. All servers run at the same time. */
const compareCalls = async (
  one: Named,
  others: readonly Named[],
  loadSize: LoadSize,
  pairs: PairLimits,
): Promise<void> => {
  const all = [one, ...others];
  const cursors = new Map<Named, string>();
  for (const named of all) cursors.set(named, await readCursor(named.served));
  const realOf = (named: Named, name: string): Variant => {
    const calls = callsOf(named.served.federation, cursors.get(named) ?? '');
    const call = calls.find((each) => each.name === name);
    if (!call) throw new Error(`There is no call ${name}.`);
    return { name: named.name, run: () => load(realTarget(named.served), call.request, loadSize) };
  };
  await compareWithBare(one.served, loadSize, pairs, async (name) => {
    const real = realOf(one, name);
    for (const other of others) {
      const variant = realOf(other, name);
      for (const line of linesOf(variant, real, await measurePairs(variant, real, pairs))) console.log(line);
    }
  });
};

/** Copies this build and the former one, if there is one. */
const copyPackages = (former: string | null) => {
  const [now, before] = [copyPackage(), former === null ? null : copyPackage(former)];
  const remove = () => {
    now.remove();
    before?.remove();
  };
  return { now: now.root, former: before?.root ?? null, remove };
};

/**
 * Compares the calls of an update and the posting of runs with bare routes, on both databases and in three sizes, and
 * with the former build. This build writes all federations, so the former one needs the same schema.
 */
export const serverLoad = async (former: string | null): Promise<void> => {
  const packages = copyPackages(former);
  try {
    for (const [database, serve] of Object.entries(databases)) {
      const opened: Named[] = [];
      const open = async (root: string, share: number, build: string): Promise<Named> => {
        const served = await serve(root, share);
        const named = { name: `${build}, ${served.federation.athletes.length} athletes`, served };
        opened.push(named);
        return named;
      };
      try {
        const parts: Named[] = [];
        for (const share of shares) parts.push(await open(packages.now, share, 'app'));
        const whole = await open(packages.now, 0.01, 'app');
        if (packages.former !== null) parts.push(await open(packages.former, 0.01, 'former app'));
        const { athletes, runs } = whole.served.federation;
        console.log(`\n${database}, ${athletes.length} athletes with ${runs} runs, and parts of it`);
        await compareCalls(whole, parts, size, limits);
      } finally {
        for (const { served } of opened) await served.remove();
      }
    }
  } finally {
    packages.remove();
  }
};

/** The short form of `serverLoad`: a small club on SQLite. */
export const serverFloor = async (former: string | null): Promise<void> => {
  const packages = copyPackages(former);
  const opened: Named[] = [];
  const open = async (root: string, name: string): Promise<Named> => {
    const named = { name, served: await databases.SQLite(root, 0.01, 25) };
    opened.push(named);
    return named;
  };
  try {
    const club = await open(packages.now, 'app');
    const others = packages.former === null ? [] : [await open(packages.former, 'former app')];
    await compareCalls(club, others, floorSize, floorLimits);
  } finally {
    for (const { served } of opened) await served.remove();
    packages.remove();
  }
};
