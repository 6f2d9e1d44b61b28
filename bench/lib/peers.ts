import { existsSync } from 'node:fs';
import { run } from '../../scripts/lib/run.mjs';

/** The libraries that the app is compared with. Each has a page of its name in `bench/peers`. */
export const peers = { Dexie: 'dexie', RxDB: 'rxdb', PouchDB: 'pouchdb' } as const;

/** Installs what only the benchmarks need, unless it is there. */
export const installPeers = (): void => {
  if (existsSync('bench/node_modules')) return;
  if (!run('npm', ['ci', '--ignore-scripts', '--prefix', 'bench']))
    throw new Error('npm ci failed in bench/.');
};
