import { makeCluster } from '../../scripts/lib/postgres.mjs';
import { openMigrated } from '../../server/database/postgres/openPostgres';
import { ask, noteSchema, template } from '../server/postgres';

declare global {
  /** How `stopPostgres` ends what `startPostgres` has started. */
  var endPostgres: () => Promise<void>;
}

/** Starts one PostgreSQL for all tests of a run, with an empty database of the newest schema for them to copy. */
const startPostgres = async (): Promise<void> => {
  const cluster = makeCluster();
  const { stop } = await cluster.start();
  globalThis.endPostgres = async () => {
    await stop();
    cluster.remove();
  };
  process.env.TEST_POSTGRES = cluster.urlOf('');
  try {
    await ask('postgres', `create database ${template}`);
    const db = await openMigrated(cluster.urlOf(template));
    await db.destroy();
    await noteSchema();
  } catch (error) {
    await globalThis.endPostgres();
    throw error;
  }
};

export default startPostgres;
