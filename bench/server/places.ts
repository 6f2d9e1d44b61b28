import { Client } from 'pg';
import { startServer, type TestServer } from '../../__tests__/e2e/server';
import { makeCluster } from '../../scripts/lib/postgres.mjs';
import type { Place } from '../../server/database/place';
import { openDatabase } from '../../server/instance/openDatabase';
import { type Federation, fillFederation, usualRuns } from './federation';

/** A server with a federation, on one of the two databases. */
export interface ServedFederation {
  server: TestServer;
  place: Place;
  federation: Federation;
  /** The process of the database, where that is not the one of the server. */
  databasePids: number[];
  remove(): Promise<void>;
}

/** Fills the database of a new server, which does not run meanwhile. */
const serve = async (root: string, share: number, runsOfEach: number, databaseUrl?: string) => {
  const server = await startServer(root, databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
  await server.stop();
  const place = { dataDir: server.dataDir, databaseUrl };
  const db = await openDatabase(place);
  const federation = await fillFederation(db, share, runsOfEach);
  await db.destroy();
  await server.restart();
  return { server, place, federation };
};

const onSqlite = async (root: string, share: number, runsOfEach = usualRuns): Promise<ServedFederation> => {
  const served = await serve(root, share, runsOfEach);
  return { ...served, databasePids: [], remove: () => served.server.remove() };
};

/** PostgreSQL writes through to the disk, as SQLite does. */
const onPostgres = async (root: string, share: number, runsOfEach = usualRuns): Promise<ServedFederation> => {
  const cluster = makeCluster({ isSafe: true });
  const { pid, stop } = await cluster.start();
  const client = new Client(cluster.urlOf('postgres'));
  await client.connect();
  await client.query('create database federation');
  await client.end();
  const databaseUrl = cluster.urlOf('federation');
  const served = await serve(root, share, runsOfEach, databaseUrl);
  const analysing = new Client(databaseUrl);
  await analysing.connect();
  // As its own process does after a while.
  await analysing.query('analyze');
  await analysing.end();
  return {
    ...served,
    databasePids: [pid],
    remove: async () => {
      await served.server.remove();
      await stop();
      cluster.remove();
    },
  };
};

export const databases = { SQLite: onSqlite, PostgreSQL: onPostgres };
