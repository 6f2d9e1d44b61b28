import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { startNginx } from '../../scripts/lib/nginx.mjs';
import { makeCluster } from '../../scripts/lib/postgres.mjs';
import { freePort } from './ports';
import { launch } from './server';

const settingsOf = (databaseUrl: string, publicUrl: string) => ({
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: publicUrl,
  TRUST_PROXY: '127.0.0.1',
});

/** Two processes of the built server with the demo club, on one PostgreSQL, behind nginx with `deploy/nginx.conf`. */
export const startProcesses = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'athletik-e2e-'));
  const cluster = makeCluster();
  const postgres = await cluster.start();
  const databaseUrl = cluster.urlOf('postgres');
  const database = new Client(databaseUrl);
  await database.connect();
  const ports = [await freePort(), await freePort()];
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = async (number: number) =>
    (await launch(resolve('.'), dataDir, number, settingsOf(databaseUrl, url))).child;
  const processes = new Map<string, Awaited<ReturnType<typeof start>>>();
  for (const number of ports) processes.set(`127.0.0.1:${number}`, await start(number));
  const stopNginx = await startNginx(port, ports);

  const kill = async (address: string) => {
    const child = processes.get(address);
    if (!child || !processes.delete(address)) throw new Error(`There is no process at ${address}.`);
    child.kill('SIGKILL');
    await once(child, 'exit');
  };

  return {
    url,
    /** Returns the addresses of the processes that run. */
    addresses: () => [...processes.keys()],
    /** Kills the process at an address, without a chance to tidy up. */
    kill,
    /** Starts the processes again that were killed. */
    restart: async () => {
      for (const number of ports) {
        const address = `127.0.0.1:${number}`;
        if (!processes.has(address)) processes.set(address, await start(number));
      }
    },
    /** Returns the rows of a query. */
    query: async <Row extends object>(text: string): Promise<Row[]> => (await database.query<Row>(text)).rows,
    stop: async () => {
      await stopNginx();
      for (const address of [...processes.keys()]) await kill(address);
      await database.end();
      await postgres.stop();
      cluster.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export type Processes = Awaited<ReturnType<typeof startProcesses>>;
