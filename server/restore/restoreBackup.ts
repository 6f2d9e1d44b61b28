import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { type Content, checkDatabase, copyDatabase } from '../backup/copyDatabase';
import { migrations } from '../database/migrations';
import { closeSqlite } from '../database/sqlite/closeSqlite';
import { databaseCompanions } from '../database/sqlite/databaseFile';
import { lockForRestore } from '../database/sqlite/dataLock';
import { openDatabaseFile } from '../database/sqlite/openSqlite';
import { syncFile } from '../files/sync';
import { type Journal, readJournal } from '../journal/entries';
import { journalFileIn, readJournalFile } from '../journal/journalFile';
import { replacePresent, settlePresent } from './presentDatabase';
import { renewInstance } from './renewInstance';

/** What a restore has done. */
export interface Restored extends Content {
  /** When the backup was made, in milliseconds since 1970. */
  backedUpAt: number;
  /** The backup itself does not say when it was made: the time is that of its file. */
  isTimeOfFile: boolean;
  journal: Journal;
  /** The former database; null where there was none. */
  kept: string | null;
  /** There was a former database, and it could not be read. */
  wasDamaged: boolean;
}

/** Throws when the backup is from a newer version of the server, whose tables this one does not know. */
const demandKnownVersion = (file: string): void => {
  const sqlite = new Sqlite(file);
  try {
    const names = sqlite.prepare('select "name" from "kysely_migration"').all() as { name: string }[];
    if (names.every(({ name }) => name in migrations)) return;
  } finally {
    sqlite.close();
  }
  throw new Error('Die Sicherung ist von einer neueren Fassung. Bitte bring den Server zuerst auf diese.');
};

const remove = (file: string): void => {
  for (const end of ['', ...databaseCompanions, '-journal']) rmSync(`${file}${end}`, { force: true });
};

/** Makes, under a name of its own, the database that is to be put in place. */
const prepare = async (file: string, dataDir: string, work: string) => {
  remove(work);
  await copyDatabase(file, work);
  const { backedUpAt, instance } = await checkDatabase(work);
  demandKnownVersion(work);
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
  const isSettled = settlePresent(dataDir);
  const work = join(dataDir, 'restore.sqlite.unfinished');
  try {
    const { backedUpAt, journal, content } = await prepare(file, dataDir, work);
    const kept = replacePresent(dataDir, work, { isSettled, now });
    return {
      ...content,
      backedUpAt: backedUpAt ?? mtimeMs,
      isTimeOfFile: backedUpAt === null,
      journal,
      kept,
      wasDamaged: kept !== null && !isSettled,
    };
  } finally {
    remove(work);
  }
};

/**
 * Puts a backup in the place of the database of a data folder, made safe by `renewInstance` [ON-6]. The former database
 * stays under a dated name, and so does the journal. Throws with a German message, and changes nothing, while a server runs,
 * or when the file is no whole backup, or one of a newer version. Killed at any moment, it leaves the former or the new
 * database, and can be repeated.
 */
export const restoreBackup = async (dataDir: string, file: string, now: number): Promise<Restored> => {
  if (!existsSync(file)) throw new Error(`${file} gibt es nicht.`);
  const release = lockForRestore(dataDir);
  if (!release) throw new Error('Der Server läuft noch. Bitte beende ihn zuerst.');
  try {
    return await restore(dataDir, file, now);
  } finally {
    release();
  }
};
