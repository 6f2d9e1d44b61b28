import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { unfinishedEnd } from '../backup/backUp';
import { backupFolderIn } from '../backup/backupFiles';
import { countDump } from '../backup/countDump';
import { presentSchema, readContent } from '../backup/dumpDatabase';
import { dumpSchema, readDumpHead } from '../backup/dumpFile';
import { loadDump } from '../backup/loadDump';
import { UnreadableDump } from '../backup/unreadableDump';
import { withClient } from '../database/postgres/client';
import { connectPostgres, openMigrated, postgresMigrations } from '../database/postgres/connect';
import { keepServersOut } from '../database/postgres/keepServersOut';
import { inSchema, scratchSchema, withScratch } from '../database/postgres/scratch';
import { renewInstance } from '../instance/renewInstance';
import { readJournal } from '../journal/entries';
import { journalFileIn, readJournalFile } from '../journal/journalFile';
import { syncFile, syncFolder } from '../system/sync';
import { keptNameIn } from './keptName';
import { demandKnownVersion } from './knownVersion';
import { noBackup } from './noBackup';
import { notePresentErasures, replaceTables } from './presentTables';
import type { Restored } from './restored';

interface PostgresPlace {
  dataDir: string;
  databaseUrl: string;
}

const migrationsIn = async (url: string): Promise<string[]> => {
  const db = connectPostgres(url);
  try {
    const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration"`.execute(db);
    return rows.map(({ name }) => name);
  } finally {
    await db.destroy();
  }
};

/** Returns what a reading of a dump returns. A file that is the reason of a failure is told in our words. */
const spoken = <Result>(file: string, reading: Promise<Result>): Promise<Result> =>
  reading.catch((error: unknown) => {
    throw error instanceof UnreadableDump ? noBackup(file, error) : error;
  });

/** Makes, in the scratch schema, the tables that are to be put in place. */
export const prepareDump = async ({ dataDir, databaseUrl }: PostgresPlace, file: string) => {
  await spoken(file, loadDump(file, databaseUrl, scratchSchema));
  const scratch = inSchema(databaseUrl, scratchSchema);
  const { instance } = await readContent(scratch);
  demandKnownVersion(await migrationsIn(scratch), postgresMigrations());
  const journal = readJournal(readJournalFile(journalFileIn(dataDir)), instance);
  const db = await openMigrated(scratch);
  try {
    await renewInstance(db, journal);
  } finally {
    await db.destroy();
  }
  return { journal, content: await readContent(scratch) };
};

/** Dumps the present tables under a dated name among the backups. */
const keepPresent = async (
  { dataDir, databaseUrl }: PostgresPlace,
  schema: string,
  now: number,
): Promise<string> => {
  const folder = backupFolderIn(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = keptNameIn(folder, now, '.dump');
  // One name for all of them: what one that was killed has left goes with the next.
  const unfinished = join(folder, `athletik-before-restore.dump${unfinishedEnd}`);
  rmSync(unfinished, { force: true });
  try {
    await dumpSchema(databaseUrl, schema, unfinished);
    await countDump(unfinished);
    syncFile(unfinished);
    renameSync(unfinished, kept);
    syncFolder(folder);
    return kept;
  } finally {
    rmSync(unfinished, { force: true });
  }
};

/**
 * Restores PostgreSQL's database; see `restoreBackup`. The connection that has the lock is the one that replaces the
 * tables: if it is lost, nothing is replaced. `begin` is called once it has it.
 */
export const restoreDump = (
  place: PostgresPlace,
  file: string,
  now: number,
  begin: () => void,
): Promise<Restored> =>
  withClient(place.databaseUrl, async (client) => {
    await keepServersOut(client);
    begin();
    const { backedUpAt } = await spoken(file, readDumpHead(file));
    const schema = await presentSchema(place.databaseUrl);
    const wasThere = await notePresentErasures(place.databaseUrl, place.dataDir);
    return withScratch(place.databaseUrl, async () => {
      const { journal, content } = await prepareDump(place, file);
      const kept = wasThere ? await keepPresent(place, schema, now) : null;
      await replaceTables(client, scratchSchema, schema);
      return { ...content, backedUpAt, isTimeOfFile: false, journal, kept, wasDamaged: false };
    });
  });
