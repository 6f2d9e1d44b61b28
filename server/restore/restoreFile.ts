import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { checkDatabase, copyDatabase } from '../backup/copyDatabase';
import { faultOf } from '../database/faults';
import { migrations } from '../database/migrations';
import { closeSqlite } from '../database/sqlite/closeSqlite';
import { databaseCompanions } from '../database/sqlite/databaseFile';
import { lockAsCommand } from '../database/sqlite/dataLock';
import { openDatabaseFile } from '../database/sqlite/openDatabaseFile';
import { patiently } from '../database/sqlite/patience';
import { renewInstance } from '../instance/renewInstance';
import { readJournal } from '../journal/entries';
import { journalFileIn, readJournalFile } from '../journal/journalFile';
import { syncFile } from '../system/sync';
import { demandKnownVersion } from './knownVersion';
import { noBackup } from './noBackup';
import { gatherPresent, replacePresent } from './presentFile';
import type { Restored } from './restored';

const migrationsOf = (file: string): string[] => {
  const sqlite = new Sqlite(file, patiently);
  try {
    const rows = sqlite.prepare('select "name" from "kysely_migration"').all() as { name: string }[];
    return rows.map(({ name }) => name);
  } finally {
    sqlite.close();
  }
};

const remove = (file: string): void => {
  for (const end of ['', ...databaseCompanions, '-journal']) rmSync(`${file}${end}`, { force: true });
};

const copyAndCheck = async (file: string, work: string) => {
  try {
    await copyDatabase(file, work);
    return await checkDatabase(work);
  } catch (error) {
    // A file that has other tables, or none, is refused by a question for ours.
    const isOther = (error as NodeJS.ErrnoException).code === 'SQLITE_ERROR';
    if (faultOf(error) !== 'damaged' && !isOther) throw error;
    throw noBackup(file, error);
  }
};

/** Makes, under a name of its own, the database that is to be put in place. */
export const prepareFile = async (file: string, dataDir: string, work: string) => {
  remove(work);
  const { backedUpAt, instance } = await copyAndCheck(file, work);
  demandKnownVersion(migrationsOf(work), migrations);
  const journal = readJournal(readJournalFile(journalFileIn(dataDir)), instance);
  const { db } = await openDatabaseFile(work);
  try {
    await renewInstance(db, journal);
  } finally {
    await closeSqlite(db);
  }
  const content = await checkDatabase(work);
  syncFile(work);
  return { backedUpAt, journal, content };
};

const restore = async (dataDir: string, file: string, now: number): Promise<Restored> => {
  const { mtimeMs } = statSync(file);
  const isGathered = gatherPresent(dataDir);
  const work = join(dataDir, 'restore.sqlite.unfinished');
  try {
    const { backedUpAt, journal, content } = await prepareFile(file, dataDir, work);
    const kept = replacePresent(dataDir, work, { isGathered, now });
    return {
      ...content,
      backedUpAt: backedUpAt ?? mtimeMs,
      isTimeOfFile: backedUpAt === null,
      journal,
      kept,
      wasDamaged: kept !== null && !isGathered,
    };
  } finally {
    remove(work);
  }
};

/** Restores SQLite's file; see `restoreBackup`. `begin` is called once nobody else may use the data folder. */
export const restoreFile = async (
  dataDir: string,
  file: string,
  now: number,
  begin: () => void,
): Promise<Restored> => {
  const release = lockAsCommand(dataDir);
  try {
    begin();
    return await restore(dataDir, file, now);
  } finally {
    release();
  }
};
