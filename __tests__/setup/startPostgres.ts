import { makeCluster } from '../../scripts/lib/postgres.mjs';
import { openMigrated } from '../../server/database/postgres/connect';
import { seedDemoClub } from '../../server/demo/seed';
import { createPasswords } from '../../server/secrets/passwords';
import {
  ask,
  endKeptConnections,
  makeDatabase,
  noteDemoClub,
  noteSchema,
  template,
} from '../server/postgres';
import { beginning, cheapPasswords, demoVideosDir } from '../server/support';

declare global {
  /** How `stopPostgres` ends what `startPostgres` has started. */
  var endPostgres: () => Promise<void>;
}

const demoClub = 'demo_club';

/** Makes the demo club as the server does it, and notes its rows. */
const makeDemoClub = async (url: string): Promise<void> => {
  await makeDatabase(demoClub, 'newest schema');
  const db = await openMigrated(url);
  const passwords = await createPasswords(cheapPasswords);
  const config = { dataDir: '', demoVideosDir };
  await seedDemoClub({ db, passwords, now: () => beginning, config });
  await db.destroy();
  await noteDemoClub(demoClub);
  await endKeptConnections();
};

/**
 * Starts one PostgreSQL for all tests of a run, with an empty database of the newest schema and the rows of the demo
 * club for them to copy.
 */
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
    await makeDemoClub(cluster.urlOf(demoClub));
  } catch (error) {
    await globalThis.endPostgres();
    throw error;
  }
};

export default startPostgres;
