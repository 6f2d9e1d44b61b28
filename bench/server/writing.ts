import { copyPackage, startServer } from '../../__tests__/e2e/server';
import { type LoadTarget, load } from '../lib/load';
import { linesOf, measurePairs, type Variant } from '../lib/pairs';
import { aPost } from './federation';
import { databases, type ServedFederation } from './places';

/** People who post at the same time, each another one. */
const size = { requests: 1_000, atATime: 50 };
const limits = { pairs: 5, milliseconds: 120_000 };

/** A server under load: one process on SQLite, two on PostgreSQL. */
interface Loaded {
  name: string;
  run: Variant['run'];
  remove(): Promise<void>;
}

const runOn =
  ({ federation: { athletes } }: ServedFederation, target: LoadTarget): Variant['run'] =>
  () =>
    load(
      target,
      (number) => {
        const athlete = athletes[number % athletes.length];
        if (!athlete) throw new Error('There is no athlete.');
        const { id, token } = athlete;
        return { method: 'POST', path: '/api/screening/runs/', token, body: aPost(id, number) };
      },
      size,
    );

const startOn = async (root: string, database: keyof typeof databases, name: string): Promise<Loaded> => {
  const served = await databases[database](root, 0.1, 10);
  const { databaseUrl } = served.place;
  const others = databaseUrl === undefined ? [] : [await startServer(root, { DATABASE_URL: databaseUrl })];
  const servers = [served.server, ...others];
  const pids = [...servers.map(({ pid }) => pid() ?? 0), ...served.databasePids];
  return {
    name,
    run: runOn(served, { urls: servers.map(({ url }) => url), pids }),
    remove: async () => {
      for (const other of others) await other.remove();
      await served.remove();
    },
  };
};

/**
 * Compares 50 people who post runs at the same time: PostgreSQL with two processes against SQLite, and against the
 * former build, if there is one.
 */
export const writing = async (former: string | null): Promise<void> => {
  const packages = [copyPackage(), ...(former === null ? [] : [copyPackage(former)])];
  const loaded: Loaded[] = [];
  const start = async (index: number, database: keyof typeof databases, name: string) => {
    const one = await startOn(packages[index]?.root ?? '', database, name);
    loaded.push(one);
    await one.run();
    return one;
  };
  try {
    const postgres = await start(0, 'PostgreSQL', 'PostgreSQL');
    const others = [await start(0, 'SQLite', 'SQLite')];
    if (former !== null) others.push(await start(1, 'PostgreSQL', 'PostgreSQL, former app'));
    for (const other of others)
      for (const line of linesOf(postgres, other, await measurePairs(postgres, other, limits)))
        console.log(line);
  } finally {
    for (const { remove } of loaded) await remove();
    for (const { remove } of packages) remove();
  }
};
